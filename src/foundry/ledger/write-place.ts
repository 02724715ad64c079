import type { Whereabouts } from "../../rules/index.ts";
import { tokenOf } from "../canvas/zone-finder.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isActorOfType } from "../documents/of-type.ts";
import { loadedDocument } from "../documents/document-by-uuid.ts";
import { noteUnknown } from "./counters.ts";
import { entryFlags, type Writing } from "./entry-flags.ts";
import { ledgerActor } from "./ledger-documents.ts";

/** Writes where someone is. Their token goes there first, where the zone is drawn on its scene: if it cannot, nothing is written. */
export async function writePlace(writing: Writing, uuid: string, { zone, ahead, done }: Whereabouts): Promise<void> {
  const actor = ledgerActor(uuid);
  if (!actor) return;
  noteUnknown(actor);
  await moveToken(actor, zone);
  const change = {
    system: { zone, underway: { from: zone, to: ahead, done } },
    flags: entryFlags(actor, writing),
  };
  await actor.update(change, writing.options as Actor.Database.UpdateOperation);
}

async function moveToken(actor: NornActor, zone: string): Promise<void> {
  const places = game.actors.filter((place) => isActorOfType(place, "situation"));
  const drawn = places.flatMap(({ system }) => system.zones[zone]?.region ?? []);
  const region = drawn.map(loadedDocument).find((one) => one instanceof RegionDocument);
  const token = region?.parent && tokenOf(actor, region.parent);
  if (region && token && token.regions?.has(region) !== true) await region.teleportToken(token);
}
