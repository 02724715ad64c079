/** What many measurements of one thing come to. All in the unit measured (mostly milliseconds). */
export interface Summary {
  readonly count: number;
  readonly median: number;
  /** The spread: a tenth of the measurements lie below `low`, a tenth above `high`. */
  readonly low: number;
  readonly high: number;
}

/** @throws Error when nothing was measured */
export function summarize(samples: readonly number[]): Summary {
  const sorted = samples.toSorted((a, b) => a - b);
  return { count: sorted.length, median: quantile(sorted, 0.5), low: quantile(sorted, 0.1), high: quantile(sorted, 0.9) };
}

/** The value below which the share `at` (0 to 1) of sorted numbers lies, between neighbours in proportion. */
function quantile(sorted: readonly number[], at: number): number {
  const place = (sorted.length - 1) * at;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new Error("Nothing was measured.");
  return below + (above - below) * (place - Math.floor(place));
}
