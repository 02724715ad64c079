import type { Ladder } from "../../ladder/ladder.ts";

/** Mediocre is 0 here. Difficulties stand on the same rungs. Source: T1. */
export const TRIFOLD_LADDER: Ladder = [
  { value: 8, word: "legendary" },
  { value: 7, word: "epic" },
  { value: 6, word: "fantastic" },
  { value: 5, word: "superb" },
  { value: 4, word: "great" },
  { value: 3, word: "good" },
  { value: 2, word: "fair" },
  { value: 1, word: "average" },
  { value: 0, word: "mediocre" },
  { value: -1, word: "poor" },
  { value: -2, word: "terrible" },
  { value: -3, word: "awful" },
  { value: -4, word: "abysmal" },
];
