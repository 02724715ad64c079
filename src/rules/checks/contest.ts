import type { PlainOutcome } from "./check.ts";

/** One side of a contest: what came of its roll, and the rank of the trait it used before anything was added. */
export interface Contestant {
  readonly outcome: PlainOutcome;
  readonly baseRank: number;
}

export interface ContestResult {
  /** Null where nobody wins. */
  readonly winner: "first" | "second" | null;
  /** Difference of the margins, 0 or more. */
  readonly by: number;
}
