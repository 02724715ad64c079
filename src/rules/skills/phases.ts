import type { Result } from "../result.ts";
import type { RankCount, Shortfall, Structure } from "./structure.ts";

/** A life in phases: which skill each rank of each phase was spent on, by id. */
export interface LifeInPhases {
  readonly phases: readonly (readonly string[])[];
  /** Where difficult skills start, by id; everything else starts where a skill nobody bought stands. */
  readonly starts: ReadonlyMap<string, number>;
  readonly structure: Structure;
}

/** The skills as they stand at the end of a phase. */
export interface PhaseBalance {
  readonly spent: number;
  readonly ranks: ReadonlyMap<string, number>;
  readonly columns: readonly RankCount[];
  readonly shortfalls: readonly Shortfall[];
}

export interface PhaseRules {
  readonly balance: (life: LifeInPhases) => readonly PhaseBalance[];
  /** The ranks of the skills of somebody made in a hurry, after so many phases, highest first. */
  readonly quick: (phases: number) => Result<readonly number[], "phases-outside-table">;
}
