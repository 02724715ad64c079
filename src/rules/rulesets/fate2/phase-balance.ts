import { countRanks, type RankCount, type Shortfall, shortfalls, type Structure } from "../../skills/structure.ts";
import { LOWEST_IN_STRUCTURE } from "./audit.ts";
import { UNBOUGHT_RANK } from "./rank-cost.ts";

/** A life in phases: which skill each rank of each phase was spent on, by id. */
export interface LifeInPhases {
  readonly phases: readonly (readonly string[])[];
  /** Where difficult skills start, by id; everything else starts at Mediocre. */
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

/** The structure has to hold at the end of every phase, not only of the last. Source: F5. */
export function phaseBalance({ phases, starts, structure }: LifeInPhases): readonly PhaseBalance[] {
  const ranks = new Map<string, number>();
  return phases.map((bought) => {
    for (const skill of bought) ranks.set(skill, (ranks.get(skill) ?? starts.get(skill) ?? UNBOUGHT_RANK) + 1);
    const columns = countRanks([...ranks.values()], LOWEST_IN_STRUCTURE);
    return { spent: bought.length, ranks: new Map(ranks), columns, shortfalls: shortfalls(columns, structure) };
  });
}
