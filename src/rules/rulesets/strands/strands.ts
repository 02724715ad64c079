import { isFleeting } from "../../aspects/aspect-kind.ts";
import {
  BOOST,
  type CreationWay,
  foundBySuccess,
  onSuccess,
  removedBySuccess,
  type RolledTrait,
} from "../../created-aspects/creation-rules.ts";
import { freeFor } from "../../invoke/invoke.ts";
import type { UseRefusal, UsesBefore } from "../../invoke/use-again.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import { readChoice, readListed, readNumber, readNumbers, readSwitch } from "../../dials/read-dial.ts";
import type { LedgerEvent } from "../../events/ledger-event.ts";
import type { Entrance } from "../../breaks/break-rules.ts";
import type { DebtRules } from "../../spend/payer.ts";
import { spendUse } from "../../spend/spend-rules.ts";
import { lookUp } from "../../look-up.ts";
import { ok, refuse } from "../../result.ts";
import { reviewedRuleset } from "../../reviewed-ruleset.ts";
import type { BuyingRules, GameVariant, PricedThing, Ruleset } from "../../ruleset.ts";
import { auditByType } from "../../traits/audit.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import type { Modification } from "../../stored-ids.data.ts";
import { hasSpin, planStrands, resolveStrands, STRANDS_CONFLICT, STRANDS_DICE, strandsOutcomeNotes } from "./checks.ts";
import { advantagePrice, auditStrands, campaignRefresh, experiencePrice, refreshOf, usesSkills } from "./creation.ts";
import { ADVANTAGES_BOUGHT, ASPECTS, BOOSTS, DEBT, LEVEL, LEVEL_POINTS, LIMIT, STRANDS_DIALS, TECH_LEVEL } from "./dials.data.ts";
import {
  auditOrganization,
  auditVehicle,
  ORGANIZATION_ROLES,
  STRANDS_UNITS,
  techLevelOf,
  UNIT_ROLES,
  vehicleArmor,
  vehicleClass,
} from "./fractal.ts";
import { STRANDS_HARM } from "./harm.ts";
import {
  ADVANTAGE_TIERS,
  ALPHABET_ROLES,
  POWER_CLASSES,
  REDUCED_ROLES,
  STRANDS_DIFFICULTIES,
  STRANDS_FINDINGS,
  STRANDS_GROUPS,
  STRANDS_SKILLS,
  STRANDS_TRAITS,
  STRANDS_TRAITS_OF_TYPE,
  VEHICLE_HANDLING,
  VEHICLE_ROLES,
} from "./strands.data.ts";
import { isRenewable, ownTrackDials, STRANDS_SEVERITIES, strandsTracks } from "./tracks.ts";
import type { BreakParts, CompelParts, CreationParts, InvocationParts, SpendParts } from "../../ruleset-parts.ts";

/** What each aspect adds to the price, and each that is mostly bad takes off. Source: S7. */
const PER_ASPECT: Readonly<Record<Exclude<Modification, "advantage">, number>> = { aspect: 1, flaw: -1 };

/** S7-R23: nothing costs less than 0. Source: S7. */
function price({ cost, modifications }: PricedThing): number {
  const added = modifications.map(({ kind, points }) => (kind === "advantage" ? points : PER_ASPECT[kind]));
  return Math.max(
    0,
    added.reduce((sum, more) => sum + more, cost),
  );
}

/** A roll of Resources, or the skill that stands for it (S2-R3). Source: S7. */
export const STRANDS_BUYING: BuyingRules = {
  traits: ["resources", "assets"],
  price,
  mostPoints: (dials) => readNumber(TECH_LEVEL, dials),
  // Source: S4, S11.
  advantages: (dials) => readSwitch(ADVANTAGES_BOUGHT, dials),
};

/**
 * One point for each point owed; with the last of them, the aspect that stands for the debt is removed. Source: S3, fate point
 * debt.
 */
export const STRANDS_DEBT: DebtRules = {
  role: "unlucky",
  pay: ({ uuid, fatePoints }, points, unlucky) => {
    if (points < 1 || points > fatePoints.debt) return refuse("nothing-owed", { owed: fatePoints.debt, paid: points });
    if (points > fatePoints.value) return refuse("points-short", { left: fatePoints.value, needed: points });
    const paid: readonly LedgerEvent[] = [
      { type: "fate-points-changed", actor: uuid, counter: "value", by: -points },
      { type: "fate-points-changed", actor: uuid, counter: "debt", by: -points },
    ];
    return ok(points === fatePoints.debt && unlucky ? [...paid, { type: "aspect-removed", aspect: unlucky }] : paid);
  },
};

/** Skills instead of abilities, fewer aspects, and the alphabet for them; tracks of the campaign’s own. Source: S2, S5. */
function strandsVariant(dials: DialValues): GameVariant | null {
  const aspects = readChoice(ASPECTS, dials);
  const dialsOfTracks = ownTrackDials(dials);
  if (!usesSkills(dials) && aspects === "standard" && dialsOfTracks.length === 0) return null;
  return {
    ...(usesSkills(dials) && { traits: STRANDS_SKILLS, noun: "skills" }),
    ...(aspects !== "standard" && { roles: aspects === "reduced" ? REDUCED_ROLES : ALPHABET_ROLES }),
    ...(dialsOfTracks.length > 0 && { dials: dialsOfTracks }),
  };
}

/** One point on an aspect gives +2 or an effect, and after the roll a reroll; a persistent one is free but for an effect. Source: S3. */
const STRANDS_INVOKING: InvocationParts = {
  moments: ["before", "after"],
  reachesOthers: true,
  rolls: ["own"],
  gains: ({ moment }) => (moment === "before" ? ["plus-two", "effect"] : ["plus-two", "reroll-all", "effect"]),
  mostPoints: (dials) =>
    readChoice(LIMIT, dials) === "points" ? (readNumbers(LEVEL_POINTS, dials)[readListed(LEVEL, dials).id] ?? null) : null,
  payments: ({ aspect, gain }, dials) => [
    ...(aspect.persistent && gain !== "effect" ? (["nothing"] as const) : []),
    "free",
    "point",
    ...(readSwitch(DEBT, dials) ? (["debt"] as const) : []),
  ],
  again: (uses, dials) => onceATurn(uses) ?? (readChoice(LIMIT, dials) === "scopes" ? onceAScope(uses) : null),
  mayTakeNothing: ({ persistent }) => persistent,
};

/** A character uses an aspect once per turn. Source: S3. */
function onceATurn({ theirs, ofAspect }: UsesBefore): UseRefusal | null {
  const again = ofAspect.filter((use) => theirs.includes(use));
  if (again.length === 0) return null;
  return again.some(({ sameAction }) => sameAction) ? "used-this-action" : "used-this-turn";
}

/** One aspect a scope and turn. Source: S3. */
function onceAScope({ theirs, scope }: UsesBefore): UseRefusal | null {
  return theirs.some((use) => use.scope === scope) ? "scope-used" : null;
}

/** S2-R3: with skills, those that stand for the abilities; Investigation and Lore are what their names say. */
const ASSESSING = ["perception", "reasoning", "empathy", "alertness", "insight", "investigation"];
/** What stands in for those: Deception by an advantage, an affinity for what has to do with its power source. S3-R10. Source: S3. */
const STANDS_IN = ["deception", "guile"];
const AFFINITIES = "affinity";
const ASSESSMENT = "assessment";
const DECLARING = ["knowledge", "reasoning", "academics", "lore", "insight"];

/** S3-R10: whether an advantage or a power source fits is for the GM to say, who answers every assessment. */
function mayAssess({ key, group }: RolledTrait): boolean {
  return ASSESSING.includes(key) || STANDS_IN.includes(key) || group === AFFINITIES;
}

/**
 * A maneuver's aspect is fragile. S3-R8: with spin it may be sticky; without, where the GM says so, or on a place or a thing. An
 * assessed or declared one is sticky. The first use is free. S3-R4: its maker holds it, or may leave it to anyone. A maneuver
 * also removes an aspect: a roll of an ability, not of the dice alone. Source: S3, S4.
 */
const STRANDS_CREATING: CreationParts = {
  ways: (traits, dials) => {
    const open = (may: (trait: RolledTrait) => boolean): boolean => traits === null || traits.some(may);
    const ways: CreationWay[] = ["maneuver"];
    if (open(mayAssess)) ways.push(ASSESSMENT);
    if (open(({ key }) => DECLARING.includes(key))) ways.push("declaration");
    return readSwitch(BOOSTS, dials) ? [...ways, BOOST] : ways;
  },
  discovering: { by: (traits) => traits.some(mayAssess), freeUses: foundBySuccess(1), instead: ASSESSMENT },
  usualDifficulty: 0,
  comesOf: onSuccess((outcome, { way, inanimate, byGm }) => {
    const mayStick = hasSpin(outcome) || inanimate || byGm;
    return {
      natures: way !== "maneuver" ? ["sticky"] : mayStick ? ["fragile", "sticky"] : ["fragile"],
      level: 1,
      quality: null,
    };
  }),
  natures: ["sticky", "fragile"],
  freeUses: 1,
  holder: (chosen) => chosen,
  removes: (aspect, { traits }, outcome) =>
    traits.length === 0 ? refuse("remove-maneuver", { aspect: aspect.name }) : removedBySuccess(aspect, outcome),
};

/** Refusing costs a point, where it usually costs none. */
const CUTTHROAT = "cutthroat";

/**
 * Accepting brings a point, or two after the GM has escalated; refusing is free unless the compel is cutthroat. A persistent
 * aspect brings nothing, refusing it costs a point, and compelling it costs a player a point only for an event. Points are earned
 * when the compel takes effect. S3-R3: a player who compels pays only if it is accepted. Cutthroat is the GM’s choice for each
 * compel. The GM may decline a self-compel, which costs no one anything. S3-R5: of all compels of NPCs, only those a player
 * character pays for add to the pool. Source: S3.
 */
const STRANDS_COMPELLING: CompelParts = {
  effects: ["event", "minus-two", "reroll"],
  proposers: ["gm", "target", "other"],
  gmAgrees: (by) => by === "target",
  conditions: [CUTTHROAT],
  // A compel is a use of the aspect: the first may be free, and a fragile one ends with it.
  free: freeFor,
  removes: isFleeting,
  terms: ({ aspect, proposer, effect, escalated, conditions, free: used, played, pooled }) => {
    const free = used || proposer !== "other" || (aspect.persistent && effect !== "event");
    const gains = !aspect.persistent && (!pooled || (played && !free));
    return {
      proposal: { cost: free ? 0 : 1, paid: "if-accepted" },
      accept: { gain: gains ? (escalated ? 2 : 1) : 0, awarded: "when-triggered" },
      refuse: { cost: proposer !== "target" && (conditions.includes(CUTTHROAT) || aspect.persistent) ? 1 : 0 },
      escalates: proposer === "gm" && !escalated && gains,
    };
  },
};

/** S3-R2: nothing in the source forbids spending more than one point on a +1, except the campaign's limits. Source: S3. */
const STRANDS_STORIES = [spendUse("effect", { aspect: true })];
const STRANDS_SPENDING: SpendParts = {
  stories: STRANDS_STORIES,
  uses: () => [spendUse("plus-one", { gain: "plus-one", roll: "own" }), ...STRANDS_STORIES],
};

const VITAL = 2;
const GM_CHARACTER = 5;

/**
 * What minor NPCs bring goes by how much they matter, a unit's by its size, a GM character's by rank and by how much its refresh
 * exceeds the campaign's. S3-R5: vehicles, organizations and situations bring no points; an NPC who is neither trivial nor vital
 * counts as a GM character, as on the tracks. Source: S3, S5.
 */
function strandsEntrance(actor: ActorSnapshot, dials: DialValues): Entrance | null {
  const { type, tier, size, fatePoints } = actor;
  if (type === "unit") {
    const sized = { source: "size", points: Math.max(0, size) } as const;
    return tier === "vital" ? entrance([sized, { source: "tier", points: VITAL }]) : { ...entrance([sized]), orAs: "vital" };
  }
  if (type !== "npc" && type !== "character") return null;
  if (tier === "trivial") return entrance([]);
  if (tier === "vital") return entrance([{ source: "tier", points: VITAL }]);
  const beyond = Math.max(0, fatePoints.refresh - campaignRefresh(dials));
  const own = { source: "tier", points: GM_CHARACTER } as const;
  return entrance(beyond > 0 ? [own, { source: "refresh", points: beyond }] : [own]);
}

function entrance(parts: Entrance["parts"]): Entrance {
  return { points: parts.reduce((sum, { points }) => sum + points, 0), parts };
}

/** The slightest consequence: its row and its aspect end after a few minutes' rest. Source: S5. */
const MINOR = "minor";

/**
 * Use it or lose it: a session starts with the refresh, and the pool with the campaign's refresh and one for each player
 * character. The GM may also grant the refresh at a milestone, which leaves the pool alone. Sticky aspects stay until they are
 * removed. S5-R2: a row stays as long as its consequence; the rest clears with the scene. The one row of a single set has
 * none. S5-R11: no break clears a track that does not renew. Source: S2, S3, S5.
 */
const STRANDS_BREAKS: BreakParts = {
  known: () => ["session", "scene", "rest", "story"],
  points: (actor, at, dials) => (at === "session" ? refreshOf(actor, dials) : actor.fatePoints.value),
  clearsRow: ({ track, row, held }, at, dials) =>
    isRenewable(track, dials) && (at === "scene" ? !held : at === "rest" && row === MINOR),
  endsAspect: (aspect, at, dials) =>
    aspect.kind === "consequence"
      ? at === "rest" && aspect.severity === MINOR && isRenewable(aspect.track, dials)
      : at === "scene" && isFleeting(aspect),
  npcPool: (playerCharacters, at, dials) => (at === "session" ? campaignRefresh(dials) + playerCharacters : null),
  entrance: strandsEntrance,
};

/** Strands of Fate, first edition. Source: S1–S11. */
export const STRANDS: Ruleset = reviewedRuleset({
  id: "strands",
  ladder: [],
  difficulties: STRANDS_DIFFICULTIES,
  dice: STRANDS_DICE,
  dials: STRANDS_DIALS,
  traits: {
    groups: STRANDS_GROUPS,
    list: STRANDS_TRAITS,
    ofType: STRANDS_TRAITS_OF_TYPE,
    range: { min: -5, max: 20 },
    noun: "abilities",
    combinations: ["modifies", "complements", "restricts"],
    findings: STRANDS_FINDINGS,
    audit: auditByType(auditStrands, { vehicle: auditVehicle, organization: auditOrganization }),
    known: [...STRANDS_TRAITS, ...STRANDS_SKILLS].map(({ key }) => key),
    effectiveRank: ({ rank }) => rank,
  },
  aspects: {
    roles: [
      { id: "defining", kind: "defining", count: 1 },
      { id: "character", kind: "character", count: 4 },
      { id: "specialty", kind: "specialty", count: 5 },
    ],
    ofType: { vehicle: VEHICLE_ROLES, organization: ORGANIZATION_ROLES, unit: UNIT_ROLES },
    levels: false,
    persistent: true,
    lockable: false,
    severities: STRANDS_SEVERITIES,
  },
  stuntTiers: ADVANTAGE_TIERS,
  experience: { price: experiencePrice },
  powerClasses: POWER_CLASSES,
  advantagePrice,
  buying: STRANDS_BUYING,
  invoking: STRANDS_INVOKING,
  creating: STRANDS_CREATING,
  compelling: STRANDS_COMPELLING,
  spending: STRANDS_SPENDING,
  breaks: STRANDS_BREAKS,
  units: STRANDS_UNITS,
  vehicles: {
    techLevel: techLevelOf,
    armor: vehicleArmor,
    classOf: vehicleClass,
    speed: "speed",
  },
  aboard: { how: "joins", handles: (key) => lookUp(VEHICLE_HANDLING, key) ?? null, crew: "crew" },
  fatePoints: { start: refreshOf, refresh: true, debt: STRANDS_DEBT, held: false },
  tracks: strandsTracks,
  harm: STRANDS_HARM,
  // Source: S5, NPC rows.
  tiers: [{ id: "trivial", usualFor: "one" }, { id: "vital" }],
  variant: strandsVariant,
  joining: { whose: "own", addsUp: true },
  conflict: STRANDS_CONFLICT,
  // S6-R30
  moves: { traits: ["agility", "athletics", "maneuverability", "speed"] },
  outcomeNotes: strandsOutcomeNotes,
  // Source: S1 (spin on a defense).
  afterDefense: (outcome) => (hasSpin(outcome) ? 1 : 0),
  // R50, R51. Source: S3, S5.
  fromCore: {
    roles: { concept: "defining", trouble: "character", other: "character" },
    tracks: { physical: "physical", mental: "mental" },
    severities: { mild: "minor", moderate: "major", severe: "severe", extreme: "extreme" },
  },
  asks: { test: false, theirTrait: false, enhancement: 0, complications: [] },
  plan: planStrands,
  resolve: resolveStrands,
});
