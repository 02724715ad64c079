import { isItemOfType } from "../documents/of-type.ts";
import { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";

/** The document with this uuid, if it is loaded. Core throws for the actor of a token that has been linked since. */
function documentOf(uuid: string): unknown {
  if (uuid === "") return null;
  try {
    return fromUuidSync(uuid, { strict: false });
  } catch {
    return null;
  }
}

/** The actor with this uuid, if it is in the world. */
export function ledgerActor(uuid: string): NornActor | null {
  const found = documentOf(uuid);
  return found instanceof NornActor ? found : null;
}

/** The gear with this uuid, if it is on an actor of the world. */
export function ledgerGear(uuid: string): NornItem<"gear"> | null {
  const found = documentOf(uuid);
  return isItemOfType(found, "gear") && found.actor ? found : null;
}

/** Whether this user plays it: false for none. */
export function playsActor(uuid: string | null | undefined): boolean {
  return ledgerActor(uuid ?? "")?.isOwner === true;
}

/** The aspect with this uuid, if it is on an actor of the world. */
export function ledgerAspect(uuid: string): NornItem<"aspect"> | null {
  const found = documentOf(uuid);
  return isItemOfType(found, "aspect") && found.actor ? found : null;
}
