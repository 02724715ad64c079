import { requireRequest } from "./roll/review-request.ts";
import { listDials } from "./campaign-ruleset.ts";
import type { DicePlan } from "./dice/dice-method.ts";
import type { CheckRequest, CheckResult } from "./roll/check.ts";
import type { DialValues } from "./dials/dial-values.ts";
import type { Ruleset } from "./ruleset.ts";

/** A ruleset before its `plan` and `resolve` are guarded: here they may rely on a valid request and given dials. */
export interface RulesetParts extends Omit<Ruleset, "plan" | "resolve"> {
  readonly plan: (request: CheckRequest, dials: DialValues) => DicePlan;
  readonly resolve: (request: CheckRequest, faces: readonly number[], dials: DialValues) => CheckResult;
}

/**
 * What is the same in every game: its lists are dials, an invalid request throws, missing dials have their initial values, and a
 * situation has no tracks (R7: it is a place or a scene; what can be harmed in it is an actor of its own).
 */
export function reviewedRuleset(parts: RulesetParts): Ruleset {
  const { groupDial, traitDial, roleDial, counts, tierDial } = listDials(parts);
  return {
    ...parts,
    dials: [...parts.dials, groupDial, traitDial, roleDial, counts, tierDial],
    tracks: (actor, dials) => (actor.type === "situation" ? [] : parts.tracks(actor, dials)),
    plan: (request, dials = {}) => parts.plan(requireRequest(parts, request), dials),
    resolve: (request, faces, dials = {}) => parts.resolve(requireRequest(parts, request), faces, dials),
  };
}
