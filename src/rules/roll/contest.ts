import type { PlainOutcome } from "./check.ts";

/** One side of a contest: the outcome of its roll, and the rank of its trait before anything was added. */
export interface Contestant {
  readonly outcome: PlainOutcome;
  readonly baseRank: number;
}

export interface ContestResult {
  /** Null if no one wins. */
  readonly winner: "first" | "second" | null;
  /** Difference of the margins, 0 or more. */
  readonly by: number;
}
