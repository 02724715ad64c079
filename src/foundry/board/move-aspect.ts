import { destinationValue, destinationOf } from "../../view/created-aspects/create-dialog.view.ts";
import { shortName } from "../../view/short-name.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import { situationsInSight } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { dropOnActor } from "../drag/drop-on-actor.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { zoneMapOf } from "../documents/zone-map.ts";

type Aspect = NornItem<"aspect">;

/** Puts an aspect into a zone of its place, "" for all of it. */
export async function intoZone(item: NornItem | null, zone: string): Promise<void> {
  if (isItemOfType(item, "aspect") && item.system.zone !== zone) await item.update({ system: { zone } });
}

/** The other places and zones that this user may move an aspect to. */
export function placesFor(aspect: Aspect): { readonly value: string; readonly label: string }[] {
  const now = destinationValue(aspect.actor?.uuid ?? "", zoneOf(aspect));
  const places = situationsInSight().filter(({ isOwner }) => isOwner);
  return places.flatMap((place) => placeAndZones(place)).filter(({ value }) => value !== now);
}

/** Asks to which place or zone an aspect goes, and moves it there with all that happened to it. */
export async function askWhereTo(aspect: Aspect): Promise<void> {
  const answer = await prompt({
    title: "NORN.Board.Move.title",
    icon: "fa-arrow-right-to-bracket",
    template: "board/choose-situation.hbs",
    context: { name: shortName(aspect.name), label: "NORN.Board.Move.where", places: placesFor(aspect) },
    buttons: [{ id: "ok", label: "NORN.Board.Move.go", icon: "fa-arrow-right-to-bracket" }],
  });
  const { place, zone } = destinationOf(answer ? fieldValue(answer.fields, "place") : "");
  const to = ledgerActor(place);
  if (to) await intoZone(aspect.actor === to ? aspect : await dropOnActor(to, aspect), zone);
}

function placeAndZones(place: NornActor): { value: string; label: string }[] {
  const zones = zoneMapOf(place).zones.map(({ id, name }) => {
    return {
      value: destinationValue(place.uuid, id),
      label: game.i18n.format("NORN.Aim.zone", { zone: name, place: place.name }),
    };
  });
  return [{ value: place.uuid, label: place.name }, ...zones];
}

/** A zone that is gone leaves its aspects to the whole place. */
function zoneOf({ actor, system: { zone } }: Aspect): string {
  return actor && zoneMapOf(actor).zones.some(({ id }) => id === zone) ? zone : "";
}
