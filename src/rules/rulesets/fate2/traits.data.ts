import type { TraitGroup, TraitPlan } from "../../ruleset.ts";

/** Nobody bought: Mediocre. Source: F1, F10 (nine of the ten categories; what magic needs, the system of magic says). */
const category = (id: string): TraitGroup => ({ id, defaultRank: -1, open: true });

export const FATE2_GROUPS: readonly TraitGroup[] = [
  "academic",
  "artistic",
  "athletic",
  "combat",
  "criminal",
  "magical",
  "perception",
  "professional",
  "social",
  "survival",
].map(category);

const inCategory = (group: string, keys: readonly string[]): readonly TraitPlan[] => keys.map((key) => ({ key, group }));

/**
 * R: a campaign picks one grain per category (F10). This list takes the general grain where players mostly look for their
 * strengths (athletic, criminal, perception, social, survival, and fighting by style) and the broad one elsewhere.
 */
export const FATE2_TRAITS: readonly TraitPlan[] = [
  ...inCategory("academic", ["languages", "lore", "research", "teaching"]),
  ...inCategory("artistic", ["art", "performance"]),
  ...inCategory("athletic", ["acrobatics", "climbing", "endurance", "jumping", "running", "swimming"]),
  ...inCategory("combat", ["archery", "fencing", "single-weapon", "thrown", "two-handed", "unarmed", "weapon-and-shield"]),
  ...inCategory("criminal", ["fence", "forgery", "hide", "lockpicking", "pickpocket", "sneak", "streetwise"]),
  ...inCategory("perception", ["awareness", "search", "sense-motive", "spot"]),
  ...inCategory("professional", ["craft", "healing", "riding"]),
  ...inCategory("social", ["bluff", "charm", "contacting", "intimidate", "lie", "seduce"]),
  ...inCategory("survival", ["herbalism", "hunting", "survival", "tracking"]),
];
