import { borderNow, type Way, type ZoneMap } from "../../rules/zones/zones.ts";
import type { NornActor } from "./norn-actor.ts";
import type { NornItem } from "./norn-item.ts";
import { isActorOfType, isItemOfType } from "./of-type.ts";

const NO_ZONES: ZoneMap = { zones: [], ways: [] };

type Knows = (aspect: NornItem<"aspect">) => boolean;

/** The zones of a situation, in their order. `knows`: a border that is an unknown aspect is not there. */
export function zoneMapOf(place: NornActor, knows: Knows = () => true): ZoneMap {
  if (!isActorOfType(place, "situation")) return NO_ZONES;
  const { zones, ways } = place.system;
  const sorted = Object.entries(zones).toSorted(([, a], [, b]) => a.sort - b.sort);
  return {
    zones: sorted.map(([id, { name }]) => ({ id, name })),
    ways: Object.values(ways).map(({ from, to, border, aspect }): Way => {
      const barrier = place.items.get(aspect);
      const stands = isItemOfType(barrier, "aspect") && barrier.inPlay && knows(barrier) ? barrier : null;
      const now = borderNow({ border, aspect }, stands && stands.system);
      return { from, to, border: now, ...(stands && now > 0 && { barrier: stands.name }) };
    }),
  };
}
