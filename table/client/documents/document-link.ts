import type { PlainObject } from "../../common/plain-object.ts";
import { findDocumentConfig } from "../core/globals.ts";
import type { ClientDocument } from "./client-document.ts";

interface AnchorOptions {
  attrs?: Record<string, string>;
  dataset?: Record<string, string>;
  classes?: string[];
  name?: string;
  icon?: string;
}

/** A content link to a document, as in enriched texts. */
export function documentAnchor(document: ClientDocument, options: PlainObject): HTMLAnchorElement {
  const { attrs = {}, dataset = {}, classes = ["content-link"], name, icon } = options as AnchorOptions;
  const anchor = window.document.createElement("a");
  anchor.classList.add(...classes);
  for (const [key, value] of Object.entries({ draggable: "true", ...attrs })) anchor.setAttribute(key, value);
  const link = { link: "", uuid: document.uuid, id: document.id ?? "", type: document.documentName };
  for (const [key, value] of Object.entries({ ...link, ...(document.pack ? { pack: document.pack } : {}), ...dataset }))
    anchor.dataset[key] = value;
  const symbol = window.document.createElement("i");
  symbol.className = icon ?? iconOf(document);
  symbol.inert = true;
  anchor.append(symbol, name ?? document.name);
  return anchor;
}

function iconOf(document: ClientDocument): string {
  const config = findDocumentConfig(document.documentName);
  return config?.typeIcons[String(document._source["type"])] ?? config?.sidebarIcon ?? "fa-solid fa-file";
}

/** What a click on a document's link does: it opens the sheet. */
export async function openDocumentLink(document: ClientDocument, _event: Event): Promise<unknown> {
  return document.sheet?.render({ force: true });
}
