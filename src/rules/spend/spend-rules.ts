import type { Gain } from "../invoke/invocation-rules.ts";
import { invoke, type InvokeInput, type InvokeRefusal, type Payment } from "../invoke/invoke.ts";
import type { DialValues } from "../dials/dial-values.ts";
import type { DiceMethodId } from "../dice/dice-method.ts";
import type { LedgerEvent } from "../events/ledger-event.ts";
import type { TakeWound } from "../harm/tracks.ts";
import { ok, refuse, type Result } from "../result.ts";
import type { ActiveGame } from "../ruleset.ts";

/** One thing fate points can be spent on besides invoking an aspect on a roll. */
export interface SpendUse {
  readonly id: string;
  readonly cost: number;
  /** What it does to a roll, or to a rating where nothing is rolled; null for nothing. */
  readonly gain: Gain | null;
  /** Whose roll: one's own, another's, or none: then it is a bit of story, and the GM may give the point back. */
  readonly roll: "own" | "others" | "none";
  /** At most once per roll and spender. */
  readonly once: boolean;
  /** Nothing else gives the same to one roll, by any payer. */
  readonly alone: boolean;
  /** It needs an aspect, and is paid like invoking it for an effect. */
  readonly aspect: boolean;
  /** It is also about another actor. */
  readonly other: boolean;
  /** It takes over one of the other actor's wounds; null: it does not. */
  readonly takeWound: TakeWound | null;
  /** The players do something about it themselves: the words of its note say what. */
  readonly note: boolean;
}

/** A use of one point for a bit of story, unless given otherwise. */
export function spendUse(id: string, otherwise: Partial<SpendUse> = {}): SpendUse {
  return {
    id,
    cost: 1,
    gain: null,
    roll: "none",
    once: false,
    alone: false,
    aspect: false,
    other: false,
    takeWound: null,
    note: false,
    ...otherwise,
  };
}

export interface SpendRules {
  /** Every use without a roll, those of any campaign: what was spent once is still shown. Words at `NORN.Spend.Use.<game>`. */
  readonly stories: readonly SpendUse[];
  /** What there is now, on a roll and without. */
  readonly uses: (input: { readonly method: DiceMethodId | null }, dials: DialValues) => readonly SpendUse[];
  /** Points another may pay to cancel a spend: both are lost, and the first may try again; null: no one may. */
  readonly counterCost: number | null;
  /** A box of an aspect may be checked instead of paying one point. */
  readonly boxCanPay: (dials: DialValues) => boolean;
}

export interface AspectSpend {
  readonly use: SpendUse;
  readonly payment: Payment;
  readonly points: number;
  readonly events: readonly LedgerEvent[];
}

export type AspectSpendInput = Pick<
  InvokeInput,
  "aspect" | "payer" | "method" | "traits" | "uses" | "owner" | "against" | "unlucky" | "expects" | "paidBefore"
>;

/**
 * A bit of story that needs an aspect is paid like invoking it for an effect, or for what it gives an action without a roll. There is
 * no roll to resolve, so a point for the actor the aspect is on, where the campaign gives one, is given at once. Source: F3 (invoke for
 * effect), S3 (effect), T3 (declaration), M3.
 */
export function spendOnAspect(
  game: ActiveGame,
  id: string,
  input: AspectSpendInput,
): Result<AspectSpend, InvokeRefusal | "use-unknown"> {
  const use = game.ruleset.spending.uses({ method: null }, game.dials).find((one) => one.id === id && one.aspect);
  if (!use) return refuse("use-unknown", { use: id });
  const invoked = invoke(game, { ...input, gain: use.gain ?? "effect", moment: "after" });
  if (!invoked.ok) return invoked;
  const { payment, points, events, later } = invoked.value;
  return ok({ use, payment, points, events: [...events, ...later] });
}
