import type { TraitGroup, TraitPlan } from "../../ruleset.ts";

export const TRIFOLD_GROUPS: readonly TraitGroup[] = [{ id: "skills", defaultRank: 0, open: true }];

/** R: the source leaves the list to the table; this one covers the actions it speaks of. Source: T2. */
export const TRIFOLD_SKILL_KEYS = [
  "academics",
  "alertness",
  "athletics",
  "burglary",
  "contacts",
  "craft",
  "deceit",
  "driving",
  "empathy",
  "endurance",
  "fighting",
  "intimidation",
  "investigation",
  "leadership",
  "might",
  "rapport",
  "resolve",
  "resources",
  "shooting",
  "stealth",
  "survival",
] as const;

export const TRIFOLD_TRAITS: readonly TraitPlan[] = TRIFOLD_SKILL_KEYS.map((key) => ({ key, group: "skills" }));
