import type { ListedTrait } from "../../ruleset.ts";

/** The lists of one category of skills, by how fine they are. An empty one is the campaign's to write. */
type Grains = Readonly<Record<string, readonly string[]>>;

/** How fine the skills of a category may be; fighting has three lists in the middle. Source: F10. */
export const GRAINS = ["broad", "general", "specific"] as const;
export const COMBAT_GRAINS = ["styles", "broad", "weapons", "themes", "specific"] as const;

/** Every list of each category. Academic, artistic and criminal skills have no specific list in the source. Source: F10. */
export const SKILL_LISTS = {
  academic: {
    broad: ["languages", "lore", "research", "teaching"],
    general: ["area-knowledge", "computers", "history", "linguistics", "literacy", "mathematics", "science"],
    specific: [],
  },
  artistic: {
    broad: ["art", "performance"],
    general: ["acting", "dance", "painting", "instruments", "sculpture", "singing"],
    specific: [],
  },
  athletic: {
    broad: ["athletics", "endurance"],
    general: ["acrobatics", "climbing", "endurance", "jumping", "running", "swimming"],
    specific: [
      ...["acrobatics", "climbing", "contortions", "disease-resistance", "distance-running", "drug-tolerance", "endurance"],
      ...["running-jump", "sprinting", "standing-jump", "tumbling"],
    ],
  },
  combat: {
    styles: [
      ...["archery", "fencing", "haft-weapon", "improvisational", "mounted", "single-weapon", "thrown", "two-handed"],
      ...["two-weapon", "unarmed", "weapon-and-shield"],
    ],
    broad: ["melee", "missile", "unarmed"],
    weapons: [
      ...["bows", "brawling", "one-handed-edged", "one-handed-blunt", "polearm", "shield", "thrown", "two-handed"],
      "unarmed-combat",
    ],
    themes: [
      ...["archer", "brawler", "cavalry", "cutthroat", "duellist", "footman", "knight", "martial-artist", "pirate"],
      "ranger",
    ],
    specific: [
      ...["dagger", "flail", "heavy-crossbow", "light-crossbow", "longbow", "longspear", "longsword", "mace", "rapier"],
      ...["sabre", "shortbow", "shortspear", "shortsword", "shuriken", "staff", "throwing-dagger"],
    ],
  },
  criminal: {
    broad: ["larceny", "stealth"],
    general: ["fence", "forgery", "hide", "lockpicking", "pickpocket", "sneak", "streetwise"],
    specific: [],
  },
  perception: {
    broad: ["awareness", "observation"],
    general: ["awareness", "search", "sense-motive", "spot"],
    specific: [
      ...["awareness", "danger-sense", "detect-lie", "direction-sense", "investigate", "listen", "locate-hidden"],
      ...["read-person", "spot", "surveillance"],
    ],
  },
  professional: {
    broad: ["craft", "healing", "riding"],
    general: [
      ...["clerk", "cooking", "driving", "first-aid", "medicine", "smithing", "riding", "rope-use", "stonecutting"],
      "woodcrafting",
    ],
    specific: [
      ...["accounting", "administration", "appraise", "baking", "blacksmithing", "bureaucracy", "carpentry", "drive-wagon"],
      ...["grilling", "haggling", "plumbing", "ride-camel", "ride-horse", "silversmithing"],
    ],
  },
  social: {
    broad: ["deceive", "impress"],
    general: ["bluff", "charm", "contacting", "intimidate", "lie", "seduce"],
    specific: [
      ...["bluff", "charm", "contacting", "deceive", "diplomacy", "etiquette", "gossip", "intimidate", "leadership"],
      ...["public-speaking", "seduce", "unobtrusive"],
    ],
  },
  survival: {
    broad: ["survival"],
    general: ["herbalism", "hunting", "survival", "tracking"],
    specific: ["find-tracks", "forage", "herbalism", "read-tracks", "scrounge", "shadowing", "survival", "trapping"],
  },
} as const satisfies Readonly<Record<string, Grains>>;
export type SkillCategory = keyof typeof SKILL_LISTS;
export const SKILL_CATEGORIES = [
  "academic",
  "artistic",
  "athletic",
  "combat",
  "criminal",
  "perception",
  "professional",
  "social",
  "survival",
] as const satisfies readonly SkillCategory[];

/** A list of a category; empty for a grain it does not have. */
export function skillList(category: SkillCategory, grain: string): readonly ListedTrait[] {
  const lists: Grains = SKILL_LISTS[category];
  return (lists[grain] ?? []).map((key) => ({ key, group: category }));
}

/**
 * F10-R1: the general grain where players mostly choose their strengths (athletic, criminal, perception, social, survival, and
 * fighting by style) and the broad one elsewhere.
 */
export const USUAL_GRAINS = {
  academic: "broad",
  artistic: "broad",
  athletic: "general",
  combat: "styles",
  criminal: "general",
  perception: "general",
  professional: "broad",
  social: "general",
  survival: "general",
} as const satisfies Readonly<Record<SkillCategory, string>>;
