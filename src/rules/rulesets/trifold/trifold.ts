import { type AspectNature, isCreatedInPlay } from "../../aspects/aspect-kind.ts";
import { BOOST, onSuccess, removedBySuccess } from "../../created-aspects/creation-rules.ts";
import { onceAnAction } from "../../invoke/use-again.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import { askFormula, type ChoiceDial, readChoice, readFormula, readNumber, readSwitch } from "../../dials/read-dial.ts";
import { FUDGE } from "../../dice/dice-plans.ts";
import { pointsMoved } from "../../spend/payer.ts";
import { spendUse } from "../../spend/spend-rules.ts";
import { bonusOf, inItsWords, row, withRows } from "../../harm/tracks.ts";
import { refuse } from "../../result.ts";
import { reviewedRuleset, type RulesetParts } from "../../reviewed-ruleset.ts";
import { withOwnTracks } from "../../harm/with-own-tracks.ts";
import type { Ruleset, TrackLayout } from "../../ruleset.ts";
import { planTrifold, resolveTrifold, shiftsOf, TRIFOLD_CONFLICT, TRIFOLD_LEFTOVERS, trifoldOutcomeNotes } from "./checks.ts";
import { auditTrifold, pointsOf } from "./creation.ts";
import {
  BOOSTS,
  COMPOSURE_SKILL,
  DECLARATIONS_PAY,
  HEALTH_SKILL,
  STARTING_POINTS,
  TRACK_LENGTH,
  TRACKS,
  TRIFOLD_DIALS,
} from "./dials.data.ts";
import { TRIFOLD_HARM } from "./harm.ts";
import { HEALS_AT, SEVERITIES, TIME_INCREMENTS, TRIFOLD_GROUPS, TRIFOLD_LADDER, TRIFOLD_TRAITS } from "./trifold.data.ts";
import { auditByType, rankOf } from "../../traits/audit.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { lookUp } from "../../look-up.ts";
import { runOf } from "../../zones/move.ts";
import type { InvokeInput } from "../../invoke/invoke.ts";
import type { BreakParts, CompelParts, CreationParts, InvocationParts, SpendParts } from "../../ruleset-parts.ts";

/** After a roll one point on an aspect gives +2 or a reroll, or makes a detail true; each aspect serves once an action. Source: T3. */
const TRIFOLD_INVOKING: InvocationParts = {
  moments: ["after"],
  reachesOthers: true,
  rolls: ["own"],
  gains: () => ["plus-two", "reroll-all", "effect"],
  payments: (input) => (lockHolds(input) === "here" ? ["nothing"] : ["free", "point"]),
  mayTakeNothing: ({ lock }) => lock.on,
  again: onceAnAction,
  forbids: (input) => (lockHolds(input) === "elsewhere" ? "locked" : null),
  // The character's player gets the point once the action resolves. T3-R2: for a declaration, only if the campaign says so.
  ownerReward: ({ aspect, payer, owner, gain }, points, dials) => {
    const paid = gain !== "effect" || readSwitch(DECLARATIONS_PAY, dials);
    return { now: [], later: paid && owner && aspect.parent !== payer.actor ? pointsMoved(owner, points) : [] };
  },
};

/** Shifts from which an aspect stays for the scene. */
const STICKY_FROM = 2;

/** What a successful maneuver creates: how long it stays, and the shifts that removing it needs. Source: T4. */
export function maneuverAspect(shifts: number): { readonly nature: AspectNature; readonly removal: number } {
  return { nature: shifts >= STICKY_FROM ? "sticky" : "fragile", removal: shifts };
}

/**
 * A maneuver's shifts decide how long the aspect stays, and are the difficulty of removing it. Places and things have a
 * difficulty of +0; people contest. Source: T1 (quality), T4.
 */
const TRIFOLD_CREATING: CreationParts = {
  ways: (_traits, dials) => (readSwitch(BOOSTS, dials) ? ["maneuver", BOOST] : ["maneuver"]),
  usualDifficulty: 0,
  comesOf: onSuccess((outcome) => {
    const { nature, removal } = maneuverAspect(shiftsOf(outcome) ?? 0);
    return { natures: [nature], level: 1, quality: removal };
  }),
  natures: ["sticky", "fragile"],
  freeUses: 1,
  quality: (typed) => Math.max(0, typed ?? 0),
  removes: (aspect, { total }, outcome) => {
    const { name, quality } = aspect;
    if (quality === null) return removedBySuccess(aspect, outcome);
    return total < quality ? refuse("remove-short", { aspect: name, quality, total }) : null;
  },
};

/** The GM offers a point; refusing it costs one. Source: T3. */
const TRIFOLD_COMPELLING: CompelParts = {
  effects: ["event"],
  proposers: ["gm"],
  terms: () => ({
    proposal: { cost: 0, paid: "at-once" },
    accept: { gain: 1, awarded: "at-once" },
    refuse: { cost: 1 },
    escalates: false,
  }),
};

/**
 * A declaration is what the other games call invoking for an effect. On an action that is not rolled an invocation adds 2 to the
 * skill's rating. Source: T3.
 */
const TRIFOLD_STORIES = [spendUse("declaration", { aspect: true }), spendUse("unrolled", { aspect: true, gain: "plus-two" })];
const TRIFOLD_SPENDING: SpendParts = { stories: TRIFOLD_STORIES, uses: () => TRIFOLD_STORIES };

/**
 * Everyone starts a session with the same points, whatever was left. Sticky aspects stay for the scene. T4-R4: the conflict, and
 * with it stress, ends with the scene. Source: T3, T4.
 */
const TRIFOLD_BREAKS: BreakParts = {
  known: () => ["session", "scene", "story"],
  points: ({ fatePoints }, at, dials) => (at === "session" ? readNumber(STARTING_POINTS, dials) : fatePoints.value),
  // T5-R1. Source: T5.
  earns: (at) => (at === "story" ? 1 : 0),
  clearsRow: (_, at) => at === "scene",
  endsAspect: (aspect, at) =>
    aspect.kind === "consequence" ? lookUp(HEALS_AT, aspect.severity) === at : at === "scene" && isCreatedInPlay(aspect),
};

const PARTS: RulesetParts = {
  id: "trifold",
  ladder: TRIFOLD_LADDER,
  difficulties: TRIFOLD_LADDER,
  dice: [FUDGE],
  dials: TRIFOLD_DIALS,
  traits: {
    groups: TRIFOLD_GROUPS,
    list: TRIFOLD_TRAITS,
    range: { min: -4, max: 12 },
    combinations: [],
    // Unrated is +0, for NPCs too (T1). F10-R2: an organization is built like a character.
    unboughtToo: ({ type }) => type === "organization" || type === "npc",
    audit: auditByType(auditTrifold),
    effectiveRank: ({ rank }) => rank,
  },
  aspects: {
    roles: [
      { id: "concept", kind: "character", count: 1 },
      { id: "trouble", kind: "character", count: 1 },
      { id: "link", kind: "character", count: 1 },
      { id: "other", kind: "character", count: 2 },
    ],
    levels: false,
    persistent: false,
    lockable: true,
    severities: SEVERITIES,
  },
  stuntTiers: [],
  invoking: TRIFOLD_INVOKING,
  creating: TRIFOLD_CREATING,
  compelling: TRIFOLD_COMPELLING,
  spending: TRIFOLD_SPENDING,
  breaks: TRIFOLD_BREAKS,
  fatePoints: { start: (_, dials) => readNumber(STARTING_POINTS, dials), refresh: false, held: false },
  tracks: trifoldTracks,
  harm: TRIFOLD_HARM,
  conflict: TRIFOLD_CONFLICT,
  moves: { traits: ["athletics"], byRank: runOf },
  // T4-R30. Source: T1.
  aboard: { how: "limits", handles: (key) => [key, "driving"] },
  outcomeNotes: trifoldOutcomeNotes,
  leftovers: TRIFOLD_LEFTOVERS,
  time: { kind: "step", steps: TIME_INCREMENTS },
  // R50, R51. Source: T3, T4.
  fromCore: {
    roles: { concept: "concept", trouble: "trouble", other: "other" },
    tracks: { physical: "health", mental: "composure" },
    severities: { mild: "minor", moderate: "moderate", severe: "significant" },
  },
  asks: { test: false, theirTrait: true, enhancement: 0, complications: [] },
  plan: planTrifold,
  resolve: resolveTrifold,
};

/** Tri-Fold Fate, whose shifts buy quality and speed. Source: T1–T5. */
export const TRIFOLD: Ruleset = reviewedRuleset(
  withOwnTracks(PARTS, TRACKS, {
    unbought: () => 0,
    names: (actor, dials) => ({ cap: pointsOf(actor, dials).cap, size: actor.size }),
  }),
);

/** T4-R2: a linked skill that does not apply counts as unrated. Source: T4. */
function trifoldTracks(actor: ActorSnapshot, dials: DialValues): readonly TrackLayout[] {
  const { cap } = pointsOf(actor, dials);
  const length = readFormula(TRACK_LENGTH, dials);
  const track = (id: string, dial: ChoiceDial<string>): TrackLayout => {
    const linked = rankOf(actor, readChoice(dial, dials), 0) ?? 0;
    const boxes = askFormula(length, (key) => rankOf(actor, key, 0) ?? 0, { cap, linked, size: actor.size }) ?? 0;
    return inItsWords("trifold", actor, withRows(actor, { id, rows: [row("stress", boxes + bonusOf(actor, id))] }));
  };
  return [track("health", HEALTH_SKILL), track("composure", COMPOSURE_SKILL)];
}

/** A locked aspect gives its owner one fixed use for free, and nothing else. T3-R1: what that use is. Source: T3. */
function lockHolds({ aspect, payer, gain, traits }: InvokeInput): "here" | "elsewhere" | "none" {
  if (!aspect.lock.on || aspect.parent !== payer.actor) return "none";
  const { trait, gain: fixed, words } = aspect.lock;
  // An action that is not rolled names no skill: the group knows which it is.
  const withTrait = traits.length === 0 || traits.includes(trait);
  const here = trait === "" ? gain === "effect" && words.trim() !== "" : gain === fixed && withTrait;
  return here ? "here" : "elsewhere";
}
