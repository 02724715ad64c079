import type { LeftoverUse } from "../../roll/leftovers.ts";
import type { Ladder } from "../../roll/ladder.ts";
import type { TraitGroup, ListedTrait } from "../../ruleset.ts";

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

/** The three columns of attributes, and the skills. Source: M1. */
export const ATTRIBUTE_GROUPS = ["mental", "physical", "social"] as const;
export const MARUMARU_GROUPS: readonly TraitGroup[] = [
  ...ATTRIBUTE_GROUPS.map((id) => ({ id, defaultRank: 1, open: false })),
  { id: "skills", defaultRank: 0, open: true },
  { id: "pool", defaultRank: 1, open: false },
];

/** NPCs with a short ladder of single numbers, from one to ten, instead of attributes and skills. Source: M1. */
export const POOL = "pool";
/** M1-R4: the rows of that ladder. Source: M1. */
export const POOL_ROWS: readonly ListedTrait[] = ["best", "good", "fair", "poor"].map((key) => ({ key, group: POOL }));

const inGroup = (group: string, keys: readonly string[]): readonly ListedTrait[] => keys.map((key) => ({ key, group }));

/**
 * Each column in the order power, finesse, resistance. M1-R2: the source names only two skills; the other fourteen are ours.
 * Source: M1.
 */
export const MARUMARU_TRAITS: readonly ListedTrait[] = [
  ...inGroup("mental", ["intellect", "wits", "resolve"]),
  ...inGroup("physical", ["might", "dexterity", "stamina"]),
  ...inGroup("social", ["presence", "manipulation", "composure"]),
  ...inGroup("skills", [
    "academics",
    "aim",
    "athletics",
    "brawl",
    "craft",
    "empathy",
    "expression",
    "investigation",
    "larceny",
    "medicine",
    "occult",
    "persuasion",
    "politics",
    "stealth",
    "streetwise",
    "subterfuge",
  ]),
];

/** M2-R1: the source's lists are lost; these five are ours, for a campaign to change. Source: M2. */
export const TRICKS: readonly LeftoverUse[] = [
  { id: "help-ally", cost: 1, attack: false, repeatable: false },
  { id: "injure", cost: 1, attack: true, repeatable: true },
  { id: "disarm", cost: 1, attack: true, repeatable: false },
  { id: "knock-down", cost: 1, attack: true, repeatable: false },
  { id: "pin", cost: 1, attack: true, repeatable: false },
];

/** The severity of the aspect that someone maimed takes. Source: M4. */
export const MAIMED = "maimed";

/** What only this game's audit finds. */
export const MARUMARU_FINDINGS = ["specialties-over", "specialties-left"] as const;
