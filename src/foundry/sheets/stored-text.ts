import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { enrichUserHtml } from "../words/user-html.ts";

/** A text stored at a path of a document; "" if its type has none. */
export function storedText(document: NornActor | NornItem, path: string): string {
  const stored: unknown = foundry.utils.getProperty(document._source, path);
  return typeof stored === "string" ? stored : "";
}

/** Stored HTML (sanitized by the server) with its links made live, and secrets for owners only. */
export async function enrichedText(html: string, document: NornActor | NornItem): Promise<string> {
  return enrichUserHtml(html, { secrets: document.isOwner, relativeTo: document });
}

/** An item's whole text, ready to be shown. */
export function enrichedItem(item: NornItem): Promise<string> {
  return enrichedText(storedText(item, "system.story") + storedText(item, "system.description"), item);
}
