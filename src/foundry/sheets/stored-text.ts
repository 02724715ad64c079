import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";

/** A text stored at a path of a document; "" where its type has none. */
export function storedText(document: NornActor | NornItem, path: string): string {
  const stored: unknown = foundry.utils.getProperty(document.toObject(), path);
  return typeof stored === "string" ? stored : "";
}
