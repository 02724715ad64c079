/** The only door to the rules. Everything a caller may lean on is named here. */
export { ASPECT_KINDS, ASPECT_NATURES, type AspectKind, type AspectNature } from "./aspects/aspect-kind.ts";
export * from "./checks/check.ts";
export { LARGEST_NUMBER, REQUEST_REFUSALS, type RequestRefusal, reviewRequest } from "./checks/review-request.ts";
export { type DieFace, DIE_FACES, faceOfPip, sidesOf } from "./dice/die-faces.ts";
export * from "./dice/dice-method.ts";
export { distribution, type Distribution, waysToReach } from "./dice/distribution.ts";
export { hitsOfFace } from "./dice/hits-of-face.ts";
export { readFaces } from "./dice/read-faces.ts";
export { type Ladder, type LadderReading, readLadder, type Rung } from "./ladder/ladder.ts";
export { ok, refuse, type Result } from "./result.ts";
export * from "./ruleset.ts";
export { rulesetById, RULESETS } from "./rulesets/rulesets.ts";
export { FINDING_CODES, type FindingCode } from "./skills/finding-codes.ts";
export type { ActorSnapshot, AspectSnapshot, TrackSnapshot, TraitSnapshot } from "./snapshot.ts";
