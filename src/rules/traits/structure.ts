import type { Finding } from "../ruleset.ts";
import type { Trait } from "./trait.ts";

/** `pyramid`: strictly more traits at each rank than at the one above; `column`: at least as many. Source: F5, T2. */
export const STRUCTURES = ["pyramid", "column"] as const;
export type Structure = (typeof STRUCTURES)[number];

export interface RankCount {
  readonly rank: number;
  readonly count: number;
}

/** A rank with too few traits beneath it: so many are `missing` there, or so many too many are at this rank. */
export interface Shortfall extends RankCount {
  readonly below: number;
  readonly belowCount: number;
  readonly missing: number;
}

/** Ranks above this are a typing error: no ladder is that long. */
const HIGHEST_COUNTED = 100;

/** How many traits have each rank from the highest down to `lowest`, gaps as 0; lower ranks, and those above 100, are not counted. */
export function countRanks(ranks: readonly number[], lowest: number): readonly RankCount[] {
  const top = Math.max(lowest - 1, ...ranks.filter((rank) => rank <= HIGHEST_COUNTED));
  return Array.from({ length: top - lowest + 1 }, (_, step) => {
    const rank = top - step;
    return { rank, count: ranks.filter((candidate) => candidate === rank).length };
  });
}

/** Where the structure does not hold, highest rank first. The lowest rank needs nothing beneath it. Source: F5, T2. */
export function shortfalls(columns: readonly RankCount[], structure: Structure): readonly Shortfall[] {
  const surplus = structure === "pyramid" ? 1 : 0;
  return columns.slice(0, -1).flatMap(({ rank, count }, index) => {
    const belowCount = columns[index + 1]?.count ?? 0;
    const missing = count === 0 ? 0 : count + surplus - belowCount;
    return missing > 0 ? [{ rank, count, below: rank - 1, belowCount, missing }] : [];
  });
}

export function structureFindings(
  traits: readonly Trait[],
  columns: readonly RankCount[],
  structure: Structure,
): readonly Finding[] {
  return shortfalls(columns, structure).map(({ rank, count, below, belowCount, missing }) => ({
    severity: "wrong",
    code: `${structure}-unsupported`,
    args: { rank, count, below, belowCount, missing },
    traits: traits.filter((trait) => trait.rank === rank).map(({ id }) => id),
  }));
}
