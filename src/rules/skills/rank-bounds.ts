import type { Finding } from "../ruleset.ts";
import type { TraitSnapshot } from "../snapshot.ts";

/** One finding a trait above what the campaign allows. Source: S2, T2, M1. */
export function aboveCap(traits: readonly TraitSnapshot[], cap: number): readonly Finding[] {
  return traits.flatMap(({ id, name, rank }) =>
    rank !== null && rank > cap ? [{ severity: "wrong", code: "rank-over-cap", args: { name, rank, cap }, traits: [id] }] : [],
  );
}

/** One finding a trait below the lowest rank a person can have. Source: S2, M1. */
export function belowFloor(traits: readonly TraitSnapshot[], floor: number): readonly Finding[] {
  return traits.flatMap(({ id, name, rank }) =>
    rank !== null && rank < floor
      ? [{ severity: "wrong", code: "rank-under-floor", args: { name, rank, floor }, traits: [id] }]
      : [],
  );
}
