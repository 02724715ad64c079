import type { HarmBar } from "../harm/harm-bar.ts";

/** Fate points as the bar of a token: full with as many as one begins with. More are full too: they have no upper limit. */
export function pointBar(points: number, start: number): HarmBar {
  return { value: points, max: Math.max(points, start, 1) };
}
