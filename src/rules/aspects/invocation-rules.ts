import type { DiceMethodId } from "../dice/dice-method.ts";
import type { DialValues } from "../ruleset.ts";
import type { Gain } from "./gain.ts";

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
