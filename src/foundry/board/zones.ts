import { moveCost, type ZoneMap, zonesApart } from "../../rules/index.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import { deletionOf } from "../compat/deletion.ts";
import { actorsOnScene, playedActors, situationsInSight } from "../documents/actors-in-play.ts";
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

/** Id of the zone an actor is in, "" for none. */
export function zoneOf({ system }: NornActor): string {
  const data: object = system;
  return "zone" in data && typeof data.zone === "string" ? data.zone : "";
}

/** Those who may be in a zone: everyone on the scene, and everyone's characters. Each once. */
export function peopleInSight(): NornActor[] {
  const known = [...actorsOnScene(), ...playedActors()].filter(({ type }) => type !== "situation");
  return [...new Set(known)].filter((actor) => actor.testUserPermission(game.user, "LIMITED") || actor.isToken);
}

/** How many zones apart two actors are; null where that is not known. */
export function zonesBetween(one: NornActor, other: NornActor): number | null {
  for (const place of situationsInSight()) {
    const apart = zonesApart(zoneMapOf(place), zoneOf(one), zoneOf(other));
    if (apart !== null) return apart;
  }
  return null;
}

/** Moves someone to a zone of the board, "" for none. */
export async function moveTo(actor: NornActor, zone: string): Promise<void> {
  if (!actor.isOwner) return void ui.notifications.warn("NORN.Board.Zone.notYours", { format: { actor: actor.name } });
  await actor.update({ system: { zone } });
}

/** Adds a zone to a place, next to the last one. */
export async function addZone(place: NornActor, name: string): Promise<void> {
  const { zones } = zoneMapOf(place);
  const id = foundry.utils.randomID();
  const last = zones.at(-1);
  const ways = last ? { [foundry.utils.randomID()]: { from: last.id, to: id, border: 0 } } : {};
  await place.update({ system: { zones: { [id]: { name, sort: zones.length + 1 } }, ways } });
}

/** Removes a zone with the ways to it. What is in it stays in the place. */
export async function removeZone(place: NornActor, id: string): Promise<void> {
  if (!isActorOfType(place, "situation")) return;
  const gone = Object.entries(place.system.ways).filter(([, { from, to }]) => from === id || to === id);
  await place.update({ system: { zones: deletionOf(id), ways: deletionOf(...gone.map(([way]) => way)) } });
}

/** Asks for a zone's name, and which zones are next to it. */
export async function editZone(place: NornActor, id: string): Promise<void> {
  const map = zoneMapOf(place);
  const zone = map.zones.find((one) => one.id === id);
  if (!zone || !isActorOfType(place, "situation")) return;
  const others = map.zones.filter((one) => one.id !== id).map((one) => ({ ...one, ...borderTo(map, id, one.id) }));
  const answer = await prompt({
    title: "NORN.Board.Zone.title",
    icon: "fa-draw-polygon",
    template: "board/zone.hbs",
    context: { name: zone.name, others },
    buttons: [
      { id: "ok", label: "NORN.Board.Zone.save", icon: "fa-check" },
      { id: "cancel", label: "NORN.Board.Zone.cancel", icon: "fa-xmark" },
    ],
  });
  if (!answer) return;
  const name = fieldValue(answer.fields, "name").trim() || zone.name;
  const touching = Object.entries(place.system.ways).filter(([, { from, to }]) => from === id || to === id);
  const chosen = others.filter((one) => answer.fields.has(`next.${one.id}`));
  const written = chosen.map((one) => {
    const [known] = touching.find(([, { from, to }]) => from === one.id || to === one.id) ?? [foundry.utils.randomID()];
    return [known, { from: id, to: one.id, border: typedBorder(fieldValue(answer.fields, `border.${one.id}`)) }] as const;
  });
  const kept = new Set(written.map(([way]) => way));
  const gone = touching.map(([way]) => way).filter((way) => !kept.has(way));
  await place.update({ system: { zones: { [id]: { name } }, ways: { ...Object.fromEntries(written), ...deletionOf(...gone) } } });
}

/** The border to a zone next to this one. */
function borderTo(map: ZoneMap, from: string, to: string): { readonly next: boolean; readonly border: number } {
  const direct = { ...map, ways: map.ways.filter((way) => [way.from, way.to].every((end) => end === from || end === to)) };
  const cost = moveCost(direct, from, to);
  return { next: cost !== null, border: cost?.borders ?? 0 };
}

const HIGHEST_BORDER = 20;

function typedBorder(typed: string): number {
  const border = Math.trunc(Number(typed));
  return Number.isFinite(border) ? Math.min(HIGHEST_BORDER, Math.max(0, border)) : 0;
}
