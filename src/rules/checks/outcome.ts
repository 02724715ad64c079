import type { PlainOutcome } from "./check.ts";

/** The part of an outcome every game has: success or failure, and by how much. A tie is a success in all four. */
export function plainOutcome(total: number, difficulty: number): PlainOutcome {
  const margin = total - difficulty;
  return { success: margin >= 0, margin };
}

/** A step of a degree table: the least margin that reaches it. */
export interface DegreeStep<D extends string> {
  readonly from: number;
  readonly degree: D;
}

/** The highest step a margin reaches; null below the first. Steps are in order of margin, lowest first. */
export function degreeOf<D extends string>(steps: readonly DegreeStep<D>[], margin: number): D | null {
  return steps.findLast(({ from }) => margin >= from)?.degree ?? null;
}
