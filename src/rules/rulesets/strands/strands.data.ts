import type { Ladder } from "../../ladder/ladder.ts";
import type { TraitGroup, ListedTrait } from "../../ruleset.ts";

/** The words of difficulties; totals and ranks are plain numbers in this game. Source: S1. */
export const STRANDS_DIFFICULTIES: Ladder = [
  { value: 6, word: "expert-and-lucky" },
  { value: 5, word: "very-difficult" },
  { value: 4, word: "difficult" },
  { value: 3, word: "moderate" },
  { value: 2, word: "average-person" },
  { value: 1, word: "small-effort" },
  { value: 0, word: "hardly-any-effort" },
];

/** Skills are for campaigns without abilities. Affinities are the open group: one for each power source. Source: S2, S8. */
export const STRANDS_GROUPS: readonly TraitGroup[] = [
  { id: "physical", defaultRank: 0, open: false },
  { id: "mental", defaultRank: 0, open: false },
  { id: "social", defaultRank: 0, open: false },
  { id: "skills", defaultRank: 0, open: false },
  { id: "affinity", defaultRank: 0, open: true },
  { id: "vehicle", defaultRank: 0, open: false },
];

const inGroup = (group: string, keys: readonly string[]): readonly ListedTrait[] => keys.map((key) => ({ key, group }));

/** Source: S2. */
export const STRANDS_TRAITS: readonly ListedTrait[] = [
  ...inGroup("physical", ["agility", "endurance", "perception", "strength"]),
  ...inGroup("mental", ["craft", "knowledge", "reasoning", "willpower"]),
  ...inGroup("social", ["deception", "empathy", "persuasion", "resources"]),
];

/** Vehicles, organizations and units have abilities of their own, which their tracks are made of. Source: S8, S9, S10. */
export const STRANDS_TRAITS_OF_TYPE: Readonly<Record<string, readonly ListedTrait[]>> = {
  vehicle: inGroup("vehicle", ["crew", "manoeuvrability", "structure", "sensors", "speed", "systems", "weapons"]),
  organization: [
    ...inGroup("physical", ["logistics", "perception", "security"]),
    ...inGroup("mental", ["craft", "knowledge", "morale"]),
    ...inGroup("social", ["connections", "relations", "resources"]),
  ],
  unit: ["physical", "mental", "social"].map((key) => ({ key, group: key })),
};

/** A campaign level: fate points a session, total and highest ranks of abilities, total and highest points of advantages. */
export interface StrandsLevel {
  readonly refresh: number;
  readonly ranks: number;
  readonly cap: number;
  readonly advantages: number;
  readonly largestAdvantage: number;
  /** The most fate points on one roll, where the campaign limits them. S3-R1: from hero to legendary hero, three. */
  readonly pointsPerRoll: number;
}

const level = (
  refresh: number,
  [ranks, cap]: readonly [number, number],
  [advantages, largestAdvantage]: readonly [number, number],
  pointsPerRoll: number,
): StrandsLevel => ({ refresh, ranks, cap, advantages, largestAdvantage, pointsPerRoll });

export const STRANDS_LEVEL_IDS = [
  "commoner",
  "expert",
  "hero",
  "action-hero",
  "mythic-hero",
  "legendary-hero",
  "super-hero-metro",
  "super-hero-world",
  "super-hero-galaxy",
  "super-hero-cosmic",
  "super-hero-infinity",
] as const;
export type StrandsLevelId = (typeof STRANDS_LEVEL_IDS)[number];

/** Source: S2. */
export const STRANDS_LEVELS: Readonly<Record<StrandsLevelId, StrandsLevel>> = {
  commoner: level(4, [24, 3], [1, 1], 2),
  expert: level(5, [24, 3], [3, 1], 2),
  hero: level(6, [25, 3], [6, 2], 3),
  "action-hero": level(7, [25, 4], [9, 2], 3),
  "mythic-hero": level(8, [26, 4], [12, 5], 3),
  "legendary-hero": level(9, [26, 5], [15, 7], 3),
  "super-hero-metro": level(10, [27, 5], [20, 10], 4),
  "super-hero-world": level(10, [27, 5], [30, 12], 4),
  "super-hero-galaxy": level(10, [27, 5], [40, 14], 4),
  "super-hero-cosmic": level(10, [27, 5], [50, 16], 4),
  "super-hero-infinity": level(10, [27, 5], [60, 18], 4),
};
