import { zonesApart } from "../../rules/index.ts";
import { situationsInSight } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { zoneFinder } from "../documents/zone-finder.ts";
import { zoneMapOf } from "../documents/zone-map.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";

/** How many zones apart two actors are; null where that is not known. */
export function zonesBetween(one: NornActor, other: NornActor): number | null {
  return zonesFrom(one)(other);
}

/** How many zones anyone is apart from an actor; null where that is not known. */
function zonesFrom(one: NornActor): (other: NornActor) => number | null {
  const zoneOf = zoneFinder();
  const maps = situationsInSight().map((place) => zoneMapOf(place));
  return (other) => {
    const known = maps.flatMap((map) => zonesApart(map, zoneOf(one), zoneOf(other)) ?? []);
    return known[0] ?? null;
  };
}

/** How far others are from an actor, asked by uuid. */
export function apartFrom(one: NornActor): (other: { readonly uuid: string }) => number | null {
  const apart = zonesFrom(one);
  return ({ uuid }) => {
    const other = ledgerActor(uuid);
    return other && apart(other);
  };
}

/** Whether someone is in the same zone of the board as the first of these. */
export function besideTarget([first]: readonly { readonly uuid: string }[]): (one: { readonly uuid: string }) => boolean {
  const target = first ? ledgerActor(first.uuid) : null;
  const apart = target && apartFrom(target);
  return (one) => apart?.(one) === 0;
}
