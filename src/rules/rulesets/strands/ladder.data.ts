import type { Ladder } from "../../ladder/ladder.ts";

/** How hard a difficulty is; totals and ranks are bare numbers in this game. Source: S1. */
export const STRANDS_DIFFICULTIES: Ladder = [
  { value: 6, word: "expert-and-lucky" },
  { value: 5, word: "very-difficult" },
  { value: 4, word: "difficult" },
  { value: 3, word: "moderate" },
  { value: 2, word: "average-person" },
  { value: 1, word: "small-effort" },
  { value: 0, word: "hardly-any-effort" },
];
