/** Many measurements of one thing, in the unit measured. */
export interface Summary {
  readonly count: number;
  readonly median: number;
  /** A tenth of the measurements are below `low`, a tenth above `high`. */
  readonly low: number;
  readonly high: number;
}

/** @throws Error when nothing was measured */
export function summarize(samples: readonly number[]): Summary {
  const sorted = samples.toSorted((a, b) => a - b);
  return { count: sorted.length, median: quantile(sorted, 0.5), low: quantile(sorted, 0.1), high: quantile(sorted, 0.9) };
}

/** Measures `times` times, after `before` runs that do not count. */
export async function repeat(times: number, once: () => Promise<number>, before = 2): Promise<Summary> {
  for (let index = 0; index < before; index += 1) await once();
  const samples: number[] = [];
  for (let index = 0; index < times; index += 1) samples.push(await once());
  return summarize(samples);
}

/** The value below which the share `at` (0 to 1) of sorted numbers is, interpolated. */
function quantile(sorted: readonly number[], at: number): number {
  const place = (sorted.length - 1) * at;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new Error("Nothing was measured.");
  return below + (above - below) * (place - Math.floor(place));
}
