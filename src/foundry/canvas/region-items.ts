import { currentScene } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { MenuItem } from "../apps/menu-item.ts";
import { drawZones, freeRegions, useRegion, zonesWithRegions } from "./zone-regions.ts";

/** What a GM can do with a zone on the scene: draw it, take an area that is there, or let the area go. */
export function regionItems(place: NornActor, id: string): MenuItem[] {
  const zone = zonesWithRegions(place).find((one) => one.id === id);
  if (!game.user.isGM || !currentScene() || !zone) return [];
  if (zone.region) return [menuItem("release", "fa-link-slash", () => useRegion(place, id, ""))];
  const uses = freeRegions().map(({ uuid, name }) => menuItem("use", "fa-object-group", () => useRegion(place, id, uuid), name));
  return [menuItem("draw", "fa-draw-polygon", () => drawZones(place, id)), ...uses];
}

function menuItem(id: string, icon: string, run: MenuItem["run"], name = ""): MenuItem {
  return { id: `region-${id}${name}`, icon: `fa-solid ${icon}`, label: game.i18n.format(`NORN.Canvas.${id}`, { name }), run };
}
