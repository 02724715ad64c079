import type { CheckRequest } from "../roll/check.ts";
import type { DiceMethodId } from "../dice/dice-method.ts";
import type { Aspect } from "../aspects/aspect.ts";
import type { LedgerEvent } from "../events/ledger-event.ts";
import type { DialValues } from "../dials/dial-values.ts";
import type { InvokeInput, InvokeRefusal, Payment } from "./invoke.ts";
import type { UseRefusal, UsesBefore } from "./use-again.ts";

/**
 * What a roll may gain: rerolling all dice or one, turning one die, a number, more dice, rerolling the misses. `effect` changes
 * the story and no die. `minus-two` is what a compel may cost. Source: F3, F4, F11, S3, T3, M3.
 */
export const GAINS = [
  "reroll-all",
  "die-to-plus",
  "minus-to-plus",
  "blank-to-plus",
  "raise-die",
  "reroll-die",
  "die-to-five",
  "place-die",
  "plus-two",
  "minus-two",
  "plus-one",
  "one-die",
  "two-dice",
  "reroll-misses",
  "effect",
] as const;
export type Gain = (typeof GAINS)[number];

/** Before the roll, or after. */
export const MOMENTS = ["before", "after"] as const;
export type Moment = (typeof MOMENTS)[number];

/** What the owner of an invoked aspect gets of the points paid: at once, and once the action resolves. */
export interface OwnerReward {
  readonly now: readonly LedgerEvent[];
  readonly later: readonly LedgerEvent[];
}

/** The roll that gains; without its request, what its dice may gain at any rank. */
interface GainsInput {
  readonly method: DiceMethodId;
  readonly moment: Moment;
  readonly request?: CheckRequest | null;
}

/** How invoking differs between the games. */
export interface InvocationRules {
  readonly moments: readonly Moment[];
  /** Other characters' character aspects are in reach. */
  readonly reachesOthers: boolean;
  /** On whose rolls one invokes: one's own, or those of another character or a hazard too. */
  readonly rolls: readonly ("own" | "others")[];
  /** What an invocation may give, the best-known first; includes `effect` where the game has it. */
  readonly gains: (input: GainsInput, dials: DialValues) => readonly Gain[];
  /** What it may take, in the order tried; if all fail, the last one's reason is the refusal. */
  readonly payments: (input: InvokeInput, dials: DialValues) => readonly Payment[];
  /** Why the same user of the aspect may not use it again; null if nothing prevents it. */
  readonly again: (uses: UsesBefore, dials: DialValues) => UseRefusal | null;
  /** Why it is impossible, however it is paid. */
  readonly forbids: (input: InvokeInput) => InvokeRefusal | null;
  readonly ownerReward: (input: InvokeInput, points: number, dials: DialValues) => OwnerReward;
  /** What the owner gets depends on whether the invocation works against the actor the aspect is on. */
  readonly asksAgainst: (input: InvokeInput) => boolean;
  /** Points one payer may spend on one roll, null for any number. */
  readonly mostPoints: (dials: DialValues) => number | null;
  /** Whether using such an aspect may take nothing. */
  readonly mayTakeNothing: (aspect: Aspect) => boolean;
}
