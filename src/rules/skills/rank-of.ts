import type { TraitSnapshot } from "../snapshot.ts";

/** Rank of a listed trait by its key; `otherwise` where the actor has not got it, null where it does not apply to it. */
export function rankOf(traits: readonly TraitSnapshot[], key: string, otherwise: number): number | null {
  const trait = traits.find((candidate) => candidate.key === key);
  return trait ? trait.rank : otherwise;
}
