import type { ConflictScope } from "../../harm/harm-rules.ts";
import { FIGHT_STAKES, NERVE_STAKES, WORD_STAKES } from "../../harm/stakes.ts";
import type { Ladder } from "../../roll/ladder.ts";
import type { AspectRole, ListedTrait, TraitGroup } from "../../ruleset.ts";

/** The words of difficulties; totals and ranks are plain numbers in this game. Source: S1. */
export const STRANDS_DIFFICULTIES: Ladder = [
  { value: 6, word: "expert" },
  { value: 5, word: "very-difficult" },
  { value: 4, word: "difficult" },
  { value: 3, word: "moderate" },
  { value: 2, word: "average-person" },
  { value: 1, word: "small-effort" },
  { value: 0, word: "hardly-any-effort" },
];

/** The group of affinities. */
export const AFFINITY = "affinity";

/** Skills are for campaigns without abilities. Affinities are the open group: one for each power source. Source: S2, S8. */
export const STRANDS_GROUPS: readonly TraitGroup[] = [
  { id: "physical", defaultRank: 0, open: false },
  { id: "mental", defaultRank: 0, open: false },
  { id: "social", defaultRank: 0, open: false },
  { id: "skills", defaultRank: 0, open: false },
  { id: AFFINITY, defaultRank: 0, open: true },
  { id: "vehicle", defaultRank: 0, open: false },
];

const inGroup = (group: string, keys: readonly string[]): readonly ListedTrait[] => keys.map((key) => ({ key, group }));

/** Twelve abilities: four physical, four mental, four social. Source: S2. */
export const STRANDS_TRAITS: readonly ListedTrait[] = [
  ...inGroup("physical", ["agility", "endurance", "perception", "strength"]),
  ...inGroup("mental", ["craft", "knowledge", "reasoning", "willpower"]),
  ...inGroup("social", ["deception", "empathy", "persuasion", "resources"]),
];

/** Vehicles, organizations and units have abilities of their own, which their tracks are made of. Source: S8, S9, S10. */
export const STRANDS_TRAITS_OF_TYPE: Readonly<Record<string, readonly ListedTrait[]>> = {
  vehicle: inGroup("vehicle", ["crew", "maneuverability", "structure", "sensors", "speed", "systems", "weapons"]),
  organization: [
    ...inGroup("physical", ["logistics", "perception", "security"]),
    ...inGroup("mental", ["craft", "knowledge", "morale"]),
    ...inGroup("social", ["connections", "relations", "resources"]),
  ],
  unit: ["physical", "mental", "social"].map((key) => ({ key, group: key })),
};

/** By how far above ordinary people they are. Source: S4. */
export const ADVANTAGE_TIERS = ["expert", "heroic", "power"] as const;
type AdvantageTier = (typeof ADVANTAGE_TIERS)[number];

/** How far above all others super heroes are; each is the end of its level's id. Source: S2, S4. */
export const POWER_CLASSES = ["metro", "world", "galaxy", "cosmic", "infinity"] as const;

/** What one advantage of a tier costs at least; a power, its own base cost. Source: S4. */
export const LEAST_COST: Readonly<Record<string, number>> = { expert: 1, heroic: 2, power: 1 };

/** A campaign level: fate points a session, total and highest ranks of abilities, total and highest points of advantages. */
interface StrandsLevel {
  readonly refresh: number;
  readonly ranks: number;
  readonly cap: number;
  readonly advantages: number;
  readonly largestAdvantage: number;
  /** The highest tier of advantages that is usually allowed. */
  readonly tier: AdvantageTier;
  /** The most fate points on one roll, where the campaign limits them. S3-R1: from hero to legendary hero, three. */
  readonly pointsPerRoll: number;
}

const level = (
  refresh: number,
  [ranks, cap]: readonly [number, number],
  [advantages, largestAdvantage, tier]: readonly [number, number, AdvantageTier],
  pointsPerRoll: number,
): StrandsLevel => ({ refresh, ranks, cap, advantages, largestAdvantage, tier, pointsPerRoll });

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

/** Each level of a campaign has its refresh, ranks and cap, advantage points, and limit of points on a roll. Source: S2, S3. */
export const STRANDS_LEVELS: Readonly<Record<StrandsLevelId, StrandsLevel>> = {
  commoner: level(4, [24, 3], [1, 1, "expert"], 2),
  expert: level(5, [24, 3], [3, 1, "expert"], 2),
  hero: level(6, [25, 3], [6, 2, "heroic"], 3),
  "action-hero": level(7, [25, 4], [9, 2, "heroic"], 3),
  "mythic-hero": level(8, [26, 4], [12, 5, "power"], 3),
  "legendary-hero": level(9, [26, 5], [15, 7, "power"], 3),
  "super-hero-metro": level(10, [27, 5], [20, 10, "power"], 4),
  "super-hero-world": level(10, [27, 5], [30, 12, "power"], 4),
  "super-hero-galaxy": level(10, [27, 5], [40, 14, "power"], 4),
  "super-hero-cosmic": level(10, [27, 5], [50, 16, "power"], 4),
  "super-hero-infinity": level(10, [27, 5], [60, 18, "power"], 4),
};

/** The skills that may replace the abilities. Source: S2. */
export const STRANDS_SKILLS: readonly ListedTrait[] = [
  "academics",
  "alertness",
  "assets",
  "athletics",
  "brawl",
  "computers",
  "contacts",
  "engineering",
  "firearms",
  "fortitude",
  "guile",
  "insight",
  "intimidation",
  "investigation",
  "lore",
  "projectiles",
  "rapport",
  "resolve",
  "stealth",
  "survival",
  "weaponry",
].map((key) => ({ key, group: "skills" }));

/** S2-R3: the skill that is used where a rule names an ability. Source: S2. */
export const SKILL_FOR_ABILITY: Readonly<Record<string, string>> = {
  agility: "athletics",
  endurance: "fortitude",
  perception: "alertness",
  strength: "athletics",
  craft: "engineering",
  knowledge: "academics",
  reasoning: "insight",
  willpower: "resolve",
  deception: "guile",
  empathy: "insight",
  persuasion: "rapport",
  resources: "assets",
};

/** How many skills are at each rank, from rank 1 up. */
export type Pyramid = readonly number[];

/** All ranks of a pyramid. */
export function ranksOf(pyramid: Pyramid): number {
  return pyramid.reduce((sum, count, index) => sum + count * (index + 1), 0);
}

const COMMON: readonly Pyramid[] = [
  [10, 5, 4],
  [11, 6, 3],
];
const SUPER: readonly Pyramid[] = [
  [8, 5, 2, 2, 2],
  [9, 6, 3, 3],
];

/** The two pyramids to choose from at each level. Source: S2. */
export const SKILL_PYRAMIDS: Readonly<Record<StrandsLevelId, readonly Pyramid[]>> = {
  commoner: COMMON,
  expert: COMMON,
  hero: [
    [10, 6, 4],
    [11, 7, 3],
  ],
  "action-hero": [
    [8, 6, 4, 1],
    [10, 7, 4],
  ],
  "mythic-hero": [
    [8, 5, 4, 2],
    [10, 6, 4, 1],
  ],
  "legendary-hero": [
    [8, 5, 3, 2, 1],
    [11, 4, 3, 3],
  ],
  "super-hero-metro": SUPER,
  "super-hero-world": SUPER,
  "super-hero-galaxy": SUPER,
  "super-hero-cosmic": SUPER,
  "super-hero-infinity": SUPER,
};

/** Fewer aspects: six of the character, without a defining one and without specialties. Source: S2. */
export const REDUCED_ROLES: readonly AspectRole[] = [{ id: "character", kind: "character", count: 6 }];
/** Six aspects of the character, each with a question of its own. Source: S2. */
export const ALPHABET_ROLES: readonly AspectRole[] = ["approach", "belief", "connection", "desire", "experience", "flaw"].map(
  (id) => ({ id, kind: "character", count: 1 }),
);

const FIGHTING = [
  "strength",
  "agility",
  "weaponry",
  "brawl",
  "firearms",
  "projectiles",
  "weapons",
  "security",
  "physical",
] as const;
/** S6-R32: fists and blades with the one, what is shot or thrown with the other. Source: S6, S7. */
const NEAR = ["strength", "weaponry", "brawl"] as const;
const FAR = ["agility", "firearms", "projectiles"] as const;
/** What breaks into systems. S8-R4. */
const INTRUDING = ["systems", "craft", "engineering", "reasoning", "knowledge"] as const;

/**
 * Three kinds of conflict, each with its stress. S6-R1: what people attack with, which is also what vehicles, organizations and
 * units have for it. Of a vehicle one attacks the structure, the systems or the crew. Source: S5, S6, S8, S9, S10.
 */
export const STRANDS_SCOPES = [
  {
    id: "physical",
    tracks: ["physical", "structural"],
    attacks: FIGHTING,
    near: NEAR,
    far: FAR,
    stakes: FIGHT_STAKES,
  },
  {
    id: "mental",
    tracks: ["mental"],
    attacks: ["willpower", "persuasion", "deception", "intimidation", "guile", "morale", "mental"],
    award: "edge",
    stakes: NERVE_STAKES,
  },
  {
    id: "social",
    tracks: ["social"],
    attacks: ["persuasion", "deception", "resources", "rapport", "guile", "assets", "relations", "social"],
    award: "leverage",
    stakes: WORD_STAKES,
  },
  { id: "structural", tracks: ["structural"], attacks: FIGHTING, near: NEAR, far: FAR, against: "vehicle", arms: "physical" },
  { id: "system", tracks: ["system"], attacks: INTRUDING, against: "vehicle" },
  { id: "crew", tracks: ["crew"], attacks: FIGHTING, near: NEAR, far: FAR, against: "vehicle", arms: "physical" },
] as const satisfies readonly ConflictScope[];

/** S6-R1: what people defend with, the likeliest first. Source: S5, S6. */
export const DEFENDS: ReadonlyMap<string, readonly string[]> = new Map([
  ["physical", ["agility", "athletics", "maneuverability", "security", "physical"]],
  ["structural", ["maneuverability", "speed"]],
  ["system", ["systems"]],
  ["crew", ["crew", "maneuverability"]],
  ["mental", ["willpower", "resolve", "reasoning", "insight", "morale", "mental"]],
  ["social", ["persuasion", "rapport", "resources", "assets", "empathy", "insight", "relations", "social"]],
]);
/** Abilities that are preferred as a defense against another. */
export const DEFENDS_AGAINST: ReadonlyMap<string, readonly string[]> = new Map([
  ["deception", ["empathy"]],
  ["guile", ["insight"]],
]);
/** S6-R2: giving up one's action for it adds this to the defense. Source: S6. */
export const FULL_DEFENSE = 2;
/** S6-R3: an unaware defender rolls nothing and stands at the default difficulty. Source: S1, S6. */
export const UNAWARE = "unaware";
export const UNAWARE_RANK = 0;

/** Each additional action on one's turn; walking into the next zone is one. Source: S1, S6. */
export const SUPPLEMENTAL = -1;
/** For each zone beyond the weapon's range. Source: S7. */
export const PER_ZONE_BEYOND = -2;
/** Nothing reaches beyond its range times this. Source: S7. */
export const FARTHEST = 2;

/** What a consequence takes off a hit in a single set. Source: S5. */
export const REDUCTIONS: ReadonlyMap<string, number> = new Map([
  ["minor", 2],
  ["major", 4],
  ["severe", 6],
  ["extreme", 8],
]);
/** Consequences that are persistent aspects. Source: S3, S5. */
export const PERSISTENT: readonly string[] = ["severe", "extreme", "defeated"];

/** What a vehicle of one size class has. The ranks and advantage points are before its tech level. */
export interface VehicleClass {
  readonly refresh: number;
  readonly ranks: number;
  /** No ability is higher than this. */
  readonly cap: number;
  /** What it costs without anything more. */
  readonly cost: number;
  readonly advantages: number;
}

const sized = (refresh: number, [ranks, cap]: readonly [number, number], cost: number, advantages: number): VehicleClass => ({
  refresh,
  ranks,
  cap,
  cost,
  advantages,
});

/** By size, from 1. Source: S8. */
export const VEHICLE_CLASSES: readonly VehicleClass[] = [
  sized(2, [3, 3], 5, -2),
  sized(2, [5, 3], 6, -1),
  sized(3, [7, 4], 8, 0),
  sized(3, [9, 4], 11, 4),
  sized(4, [11, 5], 15, 8),
  sized(4, [13, 5], 18, 16),
  sized(5, [15, 6], 22, 24),
];

/** What a vehicle has by being armored once. Source: S8. */
export const ARMORED = 2;

/** S8-R5. The second of each is for campaigns with skills. Source: S1, S8. */
export const VEHICLE_HANDLING: Readonly<Record<string, readonly string[]>> = {
  maneuverability: ["agility", "athletics"],
  speed: ["agility", "athletics"],
  weapons: ["agility", "firearms"],
  sensors: ["perception", "alertness"],
  systems: ["knowledge", "engineering"],
  structure: ["craft", "engineering"],
};

/** A vehicle has one defining aspect, two of its own and three specialties. Source: S8. */
export const VEHICLE_ROLES: readonly AspectRole[] = [
  { id: "defining", kind: "defining", count: 1 },
  { id: "vehicle", kind: "character", count: 2 },
  { id: "specialty", kind: "specialty", count: 3 },
];

/** What only this game's audit finds. */
export const STRANDS_FINDINGS = [
  "pyramid-over",
  "pyramid-under",
  "advantage-over-cap",
  "advantage-over-tier",
  "power-over-class",
  "advantage-under-price",
  "size-outside-table",
  "influence-outside-table",
] as const;
