import { type BorderFields, borderFields } from "../../view/board/border-fields.view.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import { enterZone } from "../canvas/enter-zone.ts";
import { drawnZones } from "../documents/zone-finder.ts";
import { deletionOf } from "../compat/operators.ts";
import { actorsOnScene, isSituation, peopleInPlay, storedZone } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { hasActorData, isActorOfType, isItemOfType } from "../documents/of-type.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { zoneMapOf } from "../documents/zone-map.ts";

/** Those who may be in a zone: who this user may read, and who all see here. */
export function peopleInSight(): NornActor[] {
  const here = new Set(actorsOnScene());
  return peopleInPlay().filter((actor) => here.has(actor) || mayRead(actor));
}

/** Whether this user may open someone's sheet. */
export function mayRead(actor: NornActor): boolean {
  return actor.testUserPermission(game.user, "LIMITED");
}

/** Moves someone to a zone of the board, "" for none; their token goes there too, where the zone is drawn on the scene. */
export async function moveTo(actor: NornActor, zone: string): Promise<void> {
  if (!actor.isOwner) return void ui.notifications.warn("NORN.Board.Zone.notYours", { format: { actor: actor.shownName } });
  if (await enterZone(actor, zone)) await actor.update({ system: { zone } });
}

/** Whether someone without a token can be brought to a zone: in one that is drawn, only tokens count. */
export function mayEnter(actor: NornActor, zone: string): boolean {
  const isRendered = zone === "" || new Set(drawnZones().values()).has(zone);
  return !isRendered && actor.isOwner && hasActorData(actor.system) && !isSituation(actor) && storedZone(actor) !== zone;
}

/** Asks who comes to a zone that is on the board only. */
export async function askWhoEnters(zone: string, name: string): Promise<void> {
  const people = game.actors.filter((actor) => mayEnter(actor, zone));
  const answer = await prompt({
    title: game.i18n.format("NORN.Board.Zone.enterTitle", { name }),
    icon: "fa-person-walking",
    template: "board/choose-situation.hbs",
    context: { label: "NORN.Board.Zone.enterWho", places: people.map(({ uuid, name: who }) => ({ value: uuid, label: who })) },
    buttons: [{ id: "ok", label: "NORN.Board.Zone.enterGo", icon: "fa-person-walking" }],
  });
  const actor = answer && ledgerActor(fieldValue(answer.fields, "place"));
  if (actor) await moveTo(actor, zone);
}

/** Adds a zone to a place, next to the last one. False if the user may not, or a module refused. */
export async function addZone(place: NornActor, name: string): Promise<boolean> {
  const { zones } = zoneMapOf(place);
  const id = foundry.utils.randomID();
  const last = zones.at(-1);
  const ways = last ? { [foundry.utils.randomID()]: { from: last.id, to: id, border: 0 } } : {};
  const sort = zones.length + 1;
  return (await place.update({ system: { zones: { [id]: { name, sort } }, ways } })) !== undefined;
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
  const others = map.zones.filter((one) => one.id !== id).map((one) => ({ ...one, ...borderTo(place, id, one.id) }));
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
    const border = typedBorder(fieldValue(answer.fields, `border.${one.id}`));
    return [known, { from: id, to: one.id, border, aspect: fieldValue(answer.fields, `aspect.${one.id}`) }] as const;
  });
  const kept = new Set(written.map(([way]) => way));
  const gone = touching.map(([way]) => way).filter((way) => !kept.has(way));
  await place.update({ system: { zones: { [id]: { name } }, ways: { ...Object.fromEntries(written), ...deletionOf(...gone) } } });
}

/** The border to a zone next to this one, as it is stored. */
function borderTo(place: NornActor<"situation">, from: string, to: string): BorderFields {
  const ends = new Set([from, to]);
  const way = Object.values(place.system.ways).find((one) => ends.has(one.from) && ends.has(one.to));
  const aspects = [...place.items].filter((item) => isItemOfType(item, "aspect"));
  return borderFields(
    way ?? null,
    aspects.map(({ id, name, inPlay }) => ({ id: id ?? "", name, inPlay })),
  );
}

const HIGHEST_BORDER = 20;

function typedBorder(typed: string): number {
  const border = Math.trunc(Number(typed));
  return Number.isFinite(border) ? Math.min(HIGHEST_BORDER, Math.max(0, border)) : 0;
}
