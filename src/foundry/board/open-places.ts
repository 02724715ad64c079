import { followUp } from "../documents/follow-up.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isActorOfType } from "../documents/of-type.ts";
import { placeAccess } from "../mappers/place-access.ts";

/** What is stored of a situation that is put into this scene, or into every scene for null. `closed`: no player could read it. */
export function placedIn(scene: Scene.Implementation | null, closed: boolean) {
  const { opens, awaitsScene } = placeAccess(scene, closed);
  return {
    system: { scene: scene?.uuid ?? null, everywhere: scene === null, awaitsScene },
    ...(opens && { ownership: { default: CONST.DOCUMENT_OWNERSHIP_LEVELS.OBSERVER } }),
  };
}

/** Once a scene is active, all players may read the situations that waited for it. Called in `init`. */
export function openPlacesWithScene(): void {
  Hooks.on("updateScene", (scene, change, _options, userId) => {
    if (change.active === true && userId === game.user.id) void openPlaces(scene.uuid);
  });
}

async function openPlaces(scene: string): Promise<void> {
  const ownership = { default: CONST.DOCUMENT_OWNERSHIP_LEVELS.OBSERVER };
  for (const place of game.actors.filter((actor) => awaits(actor, scene)))
    await followUp(place, () => place.update({ ownership, system: { awaitsScene: false } }));
}

function awaits(actor: NornActor, scene: string): boolean {
  return isActorOfType(actor, "situation") && actor.system.awaitsScene && actor.system.scene === scene;
}
