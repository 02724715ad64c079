import { isOfCharacter } from "../../aspects/aspect-kind.ts";
import type { Finding } from "../../ruleset.ts";
import type { LifeInPhases, PhaseBalance } from "../../skills/phases.ts";
import { countRanks, type RankCount, shortfalls, type Structure } from "../../skills/structure.ts";
import type { ActorSnapshot, PhaseSnapshot } from "../../snapshot.ts";
import type { PhaseKind } from "../../stored-ids.data.ts";
import { LOWEST_IN_STRUCTURE, UNBOUGHT_RANK } from "./fate2.data.ts";

/** Aspects a character already has: the goal is still ahead, and those of an extra are bought with its ranks (F7). Props and people are aspects like any other. Source: F3. */
export function wonAspects({ aspects }: Pick<ActorSnapshot, "aspects">): readonly ActorSnapshot["aspects"][number][] {
  return aspects.filter(({ kind, role, extra }) => isOfCharacter(kind) && kind !== "consequence" && role !== "goal" && !extra);
}

type Living = Pick<ActorSnapshot, "aspects" | "phases">;

function phasesOf({ phases = [] }: Pick<ActorSnapshot, "phases">, kind: PhaseKind): readonly PhaseSnapshot[] {
  return phases.filter((phase) => phase.kind === kind);
}

/** Levels of all those aspects. */
export function levelCount(actor: Pick<ActorSnapshot, "aspects">): number {
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
export interface RanksGiven {
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
export function ranksGiven(actor: Living, ranksPerPhase: number): RanksGiven {
  const arcs = phasesOf(actor, "arc");
  const written = arcs.flatMap(({ ranks }) => ranks).reduce((sum, { rank }) => sum + rank, 0);
  const arc = arcs.length === 0 ? null : Math.min(ranksPerPhase * arcs.length, written);
  const phases = phaseCount(actor);
  if (phases === 0) return { allowed: null, arc, ranksPerPhase };
  const usual = Math.max(0, phases - phasesOf(actor, "destiny").length) * ranksPerPhase;
  return { allowed: usual + phasesOf(actor, "plot").length + (arc ?? 0), arc, ranksPerPhase };
}

/** The skills need only be balanced when the next goal is chosen, so that until then it is a remark. Source: F6. */
export function duringArc(findings: readonly Finding[], { arc, ranksPerPhase }: RanksGiven): readonly Finding[] {
  return arc === null || arc >= ranksPerPhase ? findings : findings.map((finding) => ({ ...finding, severity: "hint" }));
}

/** With the last rank of an arc the goal is won. Source: F6. */
export function arcFindings({ arc, ranksPerPhase }: RanksGiven): readonly Finding[] {
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
export function unbalancedPhases(
  { phases = [], traits }: ActorSnapshot,
  now: readonly RankCount[],
  structure: Structure,
): readonly Finding[] {
  const life = phases.filter(({ kind }) => kind !== "arc").toSorted((one, other) => one.number - other.number);
  const bought = life.map(({ ranks }) =>
    ranks.flatMap(({ name, rank }) => Array.from({ length: Math.min(rank, MOST_RANKS) }, () => plainName(name))),
  );
  const starts = new Map(traits.flatMap(({ name, start }) => (start === null ? [] : [[plainName(name), start] as const])));
  return phaseBalance({ phases: bought, starts, structure }).flatMap(({ spent, columns, shortfalls: short }, index) => {
    const [first] = short;
    if (!first || spent === 0 || JSON.stringify(columns) === JSON.stringify(now)) return [];
    return [{ severity: "wrong", code: "phase-unbalanced", args: { phase: life[index]?.number ?? 0, ...first }, traits: [] }];
  });
}

/** A skill's name as typed, however it is spelled. */
function plainName(name: string): string {
  return name.trim().toLowerCase();
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
