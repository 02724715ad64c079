import { zoneByPlace } from "../../rules/zones/zone-by-place.ts";
import { currentScene, isOfScene, storedZone } from "./actors-in-play.ts";
import type { NornActor } from "./norn-actor.ts";
import { isActorOfType } from "./of-type.ts";

type SomeScene = Scene.Implementation | null;
export type ZoneFinder = (actor: NornActor) => string;

/** The zones that are drawn on a scene, by the uuid of their region. */
export function drawnZones(scene: SomeScene = currentScene()): ReadonlyMap<string, string> {
  if (!scene || scene.regions.size === 0) return new Map();
  const regions = new Set([...scene.regions].map(({ uuid }) => uuid));
  const places = game.actors.filter((actor) => isOfScene(actor, scene));
  const zones = places.flatMap((place) => (isActorOfType(place, "situation") ? Object.entries(place.system.zones) : []));
  return new Map(zones.flatMap(([id, { region }]) => (region && regions.has(region) ? [[region, id] as const] : [])));
}

/** Finds the zone of anyone on a scene: where their token stands, or else what they store. */
export function zoneFinder(scene: SomeScene = currentScene()): ZoneFinder {
  const zones = drawnZones(scene);
  if (!scene || zones.size === 0) return storedZone;
  const drawn = new Set(zones.values());
  return (actor) => {
    const token = tokenOf(actor, scene);
    if (!token) return storedZone(actor);
    const standing = [...(token.regions ?? [])].flatMap(({ uuid }) => zones.get(uuid) ?? []);
    return zoneByPlace(storedZone(actor), { in: standing, drawn });
  };
}

/** An actor's token on a scene; null for none. */
export function tokenOf(actor: NornActor, scene: SomeScene): TokenDocument.Implementation | null {
  if (actor.token) return actor.token.parent === scene ? actor.token : null;
  return [...(scene?.tokens ?? [])].find(({ actorId, isLinked }) => isLinked && actorId === actor.id) ?? null;
}
