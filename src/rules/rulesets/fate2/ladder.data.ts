import type { Ladder } from "../../ladder/ladder.ts";

/** Average is 0 here, unlike in the later game. Source: F1. */
export const FATE2_LADDER: Ladder = [
  { value: 6, word: "legendary" },
  { value: 5, word: "epic" },
  { value: 4, word: "superb" },
  { value: 3, word: "great" },
  { value: 2, word: "good" },
  { value: 1, word: "fair" },
  { value: 0, word: "average" },
  { value: -1, word: "mediocre" },
  { value: -2, word: "poor" },
  { value: -3, word: "terrible" },
  { value: -4, word: "abysmal" },
];

/** How hard a task at each rung is. Source: F2, difficulty guide. */
export const FATE2_DIFFICULTIES: Ladder = [
  { value: 4, word: "nearly-impossible" },
  { value: 3, word: "staggering" },
  { value: 2, word: "daunting" },
  { value: 1, word: "difficult" },
  { value: 0, word: "mundane" },
  { value: -1, word: "simple" },
  { value: -2, word: "negligible" },
];
