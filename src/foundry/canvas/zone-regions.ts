import { touchingPairs, zoneRectangles } from "../../view/canvas/zone-rectangles.ts";
import { currentScene } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isActorOfType } from "../documents/of-type.ts";
import { drawnZones } from "../documents/zone-finder.ts";

type Region = RegionDocument.Implementation;
type ZoneId = string;

/** The zones of a place in their order, each with its region on the scene that is viewed. */
export function zonesWithRegions(
  place: NornActor,
): { readonly id: ZoneId; readonly name: string; readonly region: Region | null }[] {
  if (!isActorOfType(place, "situation")) return [];
  const regions = new Map([...(currentScene()?.regions ?? [])].map((region) => [region.uuid, region]));
  return Object.entries(place.system.zones)
    .toSorted(([, a], [, b]) => a.sort - b.sort)
    .map(([id, { name, region }]) => ({ id, name, region: regions.get(region ?? "") ?? null }));
}

/** The regions of the scene that are no zone yet. */
export function freeRegions(): Region[] {
  const scene = currentScene();
  const taken = drawnZones(scene);
  return [...(scene?.regions ?? [])].filter(({ uuid }) => !taken.has(uuid));
}

/** How many regions a GM may make zones of a scene's own situation. */
export function offeredRegions(place: NornActor): number {
  const here = isActorOfType(place, "situation") && !place.system.everywhere;
  return here && game.user.isGM ? freeRegions().length : 0;
}

/** Draws zones on the scene, each at a place of its own: one of them, or all that are not drawn. */
export async function drawZones(place: NornActor, only?: ZoneId): Promise<void> {
  const scene = currentScene();
  if (!scene) return;
  const zones = zonesWithRegions(place);
  const rectangles = zoneRectangles(zones.length, areaOf(scene));
  const data = zones.flatMap(({ id, name, region }, index) => {
    if (region || (only !== undefined && id !== only)) return [];
    return [{ id, name, shapes: [{ type: "rectangle" as const, ...rectangles[index] }] }];
  });
  const visibility = CONST.REGION_VISIBILITY.ALWAYS;
  const made = await scene.createEmbeddedDocuments(
    "Region",
    data.map(({ name, shapes }) => ({ name, shapes, visibility })),
  );
  await link(place, Object.fromEntries(made.map(({ uuid }, index) => [data[index]?.id ?? "", uuid])));
}

/** Makes a zone an area that is already on the scene; "" for none. */
export async function useRegion(place: NornActor, id: ZoneId, region: string): Promise<void> {
  await link(place, { [id]: region });
}

/** Makes zones of a place of all regions of the scene that are none yet; those that touch are next to each other. */
export async function zonesFromRegions(place: NornActor): Promise<void> {
  const from = zonesWithRegions(place).length;
  const regions = freeRegions();
  const ids = regions.map(() => foundry.utils.randomID());
  const zones = regions.map(
    ({ name, uuid }, index) => [ids[index] ?? "", { name, sort: from + index + 1, region: uuid }] as const,
  );
  const half = (currentScene()?.grid.size ?? 0) / 2;
  const touching = touchingPairs(
    regions.map(({ bounds }) => bounds),
    half,
  );
  const ways = touching.map(([a, b]) => {
    return [foundry.utils.randomID(), { from: ids[a] ?? "", to: ids[b] ?? "", border: 0 }] as const;
  });
  await place.update({ system: { zones: Object.fromEntries(zones), ways: Object.fromEntries(ways) } });
}

async function link(place: NornActor, regions: Readonly<Record<ZoneId, string>>): Promise<void> {
  const zones = Object.entries(regions).map(([id, region]) => [id, { region: region === "" ? null : region }] as const);
  await place.update({ system: { zones: Object.fromEntries(zones) } });
}

/** A scene without the padding round it. */
function areaOf({ dimensions }: Scene.Implementation) {
  const { sceneX: x, sceneY: y, sceneWidth: width, sceneHeight: height } = dimensions;
  return { x, y, width, height };
}
