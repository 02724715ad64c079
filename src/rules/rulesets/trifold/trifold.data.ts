import type { Break } from "../../breaks/break-rules.ts";
import type { Ladder } from "../../roll/ladder.ts";
import type { TraitGroup, ListedTrait } from "../../ruleset.ts";

/** Mediocre is 0 here. Difficulties use the same rungs. Source: T1. */
export const TRIFOLD_LADDER: Ladder = [
  { value: 8, word: "legendary" },
  { value: 7, word: "epic" },
  { value: 6, word: "fantastic" },
  { value: 5, word: "superb" },
  { value: 4, word: "great" },
  { value: 3, word: "good" },
  { value: 2, word: "fair" },
  { value: 1, word: "average" },
  { value: 0, word: "mediocre" },
  { value: -1, word: "poor" },
  { value: -2, word: "terrible" },
  { value: -3, word: "awful" },
  { value: -4, word: "abysmal" },
];

export const TRIFOLD_GROUPS: readonly TraitGroup[] = [{ id: "skills", defaultRank: 0, open: true }];

/** T2-R2: the source leaves the list to the group; this one covers the actions it mentions. Source: T2. */
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

export const TRIFOLD_TRAITS: readonly ListedTrait[] = TRIFOLD_SKILL_KEYS.map((key) => ({ key, group: "skills" }));

/** Starting skill points, and the highest rating they allow, fewest points first. Source: T2. */
export const TRIFOLD_LEVELS = [
  { id: "novice", points: 20, cap: 4 },
  { id: "veteran", points: 25, cap: 4 },
  { id: "hero", points: 30, cap: 5 },
  { id: "legend", points: 35, cap: 5 },
  { id: "superhero", points: 40, cap: 6 },
] as const;

/** The steps of time a shift moves along, shortest first. Source: T1. */
export const TIME_INCREMENTS = [
  "instant",
  "few-moments",
  "half-minute",
  "minute",
  "few-minutes",
  "quarter-hour",
  "half-hour",
  "hour",
  "few-hours",
  "afternoon",
  "day",
  "few-days",
  "week",
  "few-weeks",
  "month",
  "season",
  "half-year",
  "year",
  "few-years",
  "decade",
  "generation",
  "lifetime",
  "several-lifetimes",
] as const;

/** Kinds of consequences, mildest first, and the break at which each is healed. Source: T4. */
export const SEVERITIES = ["minor", "moderate", "significant"] as const;
export const HEALS_AT: Readonly<Record<string, Break>> = { minor: "scene", moderate: "session", significant: "story" };
