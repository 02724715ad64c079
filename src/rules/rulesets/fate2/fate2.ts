import { isFleeting } from "../../aspects/aspect-kind.ts";
import { BOOST, onSuccess } from "../../created-aspects/creation-rules.ts";
import type { CheckRequest } from "../../roll/check.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import { readList } from "../../dials/list-dial.ts";
import { readChoice, readNumber, readSwitch, type SwitchDial } from "../../dials/read-dial.ts";
import type { Auction } from "../../compel/compel-rules.ts";
import { pointsMoved, pointsOf } from "../../spend/payer.ts";
import { ok, refuse } from "../../result.ts";
import { type Break, BREAKS } from "../../breaks/break-rules.ts";
import type { RewardCard } from "../../rewards/reward-cards.ts";
import { type SpendUse, spendUse } from "../../spend/spend-rules.ts";
import { reviewedRuleset, type RulesetParts } from "../../reviewed-ruleset.ts";
import { withOwnTracks } from "../../harm/with-own-tracks.ts";
import type { Ruleset } from "../../ruleset.ts";
import { auditByType } from "../../traits/audit.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import {
  FATE2_CHALLENGES,
  FATE2_CONFLICT,
  fate2Contest,
  fate2DifficultyTables,
  fate2OutcomeNotes,
  isAbysmal,
  MINION,
  MINION_FIGHTS,
  planFate2,
  resolveFate2,
} from "./checks.ts";
import {
  auditFate2,
  auditOrganization,
  FATE2_EXTRAS,
  fate2Variant,
  KNOWN_SKILLS,
  shorthandRanks,
  destinyPoints,
  phaseBalance,
  phaseCount,
} from "./creation.ts";
import {
  ARRIVAL,
  BIDDING,
  BOOSTS,
  BOX_PAYS,
  COMPEL_BRINGS,
  FATE2_DIALS,
  FIXED_POINTS,
  HELP,
  MONOLOGUE,
  REFRESH,
  REWARD_CARDS,
  REWARD_COPIES,
  REWARD_POINTS,
  REWARDS,
  SECOND_GAIN,
  STARTING_POINTS,
  SWAP_PLACES,
  TAKE_WOUND,
  TRACKS,
} from "./dials.data.ts";
import {
  FATE2_DICE,
  FATE2_DIFFICULTIES,
  FATE2_FINDINGS,
  FATE2_GROUPS,
  FATE2_LADDER,
  FATE2_TRAITS,
  UNBOUGHT_RANK,
} from "./fate2.data.ts";
import { FATE2_HARM, takeWound } from "./harm.ts";
import { fate2Tracks, ofTheScene } from "./tracks.ts";
import { lookUp } from "../../look-up.ts";
import type { BreakParts, CompelParts, CreationParts, InvocationParts, SpendParts } from "../../ruleset-parts.ts";

/** NPCs whose aspects are their skills. Source: F10. */
const SHORTHAND = "aspect-shorthand";

/** At Abysmal there is no die on the table until an aspect puts one there; from then on it is Terrible. Source: F11. */
function mayPlaceDie(request: CheckRequest | null | undefined): boolean {
  return request?.reading === "best" && isAbysmal(request.traits[0]?.rank ?? UNBOUGHT_RANK) && request.placed === undefined;
}

/** Only their owner uses character aspects; anyone uses those of the scene. Source: F3, F11. */
const FATE2_INVOKING: InvocationParts = {
  moments: ["after"],
  reachesOthers: false,
  rolls: ["own"],
  gains: ({ method, request }, dials) => {
    if (method === "fate-pool")
      return ["reroll-all", "die-to-five", ...(mayPlaceDie(request) ? ["place-die" as const] : []), "effect"];
    const second = readChoice(SECOND_GAIN, dials);
    return second === "nothing" ? ["reroll-all", "effect"] : ["reroll-all", second, "effect"];
  },
  payments: () => ["free", "box"],
  // As often as there are boxes.
  again: () => null,
  // Their aspects are their skills.
  forbids: ({ payer }) => (payer.tier === SHORTHAND ? "no-invoking" : null),
};

/** F3-R2: the degree of success sets the aspect's level, and so its number of boxes. */
const LEVELS: Readonly<Record<string, number>> = { minimal: 1, competent: 1, solid: 2, significant: 3, perfection: 4 };

/** An aspect of the scene has a level like any other; its boxes are its uses, and it has no free ones. Source: F3. */
const FATE2_CREATING: CreationParts = {
  ways: (_traits, dials) => (readSwitch(BOOSTS, dials) ? ["scene-aspect", BOOST] : ["scene-aspect"]),
  comesOf: onSuccess((outcome) => {
    const degree = outcome.reading === "hits" ? undefined : outcome.degree;
    return { natures: ["lasting"], level: lookUp(LEVELS, degree ?? "") ?? 1, quality: null };
  }),
  natures: ["lasting"],
  freeUses: 0,
};

/** What is spent without a roll, and the dial without which a campaign does not have it. Source: F3 (effect), F4. */
const FATE2_STORIES: readonly (SpendUse & { readonly dial?: SwitchDial })[] = [
  spendUse("narrative"),
  spendUse("effect", { aspect: true }),
  { ...spendUse("monologue"), dial: MONOLOGUE },
  { ...spendUse("swap-places", { other: true, note: true }), dial: SWAP_PLACES },
  { ...spendUse("take-wound", { other: true, takeWound }), dial: TAKE_WOUND },
  { ...spendUse("arrival"), dial: ARRIVAL },
];

/** In the pool of six-sided dice, +1 is one more die, of which a roll has one at most. Source: F4, F11. */
const FATE2_SPENDING: SpendParts = {
  stories: FATE2_STORIES,
  uses: ({ method }, dials) => {
    const pool = method === "fate-pool";
    const gain = pool ? "one-die" : "plus-one";
    const help = spendUse("help", { cost: 2, gain, roll: "others", once: true, alone: pool });
    return [
      spendUse("plus-one", { gain, roll: "own", once: true, alone: pool }),
      ...(readSwitch(HELP, dials) ? [help] : []),
      ...FATE2_STORIES.filter(({ dial }) => dial === undefined || readSwitch(dial, dials)),
    ];
  },
  counterCost: 1,
  boxCanPay: (dials) => readSwitch(BOX_PAYS, dials),
};

/** Breaks every campaign has; of the others, only the one at which its boxes clear. */
const ALWAYS: readonly Break[] = ["session", "scene"];

/** When boxes clear. */
function refreshAt(dials: DialValues): Break {
  const at = readChoice(REFRESH, dials);
  return at === "one-a-day" ? "day" : at;
}

/** Boxes clear when the campaign says; fate points are kept between sessions, and a destiny adds to them. Source: F3, F4, F5, F8. */
const FATE2_BREAKS: BreakParts = {
  known: (dials) => BREAKS.filter((at) => ALWAYS.includes(at) || at === refreshAt(dials)),
  points: (actor, at) => actor.fatePoints.value + (at === "session" ? destinyPoints(actor) : 0),
  clearsBoxes: (checked, at, dials) => {
    if (at !== refreshAt(dials)) return 0;
    return readChoice(REFRESH, dials) === "one-a-day" ? Math.min(1, checked) : checked;
  },
  clearsRow: ({ row }, at, dials) => at === "scene" && ofTheScene(dials).includes(row),
  endsAspect: (aspect, at) => at === "scene" && isFleeting(aspect),
};

/** Who does what a card of the GM's says gets the points it names; there are so many copies of each. Source: F4. */
function fate2Rewards(dials: DialValues): readonly RewardCard[] | null {
  if (!readSwitch(REWARD_CARDS, dials)) return null;
  const copies = readNumber(REWARD_COPIES, dials);
  return readList(REWARDS, dials).map(({ id, name, group }) => ({ id, name, points: lookUp(REWARD_POINTS, group) ?? 1, copies }));
}

/** F4-R1: half of an odd number of phases is rounded up. Source: F4. */
function startingPoints(actor: ActorSnapshot, dials: DialValues): number {
  if (readChoice(STARTING_POINTS, dials) === "fixed") return readNumber(FIXED_POINTS, dials);
  return Math.ceil(phaseCount(actor) / 2);
}

/** F10-R10: what people ride and drive with, in each grain of the lists. Source: F6. */
const HANDLING: readonly string[] = ["driving", "riding", "drive-wagon", "ride-horse", "ride-camel"];

/** The auction over the level of an aspect. F3-R20: where a box clears instead of points, nothing is bid. Source: F3. */
const AUCTION: Auction = {
  isHeld: (dials) => readSwitch(BIDDING, dials) && !clearsBox(dials),
  // The GM bids the first point.
  open: (level) => ({ level, gm: 1, player: 0, turn: "player", end: null }),
  // The player matches the GM's bid, then the GM goes one higher; a player who matches it at the level has resisted.
  raise: (bidding, player) => {
    if (bidding.end) return refuse("bidding-over");
    if (bidding.turn === "gm") return ok({ ...bidding, gm: bidding.gm + 1, turn: "player" });
    const points = pointsOf(player);
    if (points !== null && points < bidding.gm) return refuse("points-short", { left: points, needed: bidding.gm });
    const limit = bidding.gm >= bidding.level;
    return ok({ ...bidding, player: bidding.gm, turn: "gm", end: limit ? "resisted" : null });
  },
  // The one who folds takes what the other has bid: the source's own words.
  fold: (bidding) => {
    if (bidding.end) return refuse("bidding-over");
    return ok({ ...bidding, end: bidding.turn === "player" ? "happens" : "resisted" });
  },
  // The player gets the GM's points for playing along, or loses their own for resisting.
  events: ({ gm, player, end }, payer) => (end === null ? [] : pointsMoved(payer, end === "happens" ? gm : -player)),
};

/**
 * Involuntary invocation: play along and get as many points as the level, or pay as many. No box is checked. Source: F3, F10
 * (conversion notes).
 */
const FATE2_COMPELLING: CompelParts = {
  effects: ["event"],
  proposers: ["gm"],
  auction: AUCTION,
  clears: clearsBox,
  terms: ({ aspect, clears }) => ({
    proposal: { cost: 0, paid: "at-once" },
    accept: { gain: clears ? 0 : aspect.level, awarded: "at-once", ...(clears && { clears }) },
    refuse: { cost: aspect.level },
    escalates: false,
  }),
};

function clearsBox(dials: DialValues): boolean {
  return readChoice(COMPEL_BRINGS, dials) === "box";
}

const PARTS: RulesetParts = {
  id: "fate2",
  ladder: FATE2_LADDER,
  difficulties: FATE2_DIFFICULTIES,
  dice: FATE2_DICE,
  dials: FATE2_DIALS,
  traits: {
    groups: FATE2_GROUPS,
    list: FATE2_TRAITS,
    known: KNOWN_SKILLS,
    range: { min: -4, max: 12 },
    // Source: F10 (language).
    combinations: ["limits"],
    findings: FATE2_FINDINGS,
    audit: auditByType(auditFate2, { organization: auditOrganization }),
    // What no one bought is Mediocre, of NPCs too; those in shorthand have aspects instead of skills.
    unboughtToo: ({ type, tier }) => type === "organization" || (type === "npc" && tier !== SHORTHAND),
    // Minions are Average fighters. Source: F7.
    unboughtRank: (group, { tier }) => (tier === MINION && group === "combat" ? MINION_FIGHTS : null),
    effectiveRank: ({ rank }) => rank,
  },
  aspects: {
    roles: [
      { id: "life", kind: "character", count: null },
      { id: "goal", kind: "character", count: 1, ahead: true },
    ],
    levels: true,
    persistent: false,
    lockable: false,
    rolled: { asSkills: [SHORTHAND] },
    severities: [],
  },
  stuntTiers: [],
  extras: FATE2_EXTRAS,
  invoking: FATE2_INVOKING,
  creating: FATE2_CREATING,
  compelling: FATE2_COMPELLING,
  spending: FATE2_SPENDING,
  breaks: FATE2_BREAKS,
  rewards: fate2Rewards,
  fatePoints: { start: startingPoints, refresh: false, held: false },
  tracks: fate2Tracks,
  tiers: [
    { id: SHORTHAND, usualFor: "one" },
    { id: MINION, usualFor: "several" },
  ],
  time: { kind: "units" },
  joining: { whose: "own", addsUp: false },
  outcomeNotes: fate2OutcomeNotes,
  contest: fate2Contest,
  harm: FATE2_HARM,
  challenges: FATE2_CHALLENGES,
  difficultyTables: fate2DifficultyTables,
  conflict: FATE2_CONFLICT,
  // F8-R30
  moves: { traits: ["running", "sprinting", "athletics", "acrobatics"] },
  // F10-R10: one skill is rolled, and the vehicle's limits it. Source: F7.
  aboard: { how: "limits", handles: (key) => [key, ...HANDLING] },
  phases: { balance: phaseBalance, quick: shorthandRanks },
  variant: fate2Variant,
  // R50, R51. Source: F3, F8.
  fromCore: { roles: { concept: "life", trouble: "life", other: "life" }, tracks: {}, severities: {} },
  asks: { test: true, theirTrait: false, enhancement: 0, complications: [] },
  plan: planFate2,
  resolve: resolveFate2,
};

/** FATE 2.0, Fudge edition. Source: F1–F11. */
export const FATE2: Ruleset = reviewedRuleset(
  withOwnTracks(PARTS, TRACKS, { unbought: () => UNBOUGHT_RANK, names: ({ size }) => ({ size }) }),
);
