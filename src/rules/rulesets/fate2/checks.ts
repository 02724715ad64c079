import { isOfCharacter } from "../../aspects/aspect-kind.ts";
import type { ChallengeRules } from "../../challenges/challenge-rules.ts";
import type { BestRequest, CheckOutcome, CheckPart, CheckRequest, CheckResult, SumRequest } from "../../roll/check.ts";
import type { ContestResult, Contestant } from "../../roll/contest.ts";
import { degreeOf, plainOutcome } from "../../roll/outcome.ts";
import { degreeNotes, type OutcomeNote } from "../../roll/outcome-note.ts";
import { dicePart, modifierParts, sumCheck, traitPart } from "../../roll/sum-check.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import { readChoice } from "../../dials/read-dial.ts";
import type { BestPlan, SumPlan } from "../../dice/dice-method.ts";
import { fixedPlan, FUDGE } from "../../dice/dice-plans.ts";
import { parseFaces } from "../../dice/read-faces.ts";
import { DYNAMIC, POOL_DIE, GRAIN_OF, ORDER, ORDER_TIES, MAGIC } from "./dials.data.ts";
import {
  DURATIONS,
  DYNAMIC_STEPS,
  EVEN_DYNAMIC_STEPS,
  FATE2_SIGNED_DICE,
  MAGNITUDES,
  type PoolDie,
  STATIC_STEPS,
  type SkillCategory,
  skillList,
  UNBOUGHT_RANK,
} from "./fate2.data.ts";
import { orderTraits, orderValue } from "../../conflict/conflict-rules.ts";
import type { ConflictScope, Defense, DefenseInput } from "../../harm/harm-rules.ts";
import { FIGHT_STAKES, WORD_STAKES } from "../../harm/stakes.ts";
import { lookUp } from "../../look-up.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import type { Trait } from "../../traits/trait.ts";
import { type DifficultyTable, tableLine } from "../../roll/difficulty-table.ts";
import type { ConflictParts } from "../../ruleset-parts.ts";

/** The rank of unbought skills. Source: F1. */
const MEDIOCRE = -1;
/** One rung of difficulty of the dice pool. Source: F11. */
export const POOL_RUNG = 5;

type Fate2Request = SumRequest | BestRequest;

export function planFate2(request: CheckRequest, dials: DialValues): SumPlan | BestPlan {
  if (request.reading !== "best") return fixedPlan(FATE2_SIGNED_DICE.find(({ id }) => id === request.method) ?? FUDGE);
  const more = request.modifiers.filter(({ onSuccess, eases }) => !onSuccess && !eases);
  const dice = (full: boolean): number =>
    more.reduce((sum, modifier) => (Boolean(modifier.full) === full ? sum + modifier.value : sum), 0);
  const placed = request.placed ? { placed: request.placed } : {};
  const changes = { bonus: dice(false), full: Math.max(0, dice(true)), die: readChoice(POOL_DIE, dials), ...placed };
  return fatePoolPlan(Math.min(...ranksOf(request)), changes);
}

/** The ranks a pool is thrown for: the lowest counts, since all but the first limit it. Source: F10, F11. */
function ranksOf({ traits: [first, ...limits] }: CheckRequest): readonly number[] {
  return [first?.rank ?? MEDIOCRE, ...limits.map(({ rank }) => rank)];
}

export function resolveFate2(request: CheckRequest, faces: readonly number[], dials: DialValues): CheckResult {
  if (request.reading === "hits") throw new Error("FATE 2.0 counts no hits.");
  const plan = planFate2(request, dials);
  const added = plan.reading === "best" ? pooled(request, plan, faces) : sumCheck(request, plan, faces);
  if (request.difficulty === null) return { ...added, outcome: null };
  const outcome = fate2Outcome(added.total, request, request.difficulty, dials);
  return { ...added, outcome };
}

/** Rank and modifiers are dice here; the total is what the kept dice show. Source: F11. */
function pooled(request: CheckRequest, plan: BestPlan, faces: readonly number[]): Omit<CheckResult, "outcome"> {
  const reading = parseFaces(plan, faces);
  const [first] = request.traits;
  const trait = first ? [{ ...traitPart(first, "dice"), value: fatePoolSize(first.rank) }] : [];
  const limits = limitingDice(request);
  return {
    plan,
    reading,
    parts: [...trait, ...limits, ...modifierParts(request, "dice"), dicePart(reading.total)],
    total: reading.total,
  };
}

/** The dice that each trait takes off which limits the first. */
function limitingDice(request: CheckRequest): readonly CheckPart[] {
  const sizes = ranksOf(request).map(fatePoolSize);
  return request.traits.slice(1).map(({ name }, place) => {
    const before = Math.min(...sizes.slice(0, place + 1));
    const value = Math.min(0, (sizes[place + 1] ?? before) - before);
    return { source: "combination", label: name, value, unit: "dice", joins: "limits" };
  });
}

/**
 * F11-R1: the six-sided variant names no degrees. Its difficulties are five apart, so a margin of five is read as one step.
 * Source: F2, F11.
 */
function fate2Outcome(total: number, request: Fate2Request, difficulty: number, dials: DialValues): CheckOutcome {
  const { reading, test } = request;
  const plain = plainOutcome(total, difficulty, request);
  const dynamic = readChoice(DYNAMIC, dials) === "even" ? EVEN_DYNAMIC_STEPS : DYNAMIC_STEPS;
  const steps = test === "dynamic" ? dynamic : STATIC_STEPS;
  const degree = degreeOf(steps, reading === "best" ? Math.floor(plain.margin / POOL_RUNG) : plain.margin);
  return degree ? { reading, ...plain, degree } : { reading, ...plain };
}

/** How good a success is, how much it does, and how long that lasts. Source: F2. */
export function fate2OutcomeNotes(outcome: CheckOutcome): readonly OutcomeNote[] {
  return degreeNotes(outcome).flatMap(({ id, tone }): OutcomeNote[] => [
    { id, tone },
    ...[MAGNITUDES, DURATIONS].flatMap((words) => {
      const word = lookUp(words, id);
      return word === undefined ? [] : [{ id: word, tone: "plain" } as const];
    }),
  ]);
}

/**
 * Both make a static test; the larger margin of success wins, and a tie goes to the higher base skill.
 * F2-R1: a failure wins nothing, not even against a worse failure. Source: F2, contest option.
 */
export function fate2Contest(first: Contestant, second: Contestant): ContestResult {
  if (!first.outcome.success && !second.outcome.success) return { winner: null, by: 0 };
  const lead = first.outcome.margin - second.outcome.margin || first.baseRank - second.baseRank;
  const by = Math.abs(first.outcome.margin - second.outcome.margin);
  if (lead === 0) return { winner: null, by };
  return { winner: lead > 0 ? "first" : "second", by };
}

/** F11-R1: of the pool of six-sided dice, a full five of margin is one step. Source: F2, F11. */
export const FATE2_CHALLENGES: ChallengeRules = {
  steps: (test, dials) => {
    if (test === "static") return STATIC_STEPS;
    return readChoice(DYNAMIC, dials) === "even" ? EVEN_DYNAMIC_STEPS : DYNAMIC_STEPS;
  },
  margin: ({ reading, margin }) => (reading === "best" ? Math.floor(margin / POOL_RUNG) : margin),
};

const USUAL = "usual";
const DEFENSIVE = "defensive";
/** Fighting defensively with the skill of using a shield. Source: F10, weapon category combat skills. */
const SHIELD = "shield";

/** The combat skill someone uses is most likely their best. Source: F8. */
function combatSkill({ traits }: ActorSnapshot): number {
  const ranks = traits.flatMap(({ group, rank }) => (group === "combat" && rank !== null ? [rank] : []));
  return Math.max(UNBOUGHT_RANK, ...ranks);
}

/**
 * By exchanges unless the group chooses another pace. In turns Alertness is rolled; ties go to the better tactician, then to the better
 * fighter. Who fights defensively does a little better, and harms nobody. Source: F8.
 */
export const FATE2_CONFLICT: ConflictParts = {
  paces: [
    { id: "exchange", ordering: "together" },
    { id: "scene", ordering: "together" },
    { id: "turn", ordering: "standing" },
  ],
  standing: (actor, dials) => ({
    rank: orderValue(ORDER, actor, dials, UNBOUGHT_RANK),
    ties: [orderValue(ORDER_TIES, actor, dials, UNBOUGHT_RANK), combatSkill(actor)],
  }),
  orderedBy: (dials) => orderTraits(ORDER, dials),
  rolled: true,
  holds: false,
  fullDefense: { adds: 1, defense: DEFENSIVE },
  smaller: 0,
};

const TRACKS = ["wounds"] as const;
export const FIGHT = "fight";
export const CHASE = "chase";
export const CONTEST = "contest";

/** Kinds of conflict with skills of their own; any other contest may borrow the track. F8-R6. Source: F8. */
const SKILLS_OF: Readonly<Record<string, SkillCategory>> = { [FIGHT]: "combat", debate: "social", [CHASE]: "athletic" };
const CHASE_STAKES = ["cornered", "outrun", "stumbling", "out-of-sight"];
const STAKES: Readonly<Record<string, readonly string[]>> = { [FIGHT]: FIGHT_STAKES, debate: WORD_STAKES, [CHASE]: CHASE_STAKES };

/** Skills of the lists that shoot and throw; those of themes do both. F8-R31. Source: F5, F8. */
const SHOT_OR_THROWN: ReadonlySet<string> = new Set([
  ...["archery", "thrown", "missile", "bows", "archer", "ranger"],
  ...["heavy-crossbow", "light-crossbow", "longbow", "shortbow", "shuriken", "throwing-dagger"],
]);

export function fate2Scopes(dials: DialValues): readonly ConflictScope[] {
  const own = Object.entries(SKILLS_OF).map(([id, category]) => {
    const list = skillList(category, readChoice(GRAIN_OF[category], dials));
    const attacks = list.map(({ key }) => key);
    const far = attacks.filter((key) => SHOT_OR_THROWN.has(key));
    const near = attacks.filter((key) => !SHOT_OR_THROWN.has(key));
    return { id, tracks: TRACKS, attacks, near, far, stakes: lookUp(STAKES, id) ?? [] };
  });
  return [...own, { id: CONTEST, tracks: TRACKS, attacks: [] }];
}

export const MOBILITY = "mobility";
export const UNAWARE = "unaware";

/** With these a defender who wins scratches at most. Source: F8, defense. */
export function isDefensive(defense: string): boolean {
  return defense === DEFENSIVE || defense === SHIELD || defense === MOBILITY;
}

/** Skills of moving out of the way that most often serve. Source: F8. */
const MOBILE: readonly string[] = ["acrobatics", "tumbling", "athletics"];
/** F8-R4: what the chapter calls Alertness is the lists' Awareness. */
const ALERTNESS = "awareness";
export const MINION = "minion";
/** Minions are Average fighters. Source: F7. */
export const MINION_FIGHTS = 0;

type Likely = (trait: Trait) => boolean;

/** Ids of the traits that apply, the likely ones first, then the best. */
function idsOf(traits: readonly Trait[], isLikely: Likely): readonly string[] {
  const applying = traits.filter(({ rank }) => rank !== null);
  const order = (trait: Trait): number => (isLikely(trait) ? 100 : 0) + (trait.rank ?? 0);
  return applying.toSorted((a, b) => order(b) - order(a)).map(({ id }) => id);
}

/** What someone without a skill for it defends at; NPCs in shorthand have aspects for it, if they have any. Source: F1, F7, F10. */
function withoutSkill({ tier, aspects }: ActorSnapshot, scope: string): number | null {
  if (tier === "aspect-shorthand" && aspects.some(({ kind }) => isOfCharacter(kind) && kind !== "consequence")) return null;
  return tier === MINION && scope === FIGHT ? MINION_FIGHTS : UNBOUGHT_RANK;
}

/** Mediocre, or Alertness if that is higher. Source: F8, the drop. */
function rankUnaware({ traits }: ActorSnapshot): number {
  return Math.max(UNBOUGHT_RANK, ...traits.map(({ key, rank }) => (key === ALERTNESS ? (rank ?? UNBOUGHT_RANK) : UNBOUGHT_RANK)));
}

/** Ways to defend: fight back, fight defensively, get out of the way, or not expect it at all. Source: F8. */
export function fate2Defenses({ scope, attack, defender }: DefenseInput): readonly Defense[] {
  const category = lookUp(SKILLS_OF, scope);
  const fitting = defender.traits.filter(({ group, key }) => (category ? group === category : attack.includes(key)));
  const traits = idsOf(fitting, () => false);
  const usual = { traits, joins: "", rank: traits.length > 0 ? null : withoutSkill(defender, scope) };
  const both: readonly Defense[] = [
    { id: USUAL, ...usual, modifier: 0 },
    { id: DEFENSIVE, ...usual, modifier: 1 },
  ];
  if (scope !== FIGHT) return both;
  const shields = idsOf(
    fitting.filter(({ key }) => key === SHIELD),
    () => false,
  );
  const mobile = idsOf(
    defender.traits.filter(({ group }) => group === "athletic"),
    ({ key }) => MOBILE.includes(key),
  );
  const moving = { traits: mobile, joins: "", rank: mobile.length > 0 ? null : withoutSkill(defender, "") };
  return [
    ...both,
    ...(shields.length > 0 ? [{ id: SHIELD, traits: shields, joins: "", rank: null, modifier: 2 }] : []),
    { id: MOBILITY, ...moving, modifier: 0 },
    { id: UNAWARE, traits: [], joins: "", rank: rankUnaware(defender), modifier: 0 },
  ];
}

/** Elements: as much of one as the aspect has levels. Dispelling what was summoned works one scope higher. Source: F9, second system. */
const ELEMENTS: DifficultyTable = {
  id: "elements",
  lines: [
    tableLine("scope", { spark: 0, finger: 1, fist: 2, body: 3, horse: 4, house: 5, castle: 6 }),
    tableLine("dispels", { no: 0, summoned: -1 }),
  ],
};

/**
 * Improvised spells: from Average, by scope or by targets, whichever is higher, and by what else the spell does. F9-R1. Source: F9,
 * third system.
 */
const IMPROVISED: DifficultyTable = {
  id: "improvised",
  lines: [
    tableLine("scope", { nothing: 0, caster: 1, room: 2, building: 3, town: 4, state: 5 }, "size"),
    tableLine("targets", { nobody: 0, one: 1, group: 2, neighborhood: 3, town: 4 }, "size"),
    tableLine("effect", { harmless: 0, inconvenient: 1, damaging: 2, incapacitating: 3, transformative: 4 }),
    tableLine("mind", { no: 0, yes: 2 }),
    tableLine("time", { minutes: 0, moments: 1, hours: -1, days: -2 }),
    tableLine("components", { easy: 0, none: 1, rare: -1, "very-rare": -2 }),
    tableLine("lasting", { instant: 0, seconds: 1, minutes: 2, hours: 3, days: 4, months: 5, years: 6, forever: 7 }),
    tableLine("story", { none: 0, advances: -1, mundane: 1, party: 2, jumps: 2, bypasses: 4 }),
    tableLine("timing", { any: 0, inconvenient: -1 }),
    tableLine("research", { none: 0, done: -1 }),
  ],
};

/** A budget of special effects, up to the level of the aspect. Source: F9, fifth system. */
const BUDGET: DifficultyTable = {
  id: "budget",
  lines: [tableLine("budget", { bongos: 1, camcorder: 2, cable: 3, series: 4, blockbuster: 5, extravaganza: 6 })],
};

const TABLES = [ELEMENTS, IMPROVISED, BUDGET] as const;

/** The table of the campaign's system of magic. Source: F9. */
export function fate2DifficultyTables(dials: DialValues): readonly DifficultyTable[] {
  const magic = readChoice(MAGIC, dials);
  return TABLES.filter(({ id }) => id === magic);
}

/** Faces placed without a throw at Poor (−2) and Terrible (−3). */
const PLACED_FACES: ReadonlyMap<number, number> = new Map([
  [-2, 2],
  [-3, 1],
]);
/** What an aspect places at Abysmal, which is Terrible from then on. */
const PLACED_BY_ASPECT = 1;

/** Whether a rank has no dice of its own. Source: F11. */
export function isAbysmal(rank: number): boolean {
  return fatePoolSize(rank) === 0;
}

/**
 * How many dice count at a rank: Mediocre (−1) one, Average (0) two … Legendary (+6) eight, and one more for each step above;
 * Poor and Terrible one, Abysmal none. Source: F11.
 */
export function fatePoolSize(rank: number): number {
  if (rank >= -1) return rank + 2;
  return PLACED_FACES.has(rank) ? 1 : 0;
}

/** Changes beyond the rank: bonus (or penalty) dice, dice that are thrown and count, and placed faces that an aspect changed. */
export interface PoolChanges {
  readonly bonus: number;
  readonly full?: number;
  readonly placed?: readonly number[];
  readonly die?: PoolDie;
}

/** F11-R3: what is placed counts one more too where a d6 does. Source: F11. */
function placedFace(face: number, die: PoolDie): number {
  return die === "six-plus-one" ? face + 1 : face;
}

/**
 * Bonus and penalty dice cancel out; the rest join the throw without counting, and the best (or worst) are kept.
 * At Poor and Terrible the bonus and penalty dice are placed with the same face as the one die; Abysmal has none at all until an
 * aspect places one, and then they are placed as at Terrible. F11-R2: a fate point's die is thrown and counts. Source: F11.
 */
export function fatePoolPlan(rank: number, { bonus, full = 0, placed, die = "six" }: PoolChanges): BestPlan {
  const size = placed ? Math.max(1, fatePoolSize(rank)) : fatePoolSize(rank);
  const extra = size === 0 ? 0 : Math.abs(bonus);
  const face = isAbysmal(rank) && placed ? PLACED_BY_ASPECT : PLACED_FACES.get(rank);
  const usual = face === undefined ? [] : Array.from({ length: size + extra }, () => placedFace(face, die));
  const thrown = face === undefined ? size + extra : 0;
  return {
    reading: "best",
    method: "fate-pool",
    die,
    count: thrown + full,
    fixed: placed ? [...placed, ...usual.slice(placed.length)] : usual,
    keep: { count: size + full, which: bonus < 0 ? "lowest" : "highest" },
  };
}
