import type { StoredBorder } from "../../rules/zones/zones.ts";

/** An aspect that may be a border. */
export interface PossibleBarrier {
  readonly id: string;
  readonly name: string;
  readonly inPlay: boolean;
}

export interface BorderFields {
  readonly next: boolean;
  readonly border: number;
  readonly aspects: readonly { readonly id: string; readonly name: string; readonly chosen: boolean }[];
}

/**
 * The fields for the way between two zones, null for none. A barrier whose aspect is gone took its border along (T4-R24): it is not
 * saved again as one without an aspect.
 */
export function borderFields(way: StoredBorder | null, aspects: readonly PossibleBarrier[]): BorderFields {
  const chosen = way?.aspect ?? "";
  const isGone = chosen !== "" && !aspects.some(({ id }) => id === chosen);
  return {
    next: way !== null,
    border: way && !isGone ? way.border : 0,
    aspects: aspects
      .filter(({ id, inPlay }) => inPlay || id === chosen)
      .map(({ id, name }) => ({ id, name, chosen: id === chosen })),
  };
}
