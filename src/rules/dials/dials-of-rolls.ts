import type { DialValues } from "./dial-values.ts";
import { type Dial, isListed } from "./read-dial.ts";

/**
 * What a roll keeps of the campaign's values: those of its game, without lists, which name traits and tiers that no roll reads. It
 * keeps those that something is chosen from, such as levels.
 */
export function dialsOfRolls(dials: readonly Dial[], values: DialValues): DialValues {
  const chosenFrom = dials.flatMap((dial) => (isListed(dial) ? [dial.of.id] : []));
  const read = new Set([...dials.flatMap(({ id, kind }) => (kind === "list" ? [] : [id])), ...chosenFrom]);
  return Object.fromEntries(Object.entries(values).filter(([id]) => read.has(id)));
}
