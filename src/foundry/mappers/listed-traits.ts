import type { Ruleset } from "../../rules/ruleset.ts";
import type { TraitSnapshot } from "../../rules/snapshot.ts";

export interface ListedTrait {
  readonly key: string;
  readonly group: string;
  readonly rank: number;
}

/** The traits the game lists, each at the unbought rank, except those whose key is in `had`. */
export function missingListedTraits(ruleset: Ruleset, had: readonly Pick<TraitSnapshot, "key">[]): ListedTrait[] {
  const keys = new Set(had.map(({ key }) => key));
  const defaults = new Map(ruleset.traits.groups.map(({ id, defaultRank }) => [id, defaultRank]));
  return ruleset.traits.list
    .filter(({ key }) => !keys.has(key))
    .map(({ key, group }) => ({ key, group, rank: defaults.get(group) ?? 0 }));
}
