/** The only door to the rules: everything other code may use is named here. */
export {
  ASPECT_KINDS,
  ASPECT_NATURES,
  type AspectKind,
  type AspectNature,
  isCreatedInPlay,
  type Scope,
  scopeOf,
  SCOPES,
  isOfCharacter,
} from "./aspects/aspect-kind.ts";
export {
  DISCOVER_REFUSALS,
  mayDiscover,
  type DiscoverRefusal,
  discoverAspect,
  type Discovery,
} from "./created-aspects/discover-aspect.ts";
export { type Gain, GAINS, type InvocationRules, type Moment, MOMENTS, type OwnerReward } from "./invoke/invocation-rules.ts";
export {
  type Invocation,
  FREE_PAYMENTS,
  invoke,
  INVOKE_REFUSALS,
  type InvokeInput,
  type InvokeRefusal,
  type PaidBefore,
  type Payment,
  PAYMENTS,
} from "./invoke/invoke.ts";
export { type AlreadyChosen, invokeAfter, invokeTogether, NOTHING_CHOSEN } from "./invoke/invoke-together.ts";
export {
  LONGEST_PHRASE,
  CREATE_REFUSALS,
  createAspect,
  readPhrase,
  createsSomething,
  type CreationInput,
  type CreateRefusal,
  creationOutcome,
} from "./created-aspects/create-aspect.ts";
export {
  type Creation,
  BOOST,
  type CreationRoll,
  type CreationRules,
  outcomeFor,
  type RolledTrait,
  type CreationWay,
} from "./created-aspects/creation-rules.ts";
export { addsAspect, aspectKindOf } from "./aspects/aspects-of-things.ts";
export { advantageInMoney, gearPrice } from "./buying/price-in-money.ts";
export { hasAspectsAsSkills, rolledAspects } from "./aspects/rolled-aspects.ts";
export { PASS_REFUSALS, passOn, type PassRefusal } from "./created-aspects/created-aspects.ts";
export { REMOVE_REFUSALS, removeCreated, type RemoveRefusal } from "./created-aspects/created-aspects.ts";
export { type AspectUse, onceAnAction, useAgainRefusal, type UsesBefore } from "./invoke/use-again.ts";
export * from "./roll/check.ts";
export type { Contestant, ContestResult } from "./roll/contest.ts";
export {
  type GainInput,
  gainModifier,
  type GainNeeds,
  gainFits,
  gainNeeds,
  type GainRefusal,
  gainStep,
} from "./roll/gain-step.ts";
export { againstAlone, againstTotal, isContest, opposition, type Opposition } from "./roll/opposition.ts";
export { partsBesideDice } from "./roll/parts-beside-dice.ts";
export {
  largestDifficulty,
  largestDifficultyOf,
  LARGEST_NUMBER,
  REQUEST_REFUSALS,
  type RequestRefusal,
  reviewRequest,
} from "./roll/review-request.ts";
export {
  LEFTOVER_REFUSALS,
  type LeftoverRefusal,
  type LeftoverRules,
  type LeftoverSpent,
  type LeftoverUse,
  spendLeftover,
} from "./roll/leftovers.ts";
export type { OutcomeKind } from "./roll/outcome.ts";
export { type Remark, type Tone, TONES } from "./roll/remark.ts";
export {
  fitsTime,
  MOST_UNITS,
  TIME_UNITS,
  timeAlong,
  timeCounted,
  type TimeRules,
  timeSteps,
  type TimeTaken,
  timeTaken,
  type TimeUnit,
  type UsualTime,
} from "./roll/time-taken.ts";
export { replayRoll, type RollState, type RollStep, stepRoll } from "./roll/roll-state.ts";
export { campaign, campaignRuleset } from "./campaign-ruleset.ts";
export { countsIn, type GamesOfItem, isAdopted, readGames } from "./counts-in.ts";
export { backToTheBook, changedDials, isChanged } from "./dials/changed-dials.ts";
export { dialsOfRolls } from "./dials/dials-of-rolls.ts";
export type { DialValue, DialValues } from "./dials/dial-values.ts";
export { evaluateFormula, FORMULA_REFUSALS, type FormulaRefusal, LONGEST_FORMULA, parseFormula } from "./dials/formula.ts";
export { type FormulaName, LONGEST_TYPED, shownFormula, shownName, storedFormula } from "./dials/formula-names.ts";
export {
  addedId,
  editList,
  isAdded,
  isOfList,
  LIST_REFUSALS,
  type ListChange,
  type ListChanges,
  type ListDial,
  type ListedThing,
  type ListRefusal,
  LONGEST_NAME,
  readList,
  removeFromList,
} from "./dials/list-dial.ts";
export {
  type ChoiceDial,
  type Dial,
  type FormulaDial,
  initialNumbers,
  type NumbersDial,
  readNumbers,
  readText,
  storedNumbers,
  type TextDial,
} from "./dials/read-dial.ts";
export { type DieFace, DIE_FACES, faceOfPip, sidesOf } from "./dice/die-faces.ts";
export * from "./dice/dice-method.ts";
export { distribution, type Distribution, waysToReach } from "./dice/distribution.ts";
export { hitsOfFace, readFaces } from "./dice/read-faces.ts";
export {
  type ActorLink,
  type ActorLinks,
  hasLinks,
  isCounted,
  LINK_REFUSALS,
  LINK_ROLES,
  uuidKey,
  type LinkRefusal,
  type LinkRole,
  linkRoles,
  MOST_ALIKE,
  MOST_LINKS,
  planLink,
} from "./links/actor-link.ts";
export { type Ladder, type LadderReading, readLadder, type Rung } from "./roll/ladder.ts";
export { type BreakCount, breakEvents, type BreakLine, breakLines, type PlayState } from "./breaks/at-break.ts";
export {
  type Break,
  type BreakRules,
  BREAKS,
  breaksWithin,
  type Entrance,
  entranceAs,
  type MarkedRow,
} from "./breaks/break-rules.ts";
export {
  acceptCompel,
  clearedBox,
  compelledAway,
  freeCompel,
  freeUsed,
  COMPEL_REFUSALS,
  type CompelRefusal,
  type CompelSides,
  compelTerms,
  proposeCompel,
  refuseCompel,
} from "./compel/compel.ts";
export * from "./compel/compel-rules.ts";
export { dramaticFailure } from "./oppose/dramatic-failure.ts";
export {
  counterSpend,
  type Spend,
  spend,
  SPEND_REFUSALS,
  type SpendInput,
  type SpendMade,
  type SpendRefusal,
} from "./spend/spend.ts";
export { type AspectSpend, type AspectSpendInput, spendOnAspect } from "./spend/spend-rules.ts";
export type { RewardCard } from "./rewards/reward-cards.ts";
export type { SpendRules, SpendUse } from "./spend/spend-rules.ts";
export { type TrackBox, checkedBoxes, type TakeWound, type Wounded, type TakenWound } from "./harm/tracks.ts";
export { followingPoints } from "./spend/starting-points.ts";
export { canPay, type DebtRules, payPoints, type Payer, pointsMoved, pointsOf } from "./spend/payer.ts";
export * from "./conflict/conflict-now.ts";
export {
  type ConflictRules,
  initiativeOf,
  type Ordering,
  type PaceId,
  paceOf,
  type Standing,
} from "./conflict/conflict-rules.ts";
export { choosable, currentOf, isDefending, isUp, nextUp, order } from "./conflict/order.ts";
export {
  type StepInput,
  stepsNow,
  takeStep,
  TURN_REFUSALS,
  TURN_STEPS,
  type TurnRefusal,
  type TurnStep,
} from "./conflict/take-step.ts";
export { harmEvents, type HarmTaken } from "./harm/harm-events.ts";
export * from "./harm/harm-rules.ts";
export { boxesForBar, type HarmBar, harmBar } from "./harm/harm-bar.ts";
export { pointBar } from "./harm/harm-bar.ts";
export { takenOutOn } from "./harm/taken-out.ts";
export { applyEvent, applyEvents, LEDGER_REFUSALS, type LedgerRefusal } from "./events/apply-event.ts";
export { type Aspect, type AspectLock, type FreeInvocations, newAspect, type StoredAspect } from "./aspects/aspect.ts";
export type { Marks } from "./events/conflict-marks.ts";
export {
  borderNow,
  zoneName,
  type MoveCost,
  moveCost,
  type StoredBorder,
  total as totalCost,
  type Way,
  waysFrom,
  type Zone,
  type ZoneMap,
  zonesApart,
} from "./zones/zones.ts";
export { advance, type Advance, type Attempt, hamperedBy } from "./challenges/advance.ts";
export { challengeAtBreak } from "./challenges/at-break.ts";
export { challengeEvents } from "./challenges/challenge-events.ts";
export {
  type Challenge,
  type ChallengeChange,
  type ChallengeSide,
  FRAGILITIES,
  type Fragility,
  hasReached,
  isOver,
  isRuined,
  LASTS,
  type Lasts,
  marksAt,
  mayCheck,
  progressOf,
  RUINED,
  type ChallengeRow,
  sideOf,
} from "./challenges/challenge.ts";
export { headwayOf } from "./challenges/headway.ts";
export { CHALLENGE_SAMPLES, type ChallengeSample, SAMPLE_IDS, type SampleId } from "./challenges/samples.data.ts";
export {
  CHALLENGE_DEGREES,
  type ChallengeDegree,
  type ChallengeRules,
  type ChallengeSteps,
} from "./challenges/challenge-rules.ts";
export { inverseEvent, inverseEvents } from "./events/ledger-event.ts";
export type { LedgerEvent, LedgerEventType } from "./events/ledger-event.ts";
export { type ActorState, type LedgerState, type FatePointCounter, FATE_POINT_COUNTERS } from "./events/ledger-state.ts";
export { hasExperience, type Improvement, IMPROVEMENTS } from "./traits/experience.ts";
export { ok, refuse, type Refused, type Result } from "./result.ts";
export * from "./ruleset.ts";
export { firstRuleset, RULESET_IDS, rulesetById } from "./rulesets/ruleset-by-id.ts";
export { type RulesetId, RULESETS } from "./rulesets/rulesets.ts";
export {
  listedTrait,
  listedTraits,
  unboughtRank,
  unwrittenId,
  unwrittenKey,
  unwrittenTraits,
  asListed,
} from "./traits/listed-traits.ts";
export { countRanks, type RankCount, type Shortfall, shortfalls, type Structure, STRUCTURES } from "./traits/structure.ts";
export { nextPhase, type LifeInPhases, type PhaseBalance, type PhaseRules } from "./traits/phases.ts";
export { SHARED_FINDINGS } from "./traits/audit.ts";
export type { ActorSnapshot, PhaseSnapshot, TrackSnapshot } from "./snapshot.ts";
export type { StoredTrait, Trait } from "./traits/trait.ts";
export { type Countable, countedRefresh, type UnitMember, unitMembers } from "./links/unit-members.ts";
export { armsScope, type Attacked, scopesAgainst } from "./harm/scopes-against.ts";
export { armedWith, type GearInFight } from "./harm/armed-with.ts";
export { stakesAgainst } from "./harm/stakes.ts";
export { scaleBetween, type ScaleReason } from "./harm/scale.ts";
export * from "./stored-ids.data.ts";
export * from "./stunts/effect.ts";
export { type EffectUsed, spentBoxes, USE_REFUSALS, useEffect, type UseRefusal, usesLeft } from "./stunts/use-effect.ts";
export { limitedEffects } from "./stunts/limited.ts";
export { readEffect, readEffects } from "./stunts/read-effect.ts";
export { initiativeHelp } from "./stunts/initiative.ts";
export { boxesAdded, effectsFor, namesOf, type OfferedEffect, type EffectsInput } from "./stunts/offered-effects.ts";
export {
  type Move,
  type Moved,
  moveOn,
  type MoveRefusal,
  MOVES,
  type MoveRules,
  runOf,
  stillNeeded,
  WALKED,
  type Whereabouts,
} from "./zones/move.ts";
export { zoneByPlace } from "./zones/zone-by-place.ts";
export { lookUp } from "./look-up.ts";
export { addUp, chosenOn, type DifficultyTable } from "./roll/difficulty-table.ts";
export { isRecord, recordOf } from "./is-record.ts";
export {
  attackItem,
  attackProfile,
  type AttackProfile,
  attackTraits,
  BARE_HANDS,
  profilesOfFeature,
  reachesFar,
} from "./harm/attack-profile.ts";
