import type { Ruleset } from "../../rules/ruleset.ts";

/** A skill of a new servant, which its owner names. */
export interface ServantSkill {
  readonly number: number;
  readonly rank: number;
  readonly group: string;
}

/** The pyramid of a servant bought with so many ranks, the best skill first; null where the game builds no such servant. Source: F5, F7. */
export function servantSkills(
  { extras, traits }: Pick<Ruleset, "extras" | "traits">,
  ranks: number,
): readonly ServantSkill[] | null {
  const counts = extras?.servant(ranks);
  const group = traits.groups.find(({ open }) => open)?.id;
  if (!counts || group === undefined) return null;
  const all = counts.flatMap((count, rank) => Array.from({ length: count }, () => rank)).toReversed();
  return all.map((rank, place) => ({ number: place + 1, rank, group }));
}
