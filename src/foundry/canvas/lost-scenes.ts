import { loadedDocument } from "../documents/document-by-uuid.ts";
import { followUp } from "../documents/follow-up.ts";
import { isActorOfType } from "../documents/of-type.ts";
import { isAuthority, onAuthority } from "../ledger/authority.ts";
import { lostLinks } from "../mappers/lost-links.ts";

/**
 * A situation outlives its scene: it keeps its aspects, zones and challenges without one, and a GM can bring it to another. One client
 * sees to it, also to what was deleted while no GM was connected. Called in `init`.
 */
export function followDeletedScenes(): void {
  // Long enough for the rest of what a macro deletes with the scene to have arrived.
  const follow = foundry.utils.debounce(() => void (isAuthority() && letGo()), 500);
  for (const hook of ["deleteScene", "deleteRegion"] as const) Hooks.on(hook, () => follow());
  onAuthority(follow);
}

async function letGo(): Promise<void> {
  for (const place of game.actors) {
    if (!isActorOfType(place, "situation")) continue;
    const { scene, zones } = place.system;
    const lost = lostLinks({ scene, zones }, (uuid) => Boolean(loadedDocument(uuid)));
    if (!lost) continue;
    await followUp(place, async () => {
      await place.update({ system: lost });
      if (lost.scene === null) ui.notifications.info("NORN.Canvas.sceneGone", { format: { name: place.name } });
    });
  }
}
