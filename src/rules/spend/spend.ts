import type { DiceMethodId } from "../dice/dice-method.ts";
import type { Aspect } from "../aspects/aspect.ts";
import type { LedgerEvent } from "../events/ledger-event.ts";
import { ok, refuse, type Result } from "../result.ts";
import { isAhead, type ActiveGame } from "../ruleset.ts";
import { type Payer, payPoints } from "./payer.ts";
import type { SpendUse } from "./spend-rules.ts";

/** An earlier spend on the current roll. */
export interface SpendMade {
  readonly use: string;
  readonly spender: string;
  readonly countered: boolean;
}

export interface SpendInput {
  readonly use: string;
  readonly payer: Payer;
  /** Dice method of the current roll; null if there is none. */
  readonly method: DiceMethodId | null;
  readonly made: readonly SpendMade[];
  /** Points this payer has spent on the current roll so far, on anything. */
  readonly spent: number;
  /** An aspect whose box is checked instead of paying the point. */
  readonly box: Aspect | null;
}

export const SPEND_REFUSALS = [
  "use-unknown",
  "no-roll",
  "used-this-roll",
  "aspect-missing",
  "limit-reached",
  "points-short",
  "boxes-spent",
  "box-pays-not",
  "not-countered",
] as const;
export type SpendRefusal = (typeof SPEND_REFUSALS)[number];

export interface Spend {
  readonly use: SpendUse;
  /** Points the payer spends: a box counts as one. */
  readonly points: number;
  readonly events: readonly LedgerEvent[];
}

/**
 * What a spend costs and changes. A box counts as one point, so it pays for no more. R9: a limit on spending counts every point
 * of one payer on the roll, with an aspect or without. Source: F4, S3, T3, M3.
 */
export function spend(game: ActiveGame, input: SpendInput): Result<Spend, SpendRefusal> {
  const { ruleset, dials } = game;
  const { payer, method, box } = input;
  const use = ruleset.spending.uses({ method }, dials).find(({ id }) => id === input.use);
  if (!use) return refuse("use-unknown", { use: input.use });
  if (use.aspect) return refuse("aspect-missing", { use: use.id });
  if (use.roll !== "none" && method === null) return refuse("no-roll", { use: use.id });
  if (isAgain(game, use, input)) return refuse("used-this-roll", { use: use.id });
  const most = use.roll === "none" ? null : ruleset.invoking.mostPoints(dials);
  if (most !== null && input.spent + use.cost > most) return refuse("limit-reached", { most });
  if (box) return spendBox(game, use, box, input);
  const paid = payPoints(payer, use.cost);
  return paid.ok ? ok({ use, points: use.cost, events: paid.value }) : paid;
}

/** Whether this roll has it already: what was countered does not count. */
function isAgain({ ruleset, dials }: ActiveGame, use: SpendUse, { payer, method, made }: SpendInput): boolean {
  const gains = new Map(ruleset.spending.uses({ method }, dials).map(({ id, gain }) => [id, gain]));
  return made.some(({ use: id, spender, countered }) => {
    if (countered) return false;
    return (use.once && id === use.id && spender === payer.actor) || (use.alone && gains.get(id) === use.gain);
  });
}

function spendBox(
  { ruleset, dials }: ActiveGame,
  use: SpendUse,
  box: Aspect,
  { payer }: SpendInput,
): Result<Spend, SpendRefusal> {
  if (!ruleset.spending.boxCanPay(dials) || box.parent !== payer.actor || isAhead(ruleset, box)) return refuse("box-pays-not");
  if (box.checked >= box.level) return refuse("boxes-spent", { aspect: box.name, level: box.level });
  const rest = use.cost - 1;
  const paid = payPoints(payer, rest);
  if (!paid.ok) return paid;
  return ok({ use, points: rest, events: [{ type: "aspect-boxes-changed", aspect: box.uuid, by: 1 }, ...paid.value] });
}

/** Cancelling another's spend: the canceller's point is spent too; the other is not given back. Source: F4. */
export function counterSpend({ ruleset }: ActiveGame, payer: Payer): Result<readonly LedgerEvent[], SpendRefusal> {
  const cost = ruleset.spending.counterCost;
  return cost === null ? refuse("not-countered") : payPoints(payer, cost);
}
