import type { ChallengeRules } from "./challenges/challenge-rules.ts";
import type { BreakRules } from "./breaks/break-rules.ts";
import type { CompelRules } from "./compel/compel-rules.ts";
import type { ConflictRules } from "./conflict/conflict-rules.ts";
import type { CreationRules } from "./created-aspects/creation-rules.ts";
import type { HarmRules } from "./harm/harm-rules.ts";
import type { InvocationRules } from "./invoke/invocation-rules.ts";
import {
  PLAIN_ABOARD,
  PLAIN_ASPECTS,
  PLAIN_BREAKS,
  PLAIN_COMPELLING,
  PLAIN_CONFLICT,
  PLAIN_CREATING,
  PLAIN_GAME,
  PLAIN_HARM,
  PLAIN_INVOKING,
  PLAIN_MOVES,
  PLAIN_POINTS,
  PLAIN_SPENDING,
  PLAIN_TRAITS,
} from "./plain-rules.ts";
import type { AboardRules, Ruleset } from "./ruleset.ts";
import type { SpendRules } from "./spend/spend-rules.ts";
import type { MoveRules } from "./zones/move.ts";

/** Rules of which those may be left out that have a plain value. */
type Parts<Rules, Plain> = Omit<Rules, keyof Plain> & Partial<Pick<Rules, keyof Plain & keyof Rules>>;

type TraitParts = Parts<Ruleset["traits"], typeof PLAIN_TRAITS & { known: unknown }>;
type AspectParts = Parts<Ruleset["aspects"], typeof PLAIN_ASPECTS>;
type PointParts = Parts<Ruleset["fatePoints"], typeof PLAIN_POINTS>;
export type InvocationParts = Parts<InvocationRules, typeof PLAIN_INVOKING>;
export type CreationParts = Parts<CreationRules, typeof PLAIN_CREATING>;
export type CompelParts = Parts<CompelRules, typeof PLAIN_COMPELLING>;
export type SpendParts = Parts<SpendRules, typeof PLAIN_SPENDING>;
export type BreakParts = Parts<BreakRules, typeof PLAIN_BREAKS>;
export type HarmParts = Parts<HarmRules, typeof PLAIN_HARM>;
export type ConflictParts = Parts<ConflictRules, typeof PLAIN_CONFLICT>;

interface ChapterParts {
  readonly traits: TraitParts;
  readonly aspects: AspectParts;
  readonly fatePoints: PointParts;
  readonly invoking: InvocationParts;
  readonly creating: CreationParts;
  readonly compelling: CompelParts;
  readonly spending: SpendParts;
  readonly breaks: BreakParts;
  readonly harm?: HarmParts;
  readonly conflict?: ConflictParts;
  readonly challenges?: Partial<ChallengeRules>;
  readonly moves?: Parts<MoveRules, typeof PLAIN_MOVES>;
  readonly aboard?: Parts<AboardRules, typeof PLAIN_ABOARD>;
}

/** What a game's author writes: its differences. What is left out has its value from `plain-rules.ts`. */
export type GameParts = Omit<Parts<Ruleset, typeof PLAIN_GAME>, keyof ChapterParts | "plan" | "resolve"> & ChapterParts;

/** The game with everything it left out. */
export function wholeGame(parts: GameParts): Omit<Ruleset, "plan" | "resolve"> {
  const { traits, aspects, fatePoints, invoking, creating, compelling, spending, breaks, challenges } = parts;
  const { harm, conflict, moves, aboard } = parts;
  return {
    ...PLAIN_GAME,
    ...parts,
    traits: { ...PLAIN_TRAITS, known: traits.list.map(({ key }) => key), ...traits },
    aspects: { ...PLAIN_ASPECTS, ...aspects },
    fatePoints: { ...PLAIN_POINTS, ...fatePoints },
    invoking: { ...PLAIN_INVOKING, ...invoking },
    creating: { ...PLAIN_CREATING, ...creating },
    compelling: { ...PLAIN_COMPELLING, ...compelling },
    spending: { ...PLAIN_SPENDING, ...spending },
    breaks: { ...PLAIN_BREAKS, ...breaks },
    challenges: { ...PLAIN_GAME.challenges, ...challenges },
    harm: harm ? { ...PLAIN_HARM, ...harm } : null,
    conflict: conflict ? { ...PLAIN_CONFLICT, ...conflict } : null,
    moves: moves ? { ...PLAIN_MOVES, ...moves } : null,
    aboard: aboard ? { ...PLAIN_ABOARD, ...aboard } : null,
  };
}
