import type { DiceMethodId } from "../dice/dice-method.ts";
import type { DialValues } from "../ruleset.ts";

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

/** How often one person may use one aspect. */
export const REPEATS = ["while-paid", "once-an-action", "once-a-turn"] as const;

/** What of invoking differs between the games. */
export interface InvocationRules {
  /** What pays: a box of the aspect, or a fate point. */
  readonly payment: "box" | "point";
  readonly moments: readonly Moment[];
  readonly repeat: (typeof REPEATS)[number];
  /** Character aspects of other people are in reach. */
  readonly others: boolean;
  /** Where the point goes that was paid for another's aspect. */
  readonly toOwner: "nowhere" | "when-resolved" | "held-until-scene-ends";
  /** What an invocation may give, best known first; `effect` among them where the game has it. */
  readonly gains: (asked: { readonly method: DiceMethodId; readonly moment: Moment }, dials: DialValues) => readonly Gain[];
  /** Points one person may spend on one roll, null for any number. */
  readonly mostPoints: (dials: DialValues) => number | null;
  /** One aspect a scope a turn. */
  readonly scopes: (dials: DialValues) => boolean;
  /** Points may be owed. */
  readonly debt: (dials: DialValues) => boolean;
  /** Lesser people of these kinds use their aspects as skills and never invoke them. */
  readonly withoutInvoking: readonly string[];
}
