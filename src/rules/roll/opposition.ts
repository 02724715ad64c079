import type { ActiveGame, Ruleset } from "../ruleset.ts";
import type { CheckOutcome, CheckRequest, CheckResult } from "./check.ts";
import type { Contestant } from "./contest.ts";
import { largestDifficulty } from "./review-request.ts";
import type { RollState } from "./roll-state.ts";

/** What comes of two rolls against each other. */
export interface Opposition {
  /** Both were made against one difficulty and their margins are compared; else the first must reach the second's total. */
  readonly contest: boolean;
  /** Null if no one wins. */
  readonly winner: "first" | "second" | null;
  /** By how much, 0 or more. */
  readonly by: number;
  /** The first roll, with what it has to reach. */
  readonly request: CheckRequest;
  /** What the second roll has achieved; null if it only stood in the way. */
  readonly second: CheckOutcome | null;
}

/**
 * Two rolls against each other: the second's total is what the first must reach, and a tie is the first's. Source: F2 (dynamic
 * tests), S1 (contest), T1, M2 (contested: the resister's hits are taken off).
 */
export function opposition(game: ActiveGame, first: RollState, second: RollState): Opposition {
  const { ruleset } = game;
  return isContest(ruleset, first.request) ? contested(game, first, second) : against(game, first, second);
}

/** Whether a roll is one of two static tests against the same difficulty. Source: F2 (contest option). */
export function isContest({ contest }: Pick<Ruleset, "contest">, request: CheckRequest): boolean {
  return contest !== null && request.difficulty !== null && "test" in request && request.test === "static";
}

/**
 * A request against another's total. R13: a difficulty that it has already stays, where it is the higher one. Source: T4 (block),
 * M2 (no hits: Normal).
 */
export function againstTotal(request: CheckRequest, total: number): CheckRequest {
  return facing(request, Math.max(request.difficulty ?? total, total));
}

/** The first roll against a total alone: the second's dice may be gone. */
export function againstAlone(game: ActiveGame, first: RollState, total: number): Opposition {
  const request = againstTotal(first.request, total);
  const { total: reached, outcome } = resolved(game, { ...first, request });
  const wins = outcome?.success === true;
  const winner = wins ? "first" : reached < total ? "second" : null;
  const by = wins ? outcome.margin : Math.max(0, total - reached);
  return { contest: false, winner, by, request, second: null };
}

function against(game: ActiveGame, first: RollState, second: RollState): Opposition {
  const { total } = resolved(game, second);
  const alone = againstAlone(game, first, total);
  if (alone.winner !== "second") return alone;
  const request = facing(second.request, resolved(game, first).total);
  return { ...alone, second: resolved(game, { ...second, request }).outcome };
}

function contested(game: ActiveGame, first: RollState, second: RollState): Opposition {
  const { request } = first;
  const difficulty = second.request.difficulty ?? request.difficulty;
  const one = resolved(game, first).outcome;
  const other = resolved(game, { ...second, request: { ...second.request, difficulty } }).outcome;
  const sides = one && other && game.ruleset.contest?.(contestant(first, one), contestant(second, other));
  return { contest: true, ...(sides ?? { winner: null, by: 0 }), request, second: other };
}

function contestant({ request }: RollState, outcome: CheckOutcome): Contestant {
  return { outcome, baseRank: request.traits[0]?.rank ?? 0 };
}

/** Both sides roll: the test is dynamic. */
function facing(request: CheckRequest, total: number): CheckRequest {
  const largest = largestDifficulty(request.reading);
  const difficulty = Math.min(largest, Math.max(-largest, total));
  return request.reading === "hits" ? { ...request, difficulty } : { ...request, difficulty, test: "dynamic" };
}

function resolved({ ruleset, dials }: ActiveGame, { request, faces }: RollState): CheckResult {
  return ruleset.resolve(request, faces, dials);
}
