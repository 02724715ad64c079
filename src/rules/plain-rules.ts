import { USUAL_CHALLENGES } from "./challenges/challenge-rules.ts";
import type { BreakRules } from "./breaks/break-rules.ts";
import type { CompelRules } from "./compel/compel-rules.ts";
import type { ConflictRules } from "./conflict/conflict-rules.ts";
import type { CreationRules } from "./created-aspects/creation-rules.ts";
import type { HarmRules } from "./harm/harm-rules.ts";
import type { InvocationRules } from "./invoke/invocation-rules.ts";
import { ok } from "./result.ts";
import { failureOrSuccess } from "./roll/outcome.ts";
import type { AboardRules, Ruleset } from "./ruleset.ts";
import type { SpendRules } from "./spend/spend-rules.ts";
import type { MoveRules } from "./zones/move.ts";

/*
 * What a game has that leaves a member out, chapter by chapter. What the members are for stands in their types; null: there is no
 * such thing in the game.
 */

export const PLAIN_TRAITS = {
  noun: "skills",
  ofType: {},
  ofTier: {},
  pairing: () => null,
  unboughtToo: () => false,
  unboughtRank: () => null,
  specialties: null,
  findings: [],
} as const satisfies Partial<Ruleset["traits"]>;

export const PLAIN_ASPECTS = { ofType: {}, negative: false, rolled: null } as const satisfies Partial<Ruleset["aspects"]>;

export const PLAIN_POINTS = { debt: null } as const satisfies Partial<Ruleset["fatePoints"]>;

/** An aspect is in reach again as long as it can be paid, and its owner gets nothing. */
export const PLAIN_INVOKING = {
  forbids: () => null,
  ownerReward: () => ({ now: [], later: [] }),
  asksAgainst: () => false,
  mostPoints: () => null,
  mayTakeNothing: () => false,
} as const satisfies Partial<InvocationRules>;

/** Free uses are the maker's, or whose the maker says; to remove an aspect is up to the GM. */
export const PLAIN_CREATING = {
  discovering: null,
  usualDifficulty: null,
  holder: (chosen: string, maker: string) => (chosen === "" ? maker : chosen),
  quality: null,
  removes: null,
} as const satisfies Partial<CreationRules>;

export const PLAIN_COMPELLING = {
  gmAgrees: () => false,
  conditions: [],
  free: () => "",
  removes: () => false,
  auction: null,
  clears: () => false,
} as const satisfies Partial<CompelRules>;

export const PLAIN_SPENDING = { counterCost: null, boxCanPay: () => false } as const satisfies Partial<SpendRules>;

/** A break brings no skill points and restores nothing, and the GM's pool is not counted. */
export const PLAIN_BREAKS = {
  earns: null,
  clearsBoxes: () => 0,
  clearsRow: () => false,
  releasesHeld: () => false,
  npcPool: () => null,
  entrance: () => null,
} as const satisfies Partial<BreakRules>;

/** Anyone can be attacked at any distance, one by one; a success takes what is at stake. */
export const PLAIN_HARM = {
  effects: [],
  mayAttack: () => ok(true),
  unarmedRange: () => null,
  scaleOf: ({ size }) => size,
  sharesDefense: () => false,
  hitsZone: () => false,
  stakeWorks: null,
  stakeTakes: null,
  outcomes: [],
  armorTypes: [],
  qualities: [],
  enhancement: () => 0,
  ammunition: () => null,
  actingCosts: () => 0,
  calledShot: () => null,
} as const satisfies Partial<HarmRules>;

export const PLAIN_CONFLICT = {
  orderedBy: () => [],
  blocks: false,
  endsWithRound: () => false,
} as const satisfies Partial<ConflictRules>;

export const PLAIN_MOVES = { byRank: null } as const satisfies Partial<MoveRules>;

export const PLAIN_ABOARD = { crew: null } as const satisfies Partial<AboardRules>;

/** Whole chapters, and what belongs to none. */
export const PLAIN_GAME = {
  experience: null,
  powerClasses: [],
  advantagePrice: null,
  buying: null,
  extras: null,
  rewards: () => null,
  units: null,
  vehicles: null,
  aboard: null,
  tiers: [],
  outcomeKind: failureOrSuccess,
  outcomeNotes: () => [],
  leftovers: null,
  time: null,
  joining: null,
  afterDefense: null,
  dramaticFailure: null,
  contest: null,
  harm: null,
  challenges: USUAL_CHALLENGES,
  difficultyTables: () => [],
  features: () => [],
  conflict: null,
  moves: null,
  phases: null,
  variant: () => null,
  fromCore: null,
} as const satisfies Partial<Ruleset>;
