import type { AspectRole, ListedTrait } from "../../ruleset.ts";
import type { StrandsLevelId } from "./strands.data.ts";

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
/** The same six, each with a question of its own. Source: S2. */
export const ALPHABET_ROLES: readonly AspectRole[] = ["approach", "belief", "connection", "desire", "experience", "flaw"].map(
  (id) => ({ id, kind: "character", count: 1 }),
);
