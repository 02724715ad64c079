import type { Ladder } from "../../ladder/ladder.ts";

/** Hits an action needs. Source: M2. */
export const MARUMARU_DIFFICULTIES: Ladder = [
  { value: 5, word: "impossible" },
  { value: 4, word: "daunting" },
  { value: 3, word: "difficult" },
  { value: 2, word: "challenging" },
  { value: 1, word: "normal" },
];

/** Hits that avoid a complication. Source: M2. */
export const COMPLICATIONS: Ladder = [
  { value: 3, word: "major" },
  { value: 2, word: "moderate" },
  { value: 1, word: "minor" },
];
