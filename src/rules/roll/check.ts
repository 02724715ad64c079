import type { DiceMethodId, DicePlan, DiceReading, SumPlan } from "../dice/dice-method.ts";

/**
 * How a second trait joins the first. `adds`: the ranks are added (marumaru pools). `limits`: the first counts for no more than it
 * (fate2).
 */
export const COMBINATIONS = ["modifies", "complements", "restricts", "limits", "adds"] as const;
export type Combination = (typeof COMBINATIONS)[number];

export interface CheckTrait {
  readonly id: string;
  readonly name: string;
  readonly rank: number;
  /** null for the first trait. */
  readonly joins: Combination | null;
  readonly specialty: boolean;
}

export interface CheckModifier {
  readonly id: string;
  /** The label a user typed, or "" for the dialog's plain modifier. */
  readonly label: string;
  readonly value: number;
  /** In a pool that keeps the best or worst: the dice count, instead of being bonus dice (F11, fate point). */
  readonly full?: boolean;
  /** It adds nothing to the total: a success counts as so much greater (S4). */
  readonly onSuccess?: true;
  /** It adds nothing to the total: the difficulty is so much less (M2). */
  readonly eases?: true;
}

interface RequestParts {
  readonly method: DiceMethodId;
  readonly traits: readonly CheckTrait[];
  readonly modifiers: readonly CheckModifier[];
  /** A number on the ruleset's difficulty ladder, or null: nothing to compare with. */
  readonly difficulty: number | null;
  /** Totals of other rolls that count with it: hits that are pooled, results of an extended action (M2, S1). */
  readonly joined?: readonly CheckModifier[];
}
/** Only the player rolls (static), or both sides do (dynamic): F2. */
export type TestKind = "static" | "dynamic";
export interface SumRequest extends RequestParts {
  readonly reading: SumPlan["reading"];
  readonly test: TestKind;
}
export interface BestRequest extends RequestParts {
  readonly reading: "best";
  readonly test: TestKind;
  /** Faces placed instead of those for the rank: an aspect turned or added one (F11). */
  readonly placed?: readonly number[];
}
export interface HitsRequest extends RequestParts {
  readonly reading: "hits";
  /** +0…+3, counts only with at least one hit (M2). */
  readonly enhancement: number;
  /** Hits needed to avoid the complication, 0 for none (M2). */
  readonly complication: number;
}

/** A check as requested: everything of a roll but the faces. `reading` is that of the method. */
export type CheckRequest = SumRequest | BestRequest | HitsRequest;

/** Where a part of a total comes from. */
export const PART_SOURCES = ["trait", "combination", "modifier", "dice", "enhancement", "joined"] as const;
/**
 * The unit of a part: points of the total, dice of the pool (F11, M2), or hits. Only points, or only hits, add up to the total. What
 * makes a success greater (`success`), or the task easier (`difficulty`), is no part of it.
 */
export const PART_UNITS = ["points", "dice", "hits", "success", "difficulty"] as const;
export interface CheckPart {
  readonly source: (typeof PART_SOURCES)[number];
  /** Name of the trait or label of the modifier; "" for the dice. */
  readonly label: string;
  readonly value: number;
  readonly unit: (typeof PART_UNITS)[number];
  /** For `combination`: how it joined. */
  readonly joins: Combination | null;
}

/** The difficulty and the result of the comparison: the part every game has. */
export interface PlainOutcome {
  readonly success: boolean;
  /** total − difficulty. Negative on a failure. */
  readonly margin: number;
}
export interface SumOutcome extends PlainOutcome {
  readonly reading: SumPlan["reading"];
  /** How good a success is, in games that have degrees. */
  readonly degree?: string;
}
export interface BestOutcome extends PlainOutcome {
  readonly reading: "best";
  readonly degree?: string;
}
export interface HitsOutcome extends PlainOutcome {
  readonly reading: "hits";
  /** Hits, of those after the difficulty, that avoid the complication; 0 for none. */
  readonly complication: number;
}

/** What came of comparing with a difficulty. */
export type CheckOutcome = SumOutcome | BestOutcome | HitsOutcome;

export interface CheckResult {
  readonly plan: DicePlan;
  readonly reading: DiceReading;
  readonly parts: readonly CheckPart[];
  /** Sum of the parts that are points; in marumaru the hits with enhancement. */
  readonly total: number;
  readonly outcome: CheckOutcome | null;
}
