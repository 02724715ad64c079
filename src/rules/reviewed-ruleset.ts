import { requireRequest } from "./roll/review-request.ts";
import { listDials } from "./campaign-ruleset.ts";
import type { DicePlan } from "./dice/dice-method.ts";
import type { CheckRequest, CheckResult } from "./roll/check.ts";
import type { DialValues } from "./dials/dial-values.ts";
import type { Ruleset } from "./ruleset.ts";
import { type GameParts, wholeGame } from "./ruleset-parts.ts";

/** A game's differences, and its rolls before they are guarded: here they may rely on a valid request and given dials. */
export interface RulesetParts extends GameParts {
  readonly plan: (request: CheckRequest, dials: DialValues) => DicePlan;
  readonly resolve: (request: CheckRequest, faces: readonly number[], dials: DialValues) => CheckResult;
}

/**
 * What is the same in every game: what it leaves out is plain, its lists are dials, an invalid request throws, missing dials have
 * their initial values, and a situation has no tracks (R7: it is a place or a scene; what can be harmed in it is an actor of its own).
 */
export function reviewedRuleset({ plan, resolve, ...parts }: RulesetParts): Ruleset {
  const game = wholeGame(parts);
  const { groupDial, traitDial, roleDial, counts, tierDial } = listDials(game);
  return {
    ...game,
    dials: [...game.dials, groupDial, traitDial, roleDial, counts, tierDial],
    tracks: (actor, dials) => (actor.type === "situation" ? [] : game.tracks(actor, dials)),
    plan: (request, dials = {}) => plan(requireRequest(game, request), dials),
    resolve: (request, faces, dials = {}) => resolve(requireRequest(game, request), faces, dials),
  };
}
