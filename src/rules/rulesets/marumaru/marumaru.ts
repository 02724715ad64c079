import { type ChallengeRules, USUAL_CHALLENGES } from "../../challenges/challenge-rules.ts";
import { isFleeting } from "../../aspects/aspect-kind.ts";
import { BOOST, foundBySuccess, onSuccess } from "../../created-aspects/creation-rules.ts";
import type { Gain, OwnerReward } from "../../invoke/invocation-rules.ts";
import type { InvokeInput } from "../../invoke/invoke.ts";
import { onceAnAction } from "../../invoke/use-again.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import { readList } from "../../dials/list-dial.ts";
import { readChoice, readNumber, readSwitch } from "../../dials/read-dial.ts";
import { spendUse } from "../../spend/spend-rules.ts";
import { reviewedRuleset, type RulesetParts } from "../../reviewed-ruleset.ts";
import { withOwnTracks } from "../../harm/with-own-tracks.ts";
import type { GameVariant, Pairing, Ruleset } from "../../ruleset.ts";
import {
  EASIEST,
  LARGEST_ENHANCEMENT,
  MARUMARU_LEFTOVERS,
  marumaruOutcomeNotes,
  planMarumaru,
  resolveMarumaru,
  MARUMARU_TABLES,
  resonance,
  TEN_HITS,
} from "./checks.ts";
import { auditMarumaru, auditNpc } from "./creation.ts";
import { BOOSTS, INVOCATION, MARUMARU_DIALS, POOL_LIST, STARTING_POINTS, TRACKS } from "./dials.data.ts";
import { MARUMARU_HARM, marumaruTracks } from "./harm.ts";
import {
  MARUMARU_FINDINGS,
  ATTRIBUTE_GROUPS,
  COMPLICATIONS,
  MAIMED,
  MARUMARU_DIFFICULTIES,
  MARUMARU_GROUPS,
  MARUMARU_TRAITS,
  POOL,
  POOL_ROWS,
} from "./marumaru.data.ts";
import { auditByType } from "../../traits/audit.ts";
import type { BreakParts, CompelParts, ConflictParts, CreationParts, InvocationParts, SpendParts } from "../../ruleset-parts.ts";

const AFTER: Readonly<Record<"either" | "two-dice" | "reroll-misses", readonly Gain[]>> = {
  either: ["two-dice", "reroll-misses", "effect"],
  "two-dice": ["two-dice", "effect"],
  "reroll-misses": ["reroll-misses", "effect"],
};

/** M3-R4: another player character's own aspect may be used against them, or not. Source: M3. */
function mayBeAgainst({ aspect, payer, owner }: InvokeInput): boolean {
  return owner?.source === "own" && aspect.kind === "character" && aspect.parent !== payer.actor;
}

/** The owner of a character aspect used against them gets a point that cannot be spent before the scene ends. Source: M3. */
function heldForOwner(input: InvokeInput, points: number): OwnerReward {
  const gets = points > 0 && input.against && mayBeAgainst(input);
  return {
    now: gets ? [{ type: "fate-points-changed", actor: input.aspect.parent, counter: "held", by: points }] : [],
    later: [],
  };
}

/** M3-R2: before the roll there is nothing to reroll, so dice are the only gain. Source: M3. */
const MARUMARU_INVOKING: InvocationParts = {
  moments: ["before", "after"],
  reachesOthers: true,
  rolls: ["own", "others"],
  gains: ({ moment }, dials) => {
    const offered = AFTER[readChoice(INVOCATION, dials)];
    return moment === "after" ? offered : offered.filter((gain) => gain !== "reroll-misses");
  },
  payments: () => ["free", "point"],
  again: onceAnAction,
  ownerReward: heldForOwner,
  asksAgainst: mayBeAgainst,
};

/**
 * Any action that succeeds may add an aspect, or discover one; it has no free use, and ends when that makes sense. An action's difficulty is
 * Normal unless the GM sets another. Source: M2, M3.
 */
const MARUMARU_CREATING: CreationParts = {
  ways: (_traits, dials) => (readSwitch(BOOSTS, dials) ? ["action", BOOST] : ["action"]),
  discovering: { by: () => true, freeUses: foundBySuccess(0), instead: "action" },
  usualDifficulty: EASIEST,
  comesOf: onSuccess(() => ({ natures: ["sticky"], level: 1, quality: null })),
  natures: ["sticky"],
  freeUses: 0,
};

/**
 * Proposing costs a point, except from the GM's unlimited pool and for a self-compel; accepting brings one, preventing costs one.
 * M3-R6: who compels themselves accepts it themselves. Source: M3.
 */
const MARUMARU_COMPELLING: CompelParts = {
  effects: ["event"],
  proposers: ["gm", "target", "other"],
  terms: ({ proposer }) => ({
    proposal: { cost: proposer === "other" ? 1 : 0, paid: "at-once" },
    accept: { gain: 1, awarded: "at-once" },
    refuse: { cost: 1 },
    escalates: false,
  }),
};

/** Points also influence the story directly. M3-R3: for one point, and the GM may veto it. Source: M3. */
const MARUMARU_STORIES = [spendUse("narrative"), spendUse("effect", { aspect: true })];
const MARUMARU_SPENDING: SpendParts = { stories: MARUMARU_STORIES, uses: () => MARUMARU_STORIES };

/** The attacker acts first, the rest as the story goes; that order is kept unless the story changes it. Source: M4. */
const MARUMARU_CONFLICT: ConflictParts = {
  paces: [{ id: "turn", ordering: "narrative" }],
  standing: null,
  rolled: false,
  holds: false,
  fullDefense: null,
  smaller: 0,
};

/**
 * A session starts with at least this many points; held points are released when the scene ends. Source: M3. No break clears
 * injuries or armor (M4-R6, `recoveries` in `harm.ts`): a scene clears what the campaign lets renew.
 */
const MARUMARU_BREAKS: BreakParts = {
  known: () => ["session", "scene"],
  points: ({ fatePoints }, at, dials) =>
    at === "session" ? Math.max(fatePoints.value, readNumber(STARTING_POINTS, dials)) : fatePoints.value,
  clearsRow: (_, at) => at === "scene",
  releasesHeld: (at) => at === "scene",
  endsAspect: (aspect, at) => at === "scene" && isFleeting(aspect),
};

/** The rows of an NPC's ladder as the campaign has them. Source: M1. */
function poolRows(dials: DialValues): GameVariant | null {
  if (!(POOL_LIST.id in dials)) return null;
  const rows = readList(POOL_LIST, dials).map(({ id: key, name }) => ({ key, group: POOL, ...(name !== "" && { name }) }));
  return { ofTier: { [POOL]: rows } };
}

/** F2-R25: hits over the other's are hits over a difficulty. */
const MARUMARU_CHALLENGES: Partial<ChallengeRules> = { steps: (_, dials) => USUAL_CHALLENGES.steps("static", dials) };

const PAIRED_GROUPS: readonly string[] = [...ATTRIBUTE_GROUPS, "skills"];

/**
 * A pool is an attribute and a skill, or two attributes. M2-R3: a skill is not rolled without an attribute; an attribute may be,
 * as a defender's is, and the single number of an NPC always is. Source: M2.
 */
function pairing(group: string, tier: string): Pairing {
  if (tier === POOL) return { groups: [], needed: false };
  const isAttribute = ATTRIBUTE_GROUPS.some((id) => id === group);
  return { groups: isAttribute ? PAIRED_GROUPS : ATTRIBUTE_GROUPS, needed: !isAttribute };
}

const ATTRIBUTES: readonly string[] = MARUMARU_TRAITS.filter(({ group }) => group !== "skills").map(({ key }) => key);

const PARTS: RulesetParts = {
  id: "marumaru",
  ladder: [],
  difficulties: MARUMARU_DIFFICULTIES,
  dice: [TEN_HITS],
  dials: MARUMARU_DIALS,
  traits: {
    groups: MARUMARU_GROUPS,
    list: MARUMARU_TRAITS,
    ofTier: { [POOL]: POOL_ROWS },
    // NPCs have single numbers up to ten instead (M1).
    range: { min: 0, max: 10 },
    noun: "attributes",
    combinations: ["adds"],
    pairing,
    specialties: (tier) => tier !== POOL,
    // F10-R2: an organization is built like a character.
    unboughtToo: ({ type }) => type === "organization",
    findings: MARUMARU_FINDINGS,
    audit: auditByType(auditMarumaru, { npc: auditNpc }),
    effectiveRank: ({ rank }) => rank,
  },
  aspects: {
    roles: ["identity", "origin", "bond", "drive", "flaw"].map((id) => ({ id, kind: "character", count: 1 })),
    levels: false,
    persistent: false,
    lockable: false,
    severities: [MAIMED],
  },
  stuntTiers: [],
  invoking: MARUMARU_INVOKING,
  creating: MARUMARU_CREATING,
  compelling: MARUMARU_COMPELLING,
  spending: MARUMARU_SPENDING,
  breaks: MARUMARU_BREAKS,
  fatePoints: { start: (_, dials) => readNumber(STARTING_POINTS, dials), refresh: false, held: true },
  tracks: marumaruTracks,
  challenges: MARUMARU_CHALLENGES,
  difficultyTables: () => MARUMARU_TABLES,
  features: resonance,
  harm: MARUMARU_HARM,
  outcomeNotes: marumaruOutcomeNotes,
  leftovers: MARUMARU_LEFTOVERS,
  dramaticFailure: 1,
  joining: { whose: "others", addsUp: true },
  conflict: MARUMARU_CONFLICT,
  // M4-R32
  moves: { traits: ["athletics", "dexterity"] },
  // M1-R20: the vehicle brings one half of the pool. Source: M2.
  aboard: { how: "joins", handles: () => ["athletics"] },
  tiers: [{ id: POOL, usualFor: "one" }],
  variant: poolRows,
  // R50, R51. Source: M3, M4.
  fromCore: { roles: { concept: "identity", trouble: "flaw", other: "" }, tracks: {}, severities: {} },
  asks: { test: false, theirTrait: false, enhancement: LARGEST_ENHANCEMENT, complications: COMPLICATIONS },
  plan: planMarumaru,
  resolve: resolveMarumaru,
};

/** Marumaru, pools of ten-sided dice. Source: M1–M5. */
export const MARUMARU: Ruleset = reviewedRuleset(
  withOwnTracks(PARTS, TRACKS, {
    unbought: (key) => (ATTRIBUTES.includes(key) ? 1 : 0),
    names: ({ size }) => ({ size }),
  }),
);
