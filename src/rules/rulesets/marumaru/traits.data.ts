import type { TraitGroup, TraitPlan } from "../../ruleset.ts";

/** The three columns of attributes, and the skills. Source: M1. */
export const ATTRIBUTE_GROUPS = ["mental", "physical", "social"] as const;
export const MARUMARU_GROUPS: readonly TraitGroup[] = [
  ...ATTRIBUTE_GROUPS.map((id) => ({ id, defaultRank: 1, open: false })),
  { id: "skills", defaultRank: 0, open: true },
];

const inGroup = (group: string, keys: readonly string[]): readonly TraitPlan[] => keys.map((key) => ({ key, group }));

/** Each column in the order power, finesse, resistance. R: the source names two skills only; the other fourteen are ours. Source: M1. */
export const MARUMARU_TRAITS: readonly TraitPlan[] = [
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
