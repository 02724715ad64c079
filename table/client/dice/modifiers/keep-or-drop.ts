import type { DieResult } from "./die-result.ts";

export interface KeepOrDropOptions {
  readonly keep?: boolean;
  readonly highest?: boolean;
}

/** Deactivates all but (`keep`), or only, the `number` highest or lowest active results; of equal ones the earlier is chosen. */
export function keepOrDrop(
  results: DieResult[],
  number: number,
  { keep = true, highest = true }: KeepOrDropOptions = {},
): DieResult[] {
  const ordered = results.filter((result) => result.active).sort((a, b) => (highest ? b.result - a.result : a.result - b.result));
  const chosen = new Set(ordered.slice(0, number));
  for (const result of ordered) {
    if (chosen.has(result) === keep) continue;
    result.active = false;
    result.discarded = true;
  }
  return results;
}
