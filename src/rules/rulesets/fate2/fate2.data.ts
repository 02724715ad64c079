import type { DegreeStep } from "../../roll/outcome.ts";
import type { DiceMethod, SumMethod } from "../../dice/dice-method.ts";
import { FUDGE } from "../../dice/dice-plans.ts";
import { TAKEN_OUT } from "../../harm/harm-rules.ts";
import type { Ladder } from "../../roll/ladder.ts";
import type { ListedTrait, TraitGroup } from "../../ruleset.ts";

/** Dice of a pool. Source: F11. */
export const POOL_DICE = ["six", "eight", "six-plus-one"] as const;
export type PoolDie = (typeof POOL_DICE)[number];

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

/** What a hit does, the least first; all but the first are rows of the wound track. Source: F8. */
export const HIT_OUTCOMES = ["scratched", "clipped", "hurt", "injured", TAKEN_OUT] as const;
export type HitOutcome = (typeof HIT_OUTCOMES)[number];

/**
 * Where clipped, hurt, injured and taken out begin, by type of armor, the lightest first. The first row is also the table
 * without types; a scratch begins at 0. Source: F8, combat outcomes, armor types, special armor types.
 */
export const OUTCOMES_BEGIN = [
  [1, 2, 5, 7],
  [1, 3, 5, 7],
  [1, 3, 6, 7],
  [2, 4, 6, 7],
  [2, 5, 6, 7],
  [2, 5, 7, 8],
  [3, 6, 8, 9],
  [3, 7, 9, 10],
  [3, 7, 10, 11],
] as const;

export const ARMOR_TYPES: readonly string[] = OUTCOMES_BEGIN.map((_, type) => `type-${type}`);

/** What an advanced weapon may be; one that is twice armor-piercing or vicious is so to a higher degree. Source: F8. */
export const QUALITIES = ["armor-piercing", "flexible", "vicious", "locking"] as const;
export type Quality = (typeof QUALITIES)[number];

/** Average is 0 here, unlike in the later game. Source: F1. */
export const FATE2_LADDER: Ladder = [
  { value: 6, word: "legendary" },
  { value: 5, word: "epic" },
  { value: 4, word: "superb" },
  { value: 3, word: "great" },
  { value: 2, word: "good" },
  { value: 1, word: "fair" },
  { value: 0, word: "average" },
  { value: -1, word: "mediocre" },
  { value: -2, word: "poor" },
  { value: -3, word: "terrible" },
  { value: -4, word: "abysmal" },
];

/** Fudge's own ladder, without Average; with a rung at either end. Source: F1. */
export const CLASSIC_LADDER: Ladder = [
  { value: 4, word: "legendary" },
  { value: 3, word: "superb" },
  { value: 2, word: "great" },
  { value: 1, word: "good" },
  { value: 0, word: "fair" },
  { value: -1, word: "mediocre" },
  { value: -2, word: "poor" },
  { value: -3, word: "terrible" },
  { value: -4, word: "abysmal" },
];

/** How hard a task is at each rung. Source: F2, difficulty guide. */
export const FATE2_DIFFICULTIES: Ladder = [
  { value: 4, word: "nearly-impossible" },
  { value: 3, word: "staggering" },
  { value: 2, word: "daunting" },
  { value: 1, word: "difficult" },
  { value: 0, word: "mundane" },
  { value: -1, word: "simple" },
  { value: -2, word: "negligible" },
];

/** Rank of an unbought skill. Source: F1. */
export const UNBOUGHT_RANK = -1;

/** Only Average and better count for balance; the ranks that raise a difficult skill to it do not. Source: F5. */
export const LOWEST_IN_STRUCTURE = 0;

/** An unbought skill of any category is Mediocre. Source: F1, F10 (nine of ten categories; the system of magic says what magic needs). */
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

/** F10-R1: a campaign picks one grain for each category. Source: F10. */
export const FATE2_TRAITS: readonly ListedTrait[] = SKILL_CATEGORIES.flatMap((category) =>
  skillList(category, USUAL_GRAINS[category]),
);

/** dF.1, and six-sided dice read as Fudge dice. Source: F1. */
export const FUDGE_ONE: SumMethod = { id: "fudge-one", die: "fudge-one", reading: "sum", difficulties: null };
export const FUDGE_SIX: SumMethod = { id: "fudge-six", die: "fudge-six", reading: "sum", difficulties: null };

/** The difficulties of the six-sided variant: totals of a pool, not rungs of the ladder. Source: F11. */
const FATE_POOL: DiceMethod = {
  id: "fate-pool",
  die: "six",
  reading: "best",
  difficulties: [
    { value: 30, word: "revolutionary" },
    { value: 25, word: "staggering" },
    { value: 20, word: "daunting" },
    { value: 15, word: "difficult" },
    { value: 10, word: "challenging" },
    { value: 5, word: "simple" },
    { value: 1, word: "negligible" },
  ],
};

/** Fudge dice, or dice of six read as those: 1–2 a minus and 5–6 a plus, or only 1 and 6. Source: F1. */
export const FATE2_SIGNED_DICE: readonly SumMethod[] = [FUDGE, FUDGE_SIX, FUDGE_ONE];
export const FATE2_DICE: readonly DiceMethod[] = [...FATE2_SIGNED_DICE, FATE_POOL];

const FATE2_DEGREES = ["minimal", "competent", "solid", "significant", "perfection"] as const;
type Fate2Degree = (typeof FATE2_DEGREES)[number];

type Steps = readonly DegreeStep<Fate2Degree>[];

/** Margins of success. Source: F2. */
export const STATIC_STEPS: Steps = [
  { from: 0, degree: "minimal" },
  { from: 1, degree: "competent" },
  { from: 2, degree: "solid" },
  { from: 3, degree: "significant" },
  { from: 4, degree: "perfection" },
];
export const DYNAMIC_STEPS: Steps = [
  { from: 0, degree: "minimal" },
  { from: 1, degree: "competent" },
  { from: 2, degree: "solid" },
  { from: 5, degree: "significant" },
  { from: 7, degree: "perfection" },
];
/** The dial of F2: two margins for each step. */
export const EVEN_DYNAMIC_STEPS: Steps = [
  { from: 0, degree: "minimal" },
  { from: 1, degree: "competent" },
  { from: 3, degree: "solid" },
  { from: 5, degree: "significant" },
  { from: 7, degree: "perfection" },
];

export const MAGNITUDES: Readonly<Record<Fate2Degree, string>> = {
  minimal: "negligible",
  competent: "minor",
  solid: "moderate",
  significant: "major",
  perfection: "overwhelming",
};
export const DURATIONS: Readonly<Record<Fate2Degree, string>> = {
  minimal: "instant",
  competent: "momentary",
  solid: "scene",
  significant: "session",
  perfection: "long-term",
};

/**
 * Skills of a quickly made character: after a number of phases (row 0 is one phase), how many are Average, Fair, Good, Great,
 * Superb, Epic. Source: F5, F10.
 */
export const PYRAMID_SHORTHAND: readonly (readonly number[])[] = [
  [2, 1],
  [4, 2],
  [5, 2, 1],
  [4, 3, 2],
  [4, 3, 2, 1],
  [6, 4, 2, 1],
  [7, 4, 3, 1],
  [7, 4, 3, 2],
  [6, 4, 3, 2, 1],
  [8, 5, 3, 2, 1],
  [7, 6, 4, 2, 1],
  [7, 6, 4, 3, 1],
  [8, 5, 4, 3, 2],
  [7, 6, 5, 3, 2],
  [8, 6, 4, 3, 2, 1],
];

/** What only this game's audit finds. */
export const FATE2_FINDINGS = [
  "no-phases",
  "first-phase",
  "phase-unbalanced",
  "arc-complete",
  "rank-under-start",
  "aspect-over-half-of-levels",
  "aspect-over-third-of-levels",
  "aspect-over-best-skill",
  "aspect-over-number",
  "servant-large",
  "servant-over",
  "extras-many",
] as const;
