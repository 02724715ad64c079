import type { CheckOutcome } from "../../checks/check.ts";

/** One side of a contest: what came of its static test, and the rank of the skill it used before anything was added. */
export interface Contestant {
  readonly outcome: Pick<CheckOutcome, "success" | "margin">;
  readonly baseRank: number;
}

export interface ContestResult {
  /** null where nobody succeeds, or where margins and skills are equal. */
  readonly winner: "first" | "second" | null;
  /** Difference of the margins, 0 or more. */
  readonly by: number;
}

/**
 * Both make a static test; the larger margin of success wins, and a tie goes to the higher base skill.
 * R: a failure wins nothing, not even against a worse failure. Source: F2, contest option.
 */
export function fate2Contest(first: Contestant, second: Contestant): ContestResult {
  if (!first.outcome.success && !second.outcome.success) return { winner: null, by: 0 };
  const lead = first.outcome.margin - second.outcome.margin || first.baseRank - second.baseRank;
  const by = Math.abs(first.outcome.margin - second.outcome.margin);
  if (lead === 0) return { winner: null, by };
  return { winner: lead > 0 ? "first" : "second", by };
}
