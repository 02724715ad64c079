import type { Finding, TraitAudit } from "../ruleset.ts";

export type PointPool = TraitAudit["pools"][number];

/** Too many points spent, or some left. Source: F5, S2, T2, M1. */
export function poolFindings({ id, spent, allowed }: PointPool): readonly Finding[] {
  if (allowed === null || spent === allowed) return [];
  const args = { pool: id, spent, allowed, difference: Math.abs(spent - allowed) };
  return spent > allowed
    ? [{ severity: "wrong", code: "points-over", args, traits: [] }]
    : [{ severity: "hint", code: "points-left", args, traits: [] }];
}
