import { zonesApart } from "../../rules/zones/zones.ts";
import { situationsInSight } from "../documents/actors-in-play.ts";
import { zoneFinder } from "../documents/zone-finder.ts";
import { zoneMapOf } from "../documents/zone-map.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";

/** How many zones apart two actors are now, by their uuids; null where that is not known. */
export function zonesBetween(): (one: string, other: string) => number | null {
  const zoneOf = zoneFinder();
  const maps = situationsInSight().map((place) => zoneMapOf(place));
  return (one, other) => {
    const [from, to] = [ledgerActor(one), ledgerActor(other)];
    if (!from || !to) return null;
    return maps.flatMap((map) => zonesApart(map, zoneOf(from), zoneOf(to)) ?? [])[0] ?? null;
  };
}
