export const TRIFOLD_LEVEL_IDS = ["novice", "veteran", "hero", "legend", "superhero"] as const;
export type TrifoldLevelId = (typeof TRIFOLD_LEVEL_IDS)[number];

/** Skill points to start with, and the highest rating they allow. From the fewest points to the most. Source: T2. */
export const TRIFOLD_LEVELS: readonly { readonly id: TrifoldLevelId; readonly points: number; readonly cap: number }[] = [
  { id: "novice", points: 20, cap: 4 },
  { id: "veteran", points: 25, cap: 4 },
  { id: "hero", points: 30, cap: 5 },
  { id: "legend", points: 35, cap: 5 },
  { id: "superhero", points: 40, cap: 6 },
];

/** The cap rises when the points in all reach a level with a higher one; with fewer than a novice's it is the novice's. Source: T5. */
export function capForPoints(points: number): number {
  return TRIFOLD_LEVELS.findLast((level) => points >= level.points)?.cap ?? 4;
}
