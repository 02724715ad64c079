import type { Ladder } from "../roll/ladder.ts";

/**
 * What kind of die is thrown.
 * `fudge` −1…+1 evenly · `fudge-one` a d6 where only 6 is + and only 1 is − · `fudge-six` a d6 read 1–2 −, 3–4 blank, 5–6 + ·
 * `strands-six` a d6 read 1–2 blank, 3–4 −, 5–6 + · `six` a plain d6 · `eight` a plain d8 · `six-plus-one` a d6 that counts one more
 * than it shows · `ten` a plain d10. The first four have faces −1, 0, +1; the others numbers.
 */
export const DIE_KINDS = ["fudge", "fudge-one", "fudge-six", "strands-six", "six", "eight", "six-plus-one", "ten"] as const;
export type DieKind = (typeof DIE_KINDS)[number];

/** How the faces become a number. `difference`: the second die is subtracted; `best`: only the best or the worst count. */
export const DICE_READINGS = ["sum", "difference", "best", "hits"] as const;
export type DiceReadingKind = (typeof DICE_READINGS)[number];

/** A game's own id for one of its dice; words at `NORN.Dice.Method.<game>`. It is stored with each roll. */
export type DiceMethodId = string;

export interface DiceMethod {
  readonly id: DiceMethodId;
  readonly die: DieKind;
  readonly reading: DiceReadingKind;
  /** Difficulties of its own, where its totals are not on the ruleset's ladder (F11); null = the ruleset's. */
  readonly difficulties: Ladder | null;
}
/** All its dice are added up, or one is taken from the other. */
export interface SumMethod extends DiceMethod {
  readonly reading: SumPlan["reading"];
}

interface PlannedDice {
  readonly method: DiceMethodId;
  readonly die: DieKind;
  readonly count: number;
  /** Faces placed without a throw (F11: Poor, Terrible, Abysmal). */
  readonly fixed: readonly number[];
}
export interface SumPlan extends PlannedDice {
  readonly reading: "sum" | "difference";
}
export interface BestPlan extends PlannedDice {
  readonly reading: "best";
  /** How many count, and which. */
  readonly keep: { readonly count: number; readonly which: "highest" | "lowest" };
}
export interface HitsPlan extends PlannedDice {
  readonly reading: "hits";
  /** A 9 counts twice. */
  readonly doubleNines: boolean;
  /** Only a 10 counts: a pool of 0 or less (M2). */
  readonly chance: boolean;
}

/** What to throw for one roll. `reading` alone decides how the faces count. */
export type DicePlan = SumPlan | BestPlan | HitsPlan;

/** The faces of a throw as read: one element for each die in the order thrown (fixed faces first). */
export interface DiceReading {
  readonly dice: readonly { readonly face: number; readonly counts: boolean; readonly hits: number }[];
  /** Sum, difference, kept sum, or hits. */
  readonly total: number;
}
