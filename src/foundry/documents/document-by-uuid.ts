import { NornActor } from "./norn-actor.ts";
import { NornItem } from "./norn-item.ts";

/** The item with a uuid, in the world, on an actor or in a compendium; null if there is none (any more). */
export async function itemByUuid(uuid: string): Promise<NornItem | null> {
  const found = await documentByUuid(uuid);
  return found instanceof NornItem ? found : null;
}

export async function actorByUuid(uuid: string): Promise<NornActor | null> {
  const found = await documentByUuid(uuid);
  return found instanceof NornActor ? found : null;
}

/** Core throws for a text that is no uuid, or a compendium that is gone; callers treat both as a deleted document. */
async function documentByUuid(uuid: string): Promise<unknown> {
  try {
    return await fromUuid(uuid);
  } catch {
    return null;
  }
}
