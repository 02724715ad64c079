/** What `game.norn.rules` offered in 0.1 besides `api.ts`: deprecated, gone in 0.2. For macros only. */
export { SCOPES, isCreatedInPlay, isOfCharacter, scopeOf } from "./aspects/aspect-kind.ts";
export { addsAspect, aspectKindOf } from "./aspects/aspects-of-things.ts";
export { hasAspectsAsSkills, rolledAspects } from "./aspects/rolled-aspects.ts";
export { breaksWithin, entranceAs } from "./breaks/break-rules.ts";
export { advantageInMoney, gearPrice } from "./buying/price-in-money.ts";
export { campaign } from "./campaign-ruleset.ts";
export { advance, hamperedBy } from "./challenges/advance.ts";
export { challengeAtBreak } from "./challenges/at-break.ts";
export { challengeEvents } from "./challenges/challenge-events.ts";
export { CHALLENGE_DEGREES } from "./challenges/challenge-rules.ts";
export {
  FRAGILITIES,
  LASTS,
  RUINED,
  hasReached,
  isOver,
  isRuined,
  marksAt,
  mayCheck,
  progressOf,
  sideOf,
} from "./challenges/challenge.ts";
export { headwayOf } from "./challenges/headway.ts";
export { CHALLENGE_SAMPLES, SAMPLE_IDS } from "./challenges/samples.data.ts";
export { COMPEL_EFFECTS, PROPOSERS } from "./compel/compel-rules.ts";
export { COMPEL_REFUSALS, clearedBox, compelTerms, compelledAway, freeCompel, freeUsed } from "./compel/compel.ts";
export {
  CONFLICT_FIELDS,
  PARTICIPANT_FIELDS,
  UNMARKED,
  isDeclared,
  isDone,
  isHolding,
  isOut,
  smallerNow,
  withMarks,
} from "./conflict/conflict-now.ts";
export { initiativeOf, paceOf } from "./conflict/conflict-rules.ts";
export { choosable, currentOf, isDefending, isUp, nextUp, order } from "./conflict/order.ts";
export { TURN_REFUSALS, TURN_STEPS, stepsNow, takeStep } from "./conflict/take-step.ts";
export { belongsTo as countsIn, isAdopted, readGames } from "./counts-in.ts";
export {
  CREATE_REFUSALS,
  LONGEST_PHRASE,
  createsSomething,
  creationOutcome,
  parsePhrase as readPhrase,
} from "./created-aspects/create-aspect.ts";
export { PASS_REFUSALS, REMOVE_REFUSALS, passOn, removeCreated } from "./created-aspects/created-aspects.ts";
export { BOOST, outcomeFor } from "./created-aspects/creation-rules.ts";
export { DISCOVER_REFUSALS, discoverAspect, mayDiscover } from "./created-aspects/discover-aspect.ts";
export { backToTheBook, changedDials, isChanged } from "./dials/changed-dials.ts";
export { dialsOfRolls } from "./dials/dials-of-rolls.ts";
export { LONGEST_TYPED, shownFormula, shownName, storedFormula } from "./dials/formula-names.ts";
export { FORMULA_REFUSALS, LONGEST_FORMULA, evaluateFormula, parseFormula } from "./dials/formula.ts";
export {
  LIST_REFUSALS,
  LONGEST_NAME,
  addedId,
  editList,
  isAdded,
  isOfList,
  readList,
  removeFromList,
} from "./dials/list-dial.ts";
export { initialNumbers, readNumbers, readText, storedNumbers } from "./dials/read-dial.ts";
export { DICE_READINGS, DIE_KINDS } from "./dice/dice-method.ts";
export { DIE_FACES, faceOfPip, sidesOf } from "./dice/die-faces.ts";
export { hitsOfFace, parseFaces as readFaces } from "./dice/read-faces.ts";
export { LEDGER_REFUSALS } from "./events/apply-event.ts";
export { FATE_POINT_COUNTERS } from "./events/ledger-state.ts";
export { armedWith } from "./harm/armed-with.ts";
export { BARE_HANDS, attackItem, attackProfile, attackTraits, profilesOfFeature, reachesFar } from "./harm/attack-profile.ts";
export { boxesForBar, harmBar, pointBar } from "./harm/harm-bar.ts";
export { harmEvents } from "./harm/harm-events.ts";
export { ATTACK_REFUSALS, HARM_REFUSALS, HIT_SOURCES, NO_ARMS, PLAIN_WAY, TAKEN_OUT } from "./harm/harm-rules.ts";
export { scaleBetween } from "./harm/scale.ts";
export { armsScope, scopesAgainst } from "./harm/scopes-against.ts";
export { stakesAgainst } from "./harm/stakes.ts";
export { takenOutOn } from "./harm/taken-out.ts";
export { checkedBoxes } from "./harm/tracks.ts";
export { MOMENTS } from "./invoke/invocation-rules.ts";
export { NOTHING_CHOSEN, invokeAfter, invokeTogether } from "./invoke/invoke-together.ts";
export { FREE_PAYMENTS, INVOKE_REFUSALS, PAYMENTS } from "./invoke/invoke.ts";
export { onceAnAction, useAgainRefusal } from "./invoke/use-again.ts";
export { isRecord, recordOf } from "./is-record.ts";
export {
  LINK_REFUSALS,
  LINK_ROLES,
  MOST_ALIKE,
  MOST_LINKS,
  hasLinks,
  isCounted,
  linkRoles,
  planLink,
  uuidKey,
} from "./links/actor-link.ts";
export { countedRefresh, unitMembers } from "./links/unit-members.ts";
export { lookUp } from "./look-up.ts";
export { dramaticFailure } from "./oppose/dramatic-failure.ts";
export { COMBINATIONS, PART_SOURCES, PART_UNITS } from "./roll/check.ts";
export { addUp, chosenOn } from "./roll/difficulty-table.ts";
export { gainFits, gainModifier, gainNeeds, gainStep } from "./roll/gain-step.ts";
export { LEFTOVER_REFUSALS, spendLeftover } from "./roll/leftovers.ts";
export { againstAlone, againstTotal, isContest, opposition } from "./roll/opposition.ts";
export { partsBesideDice } from "./roll/parts-beside-dice.ts";
export { TONES } from "./roll/outcome-note.ts";
export { LARGEST_NUMBER, REQUEST_REFUSALS, largestDifficulty, largestDifficultyOf } from "./roll/review-request.ts";
export { replayRoll, stepRoll } from "./roll/roll-state.ts";
export { MOST_UNITS, TIME_UNITS, fitsTime, timeAlong, timeCounted, timeSteps, timeTaken } from "./roll/time-taken.ts";
export { TRAIT_NOUNS, hasSpecialties, isAhead } from "./ruleset.ts";
export { firstRuleset } from "./rulesets/ruleset-by-id.ts";
export { RULESETS } from "./rulesets/rulesets.ts";
export { canPay, payPoints, pointsMoved, pointsOf } from "./spend/payer.ts";
export { spendOnAspect } from "./spend/spend-rules.ts";
export { SPEND_REFUSALS, counterSpend } from "./spend/spend.ts";
export { followingPoints } from "./spend/starting-points.ts";
export { EXTRA_KINDS, GEAR_CATEGORIES, MODIFICATIONS, PHASE_KINDS } from "./stored-ids.data.ts";
export {
  EFFECT_KINDS,
  EFFECT_ROLLS,
  effectKinds,
  isCostly,
  isForRolls,
  itemOfUses,
  powerCost,
  usesTrack,
} from "./stunts/effect.ts";
export { initiativeHelp } from "./stunts/initiative.ts";
export { limitedEffects } from "./stunts/limited.ts";
export { boxesAdded, effectsFor, namesOf } from "./stunts/offered-effects.ts";
export { parseEffect as readEffect, parseEffects as readEffects } from "./stunts/read-effect.ts";
export { USE_REFUSALS, spentBoxes, useEffect, usesLeft } from "./stunts/use-effect.ts";
export { SHARED_FINDINGS } from "./traits/audit.ts";
export { IMPROVEMENTS, hasExperience } from "./traits/experience.ts";
export {
  asListed,
  listedTrait,
  listedTraits,
  unboughtRank,
  unwrittenId,
  unwrittenKey,
  unwrittenTraits,
} from "./traits/listed-traits.ts";
export { nextPhase } from "./traits/phases.ts";
export { STRUCTURES, countRanks, shortfalls } from "./traits/structure.ts";
export { MOVES, WALKED, moveOn, runOf, stillNeeded } from "./zones/move.ts";
export { zoneByPlace } from "./zones/zone-by-place.ts";
export { borderNow, moveCost, total as totalCost, waysFrom, zoneName, zonesApart } from "./zones/zones.ts";
