import { ok, refuse, type Result } from "../../result.ts";
import { type Trick, TRICKS } from "./tricks.data.ts";

export interface HitSpending {
  /** Hits of one roll, or of everyone who works together. */
  readonly hits: number;
  readonly difficulty: number;
  /** Hits that avoid the complication, 0 for none. */
  readonly complication: number;
  readonly avoid: boolean;
  /** Ids of the tricks bought, one entry a purchase. */
  readonly tricks: readonly string[];
  /** What can be bought; the game's own where nothing else is said. */
  readonly offered?: readonly Trick[];
}

export interface HitsSpent {
  readonly left: number;
  readonly complicated: boolean;
}

export type HitRefusal = "hits-failed" | "hits-overspent" | "trick-unknown" | "trick-twice";

/** Difficulty first; what is left avoids the complication, or buys tricks, each once. Source: M2. */
export function spendHits(spending: HitSpending): Result<HitsSpent, HitRefusal> {
  const { hits, difficulty, complication, avoid, tricks, offered = TRICKS } = spending;
  const over = hits - Math.max(1, difficulty);
  if (over < 0) return refuse("hits-failed", { hits, difficulty });
  let cost = avoid ? complication : 0;
  for (const [index, id] of tricks.entries()) {
    const trick = offered.find((candidate) => candidate.id === id);
    if (!trick) return refuse("trick-unknown", { trick: id });
    if (!trick.repeatable && tricks.indexOf(id) !== index) return refuse("trick-twice", { trick: id });
    cost += trick.hits;
  }
  if (cost > over) return refuse("hits-overspent", { hits: over, cost });
  return ok({ left: over - cost, complicated: complication > 0 && !avoid });
}
