/** The only door to the rules. Everything a caller may lean on is named here. */
export { ASPECT_KINDS, ASPECT_NATURES, type AspectKind, type AspectNature } from "./aspects/aspect-kind.ts";
export { ASSESS_REFUSALS, assesses, type AssessRefusal, discoverAspect, type Discovery } from "./aspects/discover-aspect.ts";
export { type Gain, GAINS } from "./aspects/invocation-rules.ts";
export { type InvocationRules, type Moment, MOMENTS } from "./aspects/invocation-rules.ts";
export {
  type Invocation,
  invoke,
  INVOKE_REFUSALS,
  type InvokeAsked,
  type InvokeRefusal,
  type Payment,
  PAYMENTS,
} from "./aspects/invoke.ts";
export { type AlreadyChosen, invokeAfter, invokeTogether, NOTHING_CHOSEN } from "./aspects/invoke-together.ts";
export {
  LONGEST_PHRASE,
  MAKE_REFUSALS,
  makeAspect,
  type MakeAsked,
  type MakeRefusal,
  whatComesOf,
} from "./aspects/make-aspect.ts";
export { isMadeInPlay } from "./aspects/aspect-kind.ts";
export { type Making, MAKING_WAYS, type MakingRoll, type MakingRules, type MakingWay } from "./aspects/making-rules.ts";
export { PASS_REFUSALS, passOn, type PassRefusal } from "./aspects/pass-on.ts";
export { REMOVE_REFUSALS, removeMade, type RemoveRefusal } from "./aspects/remove-made.ts";
export { type Scope, scopeOf, SCOPES } from "./aspects/aspect-kind.ts";
export { type AspectUse, useAgainRefusal } from "./aspects/use-again.ts";
export * from "./checks/check.ts";
export { type GainAsked, gainModifier, type GainNeeds, gainNeeds, type GainRefusal, gainStep } from "./checks/gain-step.ts";
export { LARGEST_NUMBER, REQUEST_REFUSALS, type RequestRefusal, reviewRequest } from "./checks/review-request.ts";
export { replayRoll, type RollState, type RollStep, stepRoll } from "./checks/roll-state.ts";
export { type DieFace, DIE_FACES, faceOfPip, sidesOf } from "./dice/die-faces.ts";
export * from "./dice/dice-method.ts";
export { distribution, type Distribution, waysToReach } from "./dice/distribution.ts";
export { hitsOfFace } from "./dice/read-faces.ts";
export { readFaces } from "./dice/read-faces.ts";
export { type Ladder, type LadderReading, readLadder, type Rung } from "./ladder/ladder.ts";
export { breakEvents, type BreakLine, breakLines, type Table } from "./fate-points/at-break.ts";
export { type Bidding, biddingEvents, type BiddingRefusal, foldBid, openBidding, raiseBid } from "./fate-points/bidding.ts";
export { type Break, type BreakRules, BREAKS, type Entrance, type MarkedRow } from "./fate-points/break-rules.ts";
export {
  acceptCompel,
  COMPEL_REFUSALS,
  type CompelRefusal,
  type CompelSides,
  compelTerms,
  proposeCompel,
  refuseCompel,
} from "./fate-points/compel.ts";
export * from "./fate-points/compel-rules.ts";
export { compelledAway, freeCompel, freeUsed } from "./fate-points/compel.ts";
export { payDebt, UNLUCKY } from "./fate-points/payer.ts";
export {
  counterSpend,
  type Spend,
  spend,
  SPEND_REFUSALS,
  type SpendAsked,
  type SpendMade,
  type SpendRefusal,
} from "./fate-points/spend.ts";
export { type AspectSpend, type AspectSpendAsked, spendOnAspect } from "./fate-points/spend-on-aspect.ts";
export type { SpendRules, SpendUse } from "./fate-points/spend-rules.ts";
export { type Mark, marksOn, type Sufferer, type TakenMark, takenMark } from "./harm/tracks.ts";
export { canPay, type Payer, pointsMoved, pointsOf } from "./fate-points/payer.ts";
export { applyEvent, applyEvents, LEDGER_REFUSALS, type LedgerRefusal } from "./ledger/apply-event.ts";
export { isBacked } from "./ledger/is-backed.ts";
export type { AspectState, FreeInvocations } from "./ledger/aspect-state.ts";
export { newAspect } from "./ledger/new-aspect.ts";
export { inverseEvent, inverseEvents } from "./ledger/inverse-event.ts";
export type { LedgerEvent, LedgerEventType } from "./ledger/ledger-event.ts";
export { type ActorState, type LedgerState, type Pot, POTS } from "./ledger/ledger-state.ts";
export { unaccounted } from "./ledger/net-events.ts";
export { remainingEvents } from "./ledger/remaining-events.ts";
export { ok, refuse, type Result } from "./result.ts";
export * from "./ruleset.ts";
export { type Contestant, type ContestResult, fate2Contest } from "./rulesets/fate2/checks.ts";
export { type LifeInPhases, phaseBalance, type PhaseBalance } from "./rulesets/fate2/creation.ts";
export { shorthandRanks } from "./rulesets/fate2/creation.ts";
export { type Blow, WOUND_OUTCOMES, woundOutcome, type WoundOutcome, woundPenalty } from "./rulesets/fate2/tracks.ts";
export { type HitRefusal, type HitSpending, type HitsSpent, spendHits } from "./rulesets/marumaru/checks.ts";
export { type Trick, TRICKS } from "./rulesets/marumaru/marumaru.data.ts";
export { manoeuvreAspect } from "./rulesets/trifold/trifold.ts";
export { type ShiftSpending, type ShiftsSpent, spendShifts } from "./rulesets/trifold/checks.ts";
export { TIME_INCREMENTS, type TimeIncrement } from "./rulesets/trifold/trifold.data.ts";
export { rulesetById, RULESETS } from "./rulesets/rulesets.ts";
export { countRanks, type RankCount, type Shortfall, shortfalls, type Structure, STRUCTURES } from "./skills/structure.ts";
export { FINDING_CODES, type FindingCode } from "./skills/audit.ts";
export type { ActorSnapshot, AspectSnapshot, TrackSnapshot, TraitSnapshot } from "./snapshot.ts";
