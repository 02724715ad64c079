import type { Finding, Ruleset, TraitAudit } from "../ruleset.ts";
import type { ActorSnapshot } from "../snapshot.ts";
import type { Trait } from "./trait.ts";

/** What the audits below find, in any game. Source: F3, F5, S2, T2, M1. */
export const SHARED_FINDINGS = [
  "pyramid-unsupported",
  "column-unsupported",
  "points-over",
  "points-left",
  "rank-over-cap",
  "rank-under-floor",
] as const;

export type PointPool = TraitAudit["pools"][number];

/** Too many points spent, or some left. Source: F5, S2, T2, M1. */
export function poolFindings({ id, spent, allowed }: PointPool): readonly Finding[] {
  if (allowed === null || spent === allowed) return [];
  const args = { pool: id, spent, allowed, difference: Math.abs(spent - allowed) };
  return spent > allowed
    ? [{ severity: "wrong", code: "points-over", args, traits: [] }]
    : [{ severity: "hint", code: "points-left", args, traits: [] }];
}

/** One finding for each trait above what the campaign allows. Source: S2, T2, M1. */
export function aboveCap(traits: readonly Trait[], cap: number): readonly Finding[] {
  return traits.flatMap(({ id, name, rank }) =>
    rank !== null && rank > cap ? [{ severity: "wrong", code: "rank-over-cap", args: { name, rank, cap }, traits: [id] }] : [],
  );
}

/** One finding for each trait below the lowest allowed rank. Source: S2, M1. */
export function belowFloor(traits: readonly Trait[], floor: number): readonly Finding[] {
  return traits.flatMap(({ id, name, rank }) =>
    rank !== null && rank < floor
      ? [{ severity: "wrong", code: "rank-under-floor", args: { name, rank, floor }, traits: [id] }]
      : [],
  );
}

/** R21: ranks bought of a trait: those above where it starts, which is `from` unless it says otherwise. None are given back below. */
export function ranksBought({ rank, start }: Pick<Trait, "rank" | "start">, from = 0): number {
  const first = start ?? from;
  return Math.max(0, (rank ?? first) - first);
}

/**
 * Rank of a listed trait by its key; if it is not written on the actor, where the campaign's start, or `otherwise`; null if it does
 * not apply.
 */
export function rankOf({ traits, startsAt }: Ranked, key: string, otherwise: number): number | null {
  const trait = traits.find((candidate) => candidate.key === key);
  return trait ? trait.rank : (startsAt[key] ?? otherwise);
}

type Ranked = Pick<ActorSnapshot, "traits" | "startsAt">;

type Audit = Ruleset["traits"]["audit"];

/**
 * R1: full characters are built with points, and actors of those other types that have points of their own (`others`); anyone else
 * is made as play needs them.
 */
export function auditByType(audit: Audit, others: Readonly<Record<string, Audit>> = {}): Audit {
  return (actor, dials) => {
    const own = others[actor.type];
    if (own) return own(actor, dials);
    const full = audit(actor, dials);
    return actor.type === "character" ? full : { ...full, pools: [], cap: null, findings: [] };
  };
}
