import type { DegreeStep } from "../../checks/outcome.ts";
import type { DiceMethod, SumMethod } from "../../dice/dice-method.ts";
import { FATE_POOL, FUDGE, FUDGE_ONE, FUDGE_SIX } from "../../dice/dice-methods.data.ts";
import type { Ladder } from "../../ladder/ladder.ts";
import type { TraitGroup, ListedTrait } from "../../ruleset.ts";
import { SKILL_CATEGORIES, skillList, USUAL_GRAINS } from "./skill-lists.data.ts";

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

/** Unbought: Mediocre. Source: F1, F10 (nine of the ten categories; the system of magic says what magic needs). */
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

/** Source: F1, F11. */
export const FATE2_SIGNED_DICE: readonly SumMethod[] = [FUDGE, FUDGE_SIX, FUDGE_ONE];
export const FATE2_DICE: readonly DiceMethod[] = [...FATE2_SIGNED_DICE, FATE_POOL];

export const FATE2_DEGREES = ["minimal", "competent", "solid", "significant", "perfection"] as const;
export type Fate2Degree = (typeof FATE2_DEGREES)[number];

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
