import type { ZoneMap } from "../../rules/index.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isActorOfType } from "../documents/of-type.ts";

const NO_ZONES: ZoneMap = { zones: [], ways: [] };

/** The zones of a situation, in their order. */
export function zoneMapOf(place: NornActor): ZoneMap {
  if (!isActorOfType(place, "situation")) return NO_ZONES;
  const { zones, ways } = place.system;
  const sorted = Object.entries(zones).toSorted(([, a], [, b]) => a.sort - b.sort);
  return { zones: sorted.map(([id, { name }]) => ({ id, name })), ways: Object.values(ways) };
}
