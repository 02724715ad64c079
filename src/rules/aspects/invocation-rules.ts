import type { DiceMethodId } from "../dice/dice-method.ts";
import type { LedgerEvent } from "../events/ledger-event.ts";
import type { DialValues } from "../dials/dial-values.ts";
import type { InvokeAsked, InvokeRefusal, Payment } from "./invoke.ts";
import type { UseRefusal, UsesBefore } from "./use-again.ts";

/**
 * What spending on a roll may give it, in the words of the dice: rerolling all or one, turning one die, a plain number,
 * more dice, rerolling the misses. `effect` changes the story and no die. `minus-two` is what a compel may cost. Source: F3, F4, F11, S3, T3, M3.
 */
export const GAINS = [
  "reroll-all",
  "die-to-plus",
  "minus-to-plus",
  "blank-to-plus",
  "raise-die",
  "reroll-die",
  "die-to-five",
  "lay-die",
  "plus-two",
  "minus-two",
  "plus-one",
  "one-die",
  "two-dice",
  "reroll-misses",
  "effect",
] as const;
export type Gain = (typeof GAINS)[number];

/** Before the dice fall, or after. */
export const MOMENTS = ["before", "after"] as const;
export type Moment = (typeof MOMENTS)[number];

/** What an owner gets of points paid for using their aspect: at once, and once the action resolves. */
export interface OwnerReward {
  readonly now: readonly LedgerEvent[];
  readonly later: readonly LedgerEvent[];
}

/** What of invoking differs between the games. What a game does not say, it does not have. */
export interface InvocationRules {
  readonly moments: readonly Moment[];
  /** Character aspects of other people are in reach. */
  readonly reachesOthers: boolean;
  /** What an invocation may give, best known first; `effect` among them where the game has it. */
  readonly gains: (asked: { readonly method: DiceMethodId; readonly moment: Moment }, dials: DialValues) => readonly Gain[];
  /** How it may be paid, in the order tried; why the last cannot be paid is why it is refused. */
  readonly payments: (asked: InvokeAsked, dials: DialValues) => readonly Payment[];
  /** Why the same person may not use the aspect once more; null where nothing is in the way. */
  readonly again: (uses: UsesBefore, dials: DialValues) => UseRefusal | null;
  /** Why it cannot be done however it is paid. */
  readonly forbids?: (asked: InvokeAsked) => InvokeRefusal | null;
  readonly ownerReward?: (asked: InvokeAsked, points: number) => OwnerReward;
  /** Points one person may spend on one roll, null for any number. */
  readonly mostPoints?: (dials: DialValues) => number | null;
  /** Points may be owed. */
  readonly mayOwe?: (dials: DialValues) => boolean;
  /** Lesser people of these kinds use their aspects as skills and never invoke them. */
  readonly tiersThatCannotInvoke?: readonly string[];
}
