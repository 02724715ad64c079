import type { Document } from "../../common/abstract/document.ts";
import { BASE_DOCUMENT_TYPE } from "../../common/constants/document-names.ts";
import { getProperty } from "../../common/utils/properties.ts";
import type { SheetRegistration } from "../core/config-types.ts";
import { findDocumentConfig, getGame } from "../core/globals.ts";

/** The sheet class for a document: the one chosen for it, the world's choice for its type, the registered default, any. */
export function sheetClassFor(document: Document): SheetRegistration["cls"] | null {
  const config = findDocumentConfig(document.documentName);
  const type = String(document._source["type"] ?? BASE_DOCUMENT_TYPE);
  const sheets = config?.sheetClasses[type] ?? config?.sheetClasses[BASE_DOCUMENT_TYPE];
  if (!sheets) return null;
  const chosen = getProperty(document.flags, "core.sheetClass") ?? worldChoice(document.documentName, type);
  const found = sheets[String(chosen)] ?? Object.values(sheets).findLast((sheet) => sheet.default) ?? Object.values(sheets).at(0);
  return found?.cls ?? null;
}

function worldChoice(documentName: string, type: string): unknown {
  const { settings } = getGame();
  if (!settings.settings.has("core.sheetClasses")) return undefined;
  return getProperty(settings.get("core", "sheetClasses"), `${documentName}.${type}`);
}
