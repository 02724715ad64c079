/** A step of a degree table: the least margin that reaches it. */
export interface DegreeStep<D extends string> {
  readonly from: number;
  readonly degree: D;
}

/** The highest step a margin reaches; null below the first. Steps from the lowest margin to the highest. */
export function degreeOf<D extends string>(steps: readonly DegreeStep<D>[], margin: number): D | null {
  return steps.findLast(({ from }) => margin >= from)?.degree ?? null;
}
