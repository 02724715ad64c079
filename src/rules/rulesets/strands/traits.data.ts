import type { TraitGroup, TraitPlan } from "../../ruleset.ts";

/** Affinities are the open group: one a power source, named at the table. Source: S2. */
export const STRANDS_GROUPS: readonly TraitGroup[] = [
  { id: "physical", defaultRank: 0, open: false },
  { id: "mental", defaultRank: 0, open: false },
  { id: "social", defaultRank: 0, open: false },
  { id: "affinity", defaultRank: 0, open: true },
];

const inGroup = (group: string, keys: readonly string[]): readonly TraitPlan[] => keys.map((key) => ({ key, group }));

/** Source: S2. */
export const STRANDS_TRAITS: readonly TraitPlan[] = [
  ...inGroup("physical", ["agility", "endurance", "perception", "strength"]),
  ...inGroup("mental", ["craft", "knowledge", "reasoning", "willpower"]),
  ...inGroup("social", ["deception", "empathy", "persuasion", "resources"]),
];
