import type { TrackLayout } from "../ruleset.ts";
import type { ConflictScope } from "./harm-rules.ts";

/** Someone who is attacked. */
export interface Attacked {
  readonly type: string;
  readonly layouts: readonly TrackLayout[];
}

/**
 * What someone can be attacked in. Against a vehicle one chooses what of it is attacked; a part it does not have cannot be. No one
 * or several: what everyone is attacked in. Source: S5, S8.
 */
export function scopesAgainst(scopes: readonly ConflictScope[], attacked: Attacked | null): readonly ConflictScope[] {
  const general = scopes.filter(({ against }) => against === undefined);
  if (!attacked) return general;
  const own = scopes.filter(({ against }) => against === attacked.type);
  const has = own.filter(({ tracks }) => tracks.some((track) => attacked.layouts.some(({ id }) => id === track)));
  return has.length > 0 ? has : general;
}

/** The scope whose arms serve in this one. */
export function armsScope(scopes: readonly ConflictScope[], id: string): string {
  return scopes.find((scope) => scope.id === id)?.arms ?? id;
}
