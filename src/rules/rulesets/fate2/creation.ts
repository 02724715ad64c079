import type { DialValues } from "../../dials/dial-values.ts";
import { readChoice, readNumber, readSwitch } from "../../dials/read-dial.ts";
import type { Ladder } from "../../roll/ladder.ts";
import { ok, refuse, type Result } from "../../result.ts";
import type { ExtraRules, Finding, GameVariant, ListedTrait, TraitAudit } from "../../ruleset.ts";
import { poolFindings, ranksBought } from "../../traits/audit.ts";
import { countRanks, structureFindings, type RankCount, shortfalls, type Structure } from "../../traits/structure.ts";
import type { ActorSnapshot, ExtraSnapshot, PhaseSnapshot } from "../../snapshot.ts";
import type { Trait } from "../../traits/trait.ts";
import {
  ASPECT_CAP,
  ASPECT_CAP_NUMBER,
  CEILING,
  EXTRAS_IN_PYRAMID,
  GRAIN_OF,
  LADDER,
  NEGATIVE,
  RANKS_PER_PHASE,
  STRUCTURE,
} from "./dials.data.ts";
import {
  CLASSIC_LADDER,
  FATE2_DIFFICULTIES,
  LOWEST_IN_STRUCTURE,
  PYRAMID_SHORTHAND,
  SKILL_CATEGORIES,
  SKILL_LISTS,
  skillList,
  UNBOUGHT_RANK,
} from "./fate2.data.ts";
import { isOfCharacter } from "../../aspects/aspect-kind.ts";
import type { LifeInPhases, PhaseBalance } from "../../traits/phases.ts";
import type { PhaseKind } from "../../stored-ids.data.ts";

interface ExtrasAudit {
  /** Ranks spent on extras: they are bought with the same ranks as skills. */
  readonly spent: number;
  /** The ranks at which extras stand in the pyramid. */
  readonly ranks: readonly number[];
  readonly findings: readonly Finding[];
}

/** Extras are bought with skill ranks. Source: F7. */
function auditExtras({ extras }: ActorSnapshot, phases: number, dials: DialValues): ExtrasAudit {
  const spent = extras.reduce((sum, { cost }) => sum + cost, 0);
  const inPyramid = readSwitch(EXTRAS_IN_PYRAMID, dials);
  return {
    spent,
    ranks: inPyramid ? extras.flatMap(({ cost }) => (cost > 0 ? [rankIn(cost)] : [])) : [],
    findings:
      phases === 0 ? [] : [...extras.flatMap((extra) => servantFinding(extra, phases)), ...tooMany(extras, phases, inPyramid)],
  };
}

/** F7-R1: an extra of n ranks stands in the pyramid where a skill of n ranks does: one rank is Average. */
function rankIn(cost: number): number {
  return cost - 1;
}

/** A servant's ranks are its phases. More than half of the owner's are the GM's to question; more than all are refused. Source: F7. */
function servantFinding({ name, kind, cost }: ExtraSnapshot, phases: number): readonly Finding[] {
  if (kind !== "servant" || cost * 2 <= phases) return [];
  const args = { name, cost, phases };
  return cost > phases
    ? [{ severity: "wrong", code: "servant-over", args, traits: [] }]
    : [{ severity: "hint", code: "servant-large", args, traits: [] }];
}

/** Where extras count in the pyramid, one extra a phase is the guide. Source: F7. */
function tooMany(extras: readonly ExtraSnapshot[], phases: number, inPyramid: boolean): readonly Finding[] {
  const count = extras.length;
  return inPyramid && count > phases ? [{ severity: "hint", code: "extras-many", args: { count, phases }, traits: [] }] : [];
}

export const FATE2_EXTRAS: ExtraRules = {
  minions: (ranks, level) => ranks * level,
  servant: (phases) => PYRAMID_SHORTHAND[phases - 1] ?? null,
};

/**
 * A skill costs one rank for each step from where it starts: Mediocre, or lower for difficult skills. F5-R1: without a single aspect the
 * number of phases is unknown, so no number of ranks is expected. Source: F5.
 */
export function auditFate2(actor: ActorSnapshot, dials: DialValues): TraitAudit {
  const traits = actor.traits.filter(({ rank }) => rank !== null);
  const ranks = traits.map(({ rank }) => rank ?? UNBOUGHT_RANK);
  const phases = phaseCount(actor);
  const extras = auditExtras(actor, phases, dials);
  const columns = countRanks([...ranks, ...extras.ranks], LOWEST_IN_STRUCTURE);
  const spent = traits.reduce((sum, trait) => sum + ranksBought(trait, UNBOUGHT_RANK), 0);
  const paid = spent + extras.spent;
  const given = ranksGiven(actor, readNumber(RANKS_PER_PHASE, dials));
  const pool = { id: "ranks", spent: paid, allowed: given.allowed };
  const structure = readChoice(STRUCTURE, dials);
  const findings = [
    ...poolFindings(pool),
    ...(pool.allowed === null ? noPhases(actor, paid, readNumber(RANKS_PER_PHASE, dials)) : []),
    ...duringArc(structureFindings(traits, columns, structure), given),
    ...arcFindings(given),
    ...unbalancedPhases(actor, columns, structure),
    ...belowStart(traits),
    ...extras.findings,
    ...cappedAspects(actor, dials, Math.max(UNBOUGHT_RANK, ...ranks)),
  ];
  return { pools: [pool], cap: null, columns, findings };
}

/** Says nothing of an organization that no one has begun to write. F10-R2. */
export function auditOrganization(actor: ActorSnapshot, dials: DialValues): TraitAudit {
  const begun =
    actor.aspects.length > 0 || actor.traits.some(({ rank, start }) => rank !== null && rank > (start ?? UNBOUGHT_RANK));
  return begun ? auditFate2(actor, dials) : { pools: [], cap: null, columns: [], findings: [] };
}

function noPhases({ type }: ActorSnapshot, spent: number, ranks: number): readonly Finding[] {
  if (spent > 0) return [{ severity: "hint", code: "no-phases", args: { spent }, traits: [] }];
  return type === "character" ? [{ severity: "hint", code: "first-phase", args: { ranks }, traits: [] }] : [];
}

function belowStart(traits: readonly Trait[]): readonly Finding[] {
  return traits.flatMap(({ id, name, rank, start }) => {
    const floor = start ?? UNBOUGHT_RANK;
    return rank !== null && rank < floor
      ? [{ severity: "hint", code: "rank-under-start", args: { name, rank, floor }, traits: [id] }]
      : [];
  });
}

/** Level n of an aspect is read as rank n on the ladder (level 1 Fair …). Source: F3. */
function cappedAspects(actor: ActorSnapshot, dials: DialValues, bestSkill: number): readonly Finding[] {
  const rule = readChoice(ASPECT_CAP, dials);
  if (rule === "none") return [];
  const cap = aspectCap(rule, levelCount(actor), { bestSkill, number: readNumber(ASPECT_CAP_NUMBER, dials) });
  return wonAspects(actor).flatMap(({ name, level }) =>
    level > cap ? [{ severity: "wrong", code: `aspect-over-${rule}`, args: { name, level, cap }, traits: [] }] : [],
  );
}

type CapRule = Exclude<(typeof ASPECT_CAP)["choices"][number], "none">;

/** A share of a single level is none: one level is always allowed there. Source: F3, F5. */
function aspectCap(rule: CapRule, levels: number, given: { readonly bestSkill: number; readonly number: number }): number {
  switch (rule) {
    case "best-skill":
      return given.bestSkill;
    case "number":
      return given.number;
    case "half-of-levels":
      return Math.max(1, Math.floor(levels / 2));
    case "third-of-levels":
      return Math.max(1, Math.floor(levels / 3));
  }
}

/** The ranks of a quick character's skills after a number of phases, highest first. Refused outside the table. Source: F5. */
export function shorthandRanks(phases: number): Result<readonly number[], "phases-outside-table"> {
  const row = PYRAMID_SHORTHAND[phases - 1];
  if (!row) return refuse("phases-outside-table", { phases, most: PYRAMID_SHORTHAND.length });
  return ok(row.flatMap((count, rank) => Array.from({ length: count }, () => rank)).toReversed());
}

/** The grain of each category of skills, the classic ladder, difficulties that move with the ceiling, and negative notation. Source: F1, F2, F3, F10. */
export function fate2Variant(dials: DialValues): GameVariant | null {
  const grained = SKILL_CATEGORIES.some((category) => readChoice(GRAIN_OF[category], dials) !== GRAIN_OF[category].initial);
  const classic = readChoice(LADDER, dials) === "classic";
  const raised = readNumber(CEILING, dials) - CEILING.initial;
  const negative = readSwitch(NEGATIVE, dials);
  if (!grained && !classic && raised === 0 && !negative) return null;
  return {
    ...(grained && { traits: chosenSkills(dials) }),
    ...(negative && { negative }),
    ...(classic && { ladder: CLASSIC_LADDER }),
    ...(raised !== 0 && { difficulties: moved(FATE2_DIFFICULTIES, raised) }),
  };
}

function chosenSkills(dials: DialValues): readonly ListedTrait[] {
  return SKILL_CATEGORIES.flatMap((category) => skillList(category, readChoice(GRAIN_OF[category], dials)));
}

/** As much higher as the best a person can be is above Superb. Source: F2. */
function moved(difficulties: Ladder, by: number): Ladder {
  return difficulties.map(({ value, word }) => ({ value: value + by, word }));
}

/** Keys of all lists. */
export const KNOWN_SKILLS: readonly string[] = [
  ...new Set(Object.values(SKILL_LISTS).flatMap((lists) => Object.values(lists).flat())),
];

/** Aspects a character already has: the goal is still ahead, and those of an extra are bought with its ranks (F7). Props and people are aspects like any other. Source: F3. */
function wonAspects({ aspects }: Pick<ActorSnapshot, "aspects">): readonly ActorSnapshot["aspects"][number][] {
  return aspects.filter(({ kind, role, thing }) => isOfCharacter(kind) && kind !== "consequence" && role !== "goal" && !thing);
}

type Living = Pick<ActorSnapshot, "aspects" | "phases">;

function phasesOf({ phases }: Pick<ActorSnapshot, "phases">, kind: PhaseKind): readonly PhaseSnapshot[] {
  return phases.filter((phase) => phase.kind === kind);
}

/** Levels of all those aspects. */
function levelCount(actor: Pick<ActorSnapshot, "aspects">): number {
  return wonAspects(actor).reduce((sum, { level }) => sum + level, 0);
}

/**
 * Each phase gives one level of an aspect, so the sum of a character's levels is its number of phases; a free aspect comes without
 * one. F5-R1. Source: F5.
 */
export function phaseCount(actor: Living): number {
  return Math.max(0, levelCount(actor) - phasesOf(actor, "free").length);
}

/** The skill ranks of a life. */
interface RanksGiven {
  /** null: no phase is known. */
  readonly allowed: number | null;
  /** Ranks of the arc under way; null where none is. */
  readonly arc: number | null;
  readonly ranksPerPhase: number;
}

/**
 * A phase brings its ranks; one that follows the GM's plot one more, a destiny none; a free aspect is no phase. The arc under way
 * brings what is written in it, up to the ranks of a phase. F5-R2. Source: F5, F6.
 */
function ranksGiven(actor: Living, ranksPerPhase: number): RanksGiven {
  const arcs = phasesOf(actor, "arc");
  const written = arcs.flatMap(({ ranks }) => ranks).reduce((sum, { rank }) => sum + rank, 0);
  const arc = arcs.length === 0 ? null : Math.min(ranksPerPhase * arcs.length, written);
  const phases = phaseCount(actor);
  if (phases === 0) return { allowed: null, arc, ranksPerPhase };
  const usual = Math.max(0, phases - phasesOf(actor, "destiny").length) * ranksPerPhase;
  return { allowed: usual + phasesOf(actor, "plot").length + (arc ?? 0), arc, ranksPerPhase };
}

/** The skills need only be balanced when the next goal is chosen, so that until then it is a remark. Source: F6. */
function duringArc(findings: readonly Finding[], { arc, ranksPerPhase }: RanksGiven): readonly Finding[] {
  return arc === null || arc >= ranksPerPhase ? findings : findings.map((finding) => ({ ...finding, severity: "hint" }));
}

/** With the last rank of an arc the goal is won. Source: F6. */
function arcFindings({ arc, ranksPerPhase }: RanksGiven): readonly Finding[] {
  return arc === null || arc < ranksPerPhase
    ? []
    : [{ severity: "hint", code: "arc-complete", args: { count: arc }, traits: [] }];
}

/** A destiny that has not come true brings a point for each session. F5-R3. Source: F5. */
export function destinyPoints(actor: Pick<ActorSnapshot, "phases">): number {
  return phasesOf(actor, "destiny").length > 0 ? 1 : 0;
}

/** One entry of a phase counts for no more ranks than this. */
const MOST_RANKS = 20;

/** Phases after which the skills were not balanced; the one that left them as they are now has its findings already. Source: F5. */
function unbalancedPhases(
  { phases, traits }: ActorSnapshot,
  now: readonly RankCount[],
  structure: Structure,
): readonly Finding[] {
  const life = phases.filter(({ kind }) => kind !== "arc").toSorted((one, other) => one.number - other.number);
  const bought = life.map(({ ranks }) =>
    ranks.flatMap(({ trait, rank }) => Array.from({ length: Math.min(rank, MOST_RANKS) }, () => traitIn(traits, trait))),
  );
  const starts = new Map(traits.flatMap(({ id, start }) => (start === null ? [] : [[id, start] as const])));
  return phaseBalance({ phases: bought, starts, structure }).flatMap(({ spent, columns, shortfalls: short }, index) => {
    const [first] = short;
    if (!first || spent === 0 || JSON.stringify(columns) === JSON.stringify(now)) return [];
    return [{ severity: "wrong", code: "phase-unbalanced", args: { phase: life[index]?.number ?? 0, ...first }, traits: [] }];
  });
}

/** Id of the skill with this key or id; one that is gone counts by what it was written as. */
function traitIn(traits: readonly Trait[], trait: string): string {
  return traits.find(({ id, key }) => id === trait || (key !== "" && key === trait))?.id ?? trait;
}

/** The structure must hold at the end of every phase, not only of the last. Source: F5. */
export function phaseBalance({ phases, starts, structure }: LifeInPhases): readonly PhaseBalance[] {
  const ranks = new Map<string, number>();
  return phases.map((bought) => {
    for (const skill of bought) ranks.set(skill, (ranks.get(skill) ?? starts.get(skill) ?? UNBOUGHT_RANK) + 1);
    const columns = countRanks([...ranks.values()], LOWEST_IN_STRUCTURE);
    return { spent: bought.length, ranks: new Map(ranks), columns, shortfalls: shortfalls(columns, structure) };
  });
}
