import type { TrackLayout } from "../ruleset.ts";
import { boxIds, clearBoxes } from "./fill-boxes.ts";

/** How much of a track is left, as the bar of a token shows it. */
export interface HarmBar {
  readonly value: number;
  readonly max: number;
}

/** Clear boxes of all a track has; null for a track without boxes. */
export function harmBar(layout: TrackLayout, checked: readonly string[]): HarmBar | null {
  const max = layout.rows.reduce((sum, { boxes }) => sum + boxes, 0);
  return max === 0 ? null : { value: clearBoxes(layout, new Set(checked)).length, max };
}

/** The boxes to check (true) or clear (false) so that so many are left: the next clear ones in order, or the last checked ones. */
export function boxesForBar(layout: TrackLayout, checked: readonly string[], left: number): Readonly<Record<string, boolean>> {
  const bar = harmBar(layout, checked);
  if (!bar) return {};
  const marked = new Set(checked);
  const lost = bar.value - Math.min(bar.max, Math.max(0, Math.trunc(left)));
  if (lost > 0) return Object.fromEntries(clearBoxes(layout, marked, lost).map(({ box }) => [box, true]));
  const gone = layout.rows.flatMap(boxIds).filter((box) => marked.has(box));
  return Object.fromEntries(gone.slice(gone.length + lost).map((box) => [box, false]));
}

/** Fate points as the bar of a token: full with as many as one begins with. More are full too: they have no upper limit. */
export function pointBar(points: number, start: number): HarmBar {
  return { value: points, max: Math.max(points, start, 1) };
}
