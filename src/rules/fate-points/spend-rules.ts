import type { Gain } from "../aspects/invocation-rules.ts";
import type { DiceMethodId } from "../dice/dice-method.ts";
import type { DialValues } from "../dials/dial-values.ts";

/** One thing fate points can be spent on besides invoking an aspect on a roll. */
export interface SpendUse {
  readonly id: string;
  readonly cost: number;
  /** What it does to a roll, null where it does nothing to one. */
  readonly gain: Gain | null;
  /** Whose roll: one's own, somebody else's, or none: then it tells a bit of the story, and the GM may give the point back. */
  readonly roll: "own" | "others" | "none";
  /** At most once a roll for each spender. */
  readonly once: boolean;
  /** It hangs on an aspect, and is paid as invoking it for an effect is. */
  readonly aspect: boolean;
  /** It is about somebody else, too. */
  readonly other: boolean;
  /** A mark on the other's track becomes the spender's. */
  readonly takesMark: boolean;
}

/** A use of one point that tells a bit of the story, but for what is said otherwise. */
export function spendUse(id: string, otherwise: Partial<SpendUse> = {}): SpendUse {
  return { id, cost: 1, gain: null, roll: "none", once: false, aspect: false, other: false, takesMark: false, ...otherwise };
}

export interface SpendRules {
  readonly uses: (asked: { readonly method: DiceMethodId | null }, dials: DialValues) => readonly SpendUse[];
  /** Points somebody else may pay to cancel a spend: both are gone, and the first may try again. */
  readonly counterCost?: number;
  /** A box of an aspect may be checked instead of paying one point. */
  readonly boxCanPay?: (dials: DialValues) => boolean;
}
