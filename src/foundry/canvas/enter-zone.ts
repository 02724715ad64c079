import { currentScene } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { drawnZones, tokenOf, zoneFinder } from "../documents/zone-finder.ts";
import { reasonOf } from "../../ledger/reason-of.ts";

/**
 * Moves an actor's token into a zone that is drawn on the scene. False if the actor cannot be in that zone, which the user is
 * shown: the token could not move there, or it stands in another zone and must be dragged out of it.
 */
export async function enterZone(actor: NornActor, zone: string): Promise<boolean> {
  const scene = currentScene();
  const token = tokenOf(actor, scene);
  const drawn = drawnZones(scene);
  const [uuid] = [...drawn].find(([, id]) => id === zone) ?? [];
  const region = uuid && [...(scene?.regions ?? [])].find((one) => one.uuid === uuid);
  if (!token) return true;
  if (!region) return staysOutside(actor, token, new Set(drawn.values()));
  if (token.regions?.has(region)) return true;
  try {
    await region.teleportToken(token);
    return true;
  } catch (error) {
    const reason = reasonOf(error);
    ui.notifications.error("NORN.Canvas.notMoved", { format: { name: token.name, reason } });
    return false;
  }
}

/** To be in a zone of the board only, or in none, a token must not stand in one that is drawn. */
function staysOutside(actor: NornActor, { name }: TokenDocument.Implementation, drawn: ReadonlySet<string>): boolean {
  const outside = !drawn.has(zoneFinder()(actor));
  if (!outside) ui.notifications.info("NORN.Canvas.dragOut", { format: { name } });
  return outside;
}
