import type { DiceMethodId, DicePlan, DiceReading } from "../dice/dice-method.ts";

/** How a second trait joins the first. `adds`: the ranks add up (marumaru pools). */
export const COMBINATIONS = ["modifies", "complements", "restricts", "adds"] as const;
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
  /** Words typed by a person, or "" for the dialog's plain modifier. */
  readonly label: string;
  readonly value: number;
  /** In a pool that keeps the best or worst: the dice count themselves, instead of being bonus dice (F11, fate point). */
  readonly full?: boolean;
}

/** What a person asked for: everything of a roll but the faces. */
export interface CheckRequest {
  readonly method: DiceMethodId;
  readonly traits: readonly CheckTrait[];
  readonly modifiers: readonly CheckModifier[];
  /** A number on the ruleset's difficulty ladder, or null: no comparison. */
  readonly difficulty: number | null;
  /** fate2: only the player rolls (static) or both sides do (dynamic). Ignored elsewhere. */
  readonly test: "static" | "dynamic";
  /** marumaru: +0…+3, counts only with at least one hit. 0 elsewhere. */
  readonly enhancement: number;
  /** marumaru: hits needed to avoid the complication, 0 for none. */
  readonly complication: number;
  /** Faces that lie on the table instead of those the rank lays there: an aspect turned or added one (F11). */
  readonly laid?: readonly number[];
}

/** Where a part of a total comes from. */
export const PART_SOURCES = ["trait", "combination", "modifier", "dice", "enhancement"] as const;
/** What a part counts: points of the total, dice of the pool (F11, M2), or hits. Only points, or only hits, add up to the total. */
export const PART_UNITS = ["points", "dice", "hits"] as const;
export interface CheckPart {
  readonly source: (typeof PART_SOURCES)[number];
  /** Name of the trait or words of the modifier; "" for the dice. */
  readonly label: string;
  readonly value: number;
  readonly unit: (typeof PART_UNITS)[number];
  /** For `combination`: how it joined. */
  readonly joins: Combination | null;
}

/** What came of comparing with a difficulty. Fields a game does not use are null. */
export interface CheckOutcome {
  readonly success: boolean;
  /** total − difficulty. Negative on a failure. */
  readonly margin: number;
  /** fate2: minimal … perfection; strands: minimal, notable, significant, potent. Null on a failure and in the other games. */
  readonly degree: string | null;
  /** fate2: what the degree means for magnitude and duration. */
  readonly magnitude: string | null;
  readonly duration: string | null;
  /** strands: beaten by three or more. */
  readonly spin: boolean;
  /** trifold: shifts to spend (0 = marginal). */
  readonly shifts: number | null;
  /** marumaru: hits left after the difficulty, and what the complication leaves to choose. */
  readonly hits: {
    readonly left: number;
    readonly complication: "none" | "avoidable" | "bites";
    readonly leftIfAvoided: number;
  } | null;
}

export interface CheckResult {
  readonly plan: DicePlan;
  readonly reading: DiceReading;
  readonly parts: readonly CheckPart[];
  /** Sum of the parts that are points; in marumaru the hits with enhancement. */
  readonly total: number;
  readonly outcome: CheckOutcome | null;
}
