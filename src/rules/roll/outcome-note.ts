import type { CheckOutcome } from "./check.ts";

/** How good something is for the one who rolled. Never its only sign: the words say the same. */
export const TONES = ["great", "good", "plain", "bad"] as const;
export type Tone = (typeof TONES)[number];

/** What a game says of an outcome besides success and margin: a degree, spin, what is left. */
export interface OutcomeNote {
  /** Its words are at `NORN.Outcome.<game>.<id>`; with a count, at `none`, `one` and `many` below. */
  readonly id: string;
  readonly count?: number;
  readonly tone: Tone;
}

export type OutcomeNotes = (outcome: CheckOutcome) => readonly OutcomeNote[];

/** For games that name how good a success is. */
export function degreeNotes(outcome: CheckOutcome): readonly OutcomeNote[] {
  const degree = outcome.reading === "hits" ? undefined : outcome.degree;
  return degree === undefined ? [] : [{ id: degree, tone: "good" }];
}
