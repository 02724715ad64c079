/** `game.norn.rules`: what macros and modules may use of the rules. Documented in docs/api.md; `api.test.ts` holds the names. */
export { RULESET_IDS, rulesetById } from "./rulesets/ruleset-by-id.ts";
export { campaignRuleset } from "./campaign-ruleset.ts";
export { ok, refuse } from "./result.ts";

export { readLadder } from "./roll/ladder.ts";
export { reviewRequest } from "./roll/review-request.ts";
export { distribution, waysToReach } from "./dice/distribution.ts";

export { ASPECT_KINDS, ASPECT_NATURES } from "./aspects/aspect-kind.ts";
export { newActor } from "./snapshot.ts";
export { newAspect } from "./aspects/aspect.ts";
export { createAspect } from "./created-aspects/create-aspect.ts";
export { GAINS } from "./invoke/invocation-rules.ts";
export { invoke } from "./invoke/invoke.ts";
export { acceptCompel, proposeCompel, refuseCompel } from "./compel/compel.ts";
export { spend } from "./spend/spend.ts";

export { BREAKS } from "./breaks/break-rules.ts";
export { breakEvents, breakLines } from "./breaks/at-break.ts";
export { applyEvent, applyEvents } from "./events/apply-event.ts";
export { inverseEvent, inverseEvents } from "./events/ledger-event.ts";
