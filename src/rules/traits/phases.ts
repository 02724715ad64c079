import type { Result } from "../result.ts";
import type { RankCount, Shortfall, Structure } from "./structure.ts";

/** A life in phases: which skill each rank of each phase was spent on, by id. */
export interface LifeInPhases {
  readonly phases: readonly (readonly string[])[];
  /** Where difficult skills start, by id; all others start at the unbought rank. */
  readonly starts: ReadonlyMap<string, number>;
  readonly structure: Structure;
}

/** The skills at the end of a phase. */
export interface PhaseBalance {
  readonly spent: number;
  readonly ranks: ReadonlyMap<string, number>;
  readonly columns: readonly RankCount[];
  readonly shortfalls: readonly Shortfall[];
}

export interface PhaseRules {
  readonly balance: (life: LifeInPhases) => readonly PhaseBalance[];
  /** Ranks of a quick character's skills after a number of phases, highest first. */
  readonly quick: (phases: number) => Result<readonly number[], "phases-outside-table">;
}

/** The number of a new phase of a life: after the last one there is, and no more than there can be. */
export function nextPhase(numbers: readonly number[], most: number): number {
  return Math.min(most, Math.max(0, ...numbers) + 1);
}
