import { loadedDocument } from "../documents/document-by-uuid.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";

/** The actor with this uuid, if it is in the world. */
export function ledgerActor(uuid: string): NornActor | null {
  const found = loadedDocument(uuid);
  return found instanceof NornActor ? found : null;
}

/** The gear with this uuid, if it is on an actor of the world. */
export function ledgerGear(uuid: string): NornItem<"gear"> | null {
  const found = loadedDocument(uuid);
  return isItemOfType(found, "gear") && found.actor ? found : null;
}

/** What can be bought. */
export const BOUGHT_TYPES = ["gear", "stunt", "power"] as const;
export type BoughtItem = NornItem<"gear"> | NornItem<"stunt"> | NornItem<"power">;

export function canBeBought(item: unknown): item is BoughtItem {
  return BOUGHT_TYPES.some((type) => isItemOfType(item, type));
}

/** The gear with this uuid, or the advantage that was bought, if it is on an actor of the world. */
export function ledgerThing(uuid: string): BoughtItem | null {
  const found = loadedDocument(uuid);
  if (!canBeBought(found) || !found.actor) return null;
  return isItemOfType(found, "gear") || found.system.bought ? found : null;
}

/** The trait with this uuid, if it is on an actor of the world. */
export function ledgerTrait(uuid: string): NornItem<"skill"> | null {
  const found = loadedDocument(uuid);
  return isItemOfType(found, "skill") && found.actor ? found : null;
}

/** Whether this user plays it: false for none. */
export function playsActor(uuid: string | null | undefined): boolean {
  return ledgerActor(uuid ?? "")?.isOwner === true;
}

/** The aspect with this uuid, if it is on an actor of the world. */
export function ledgerAspect(uuid: string): NornItem<"aspect"> | null {
  const found = loadedDocument(uuid);
  return isItemOfType(found, "aspect") && found.actor ? found : null;
}

/** The challenge with this uuid, if it is on an actor of the world. */
export function ledgerChallenge(uuid: string): NornItem<"challenge"> | null {
  const found = loadedDocument(uuid);
  return isItemOfType(found, "challenge") && found.actor ? found : null;
}
