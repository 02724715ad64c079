import type { Document } from "../../common/abstract/document.ts";
import { clientState } from "./client-state.ts";
import { isDocumentConfig } from "./config-types.ts";

/** The configured class of a document type. */
export function getDocumentClass(documentName: string): typeof Document | undefined {
  const entry = clientState.config?.[documentName];
  return isDocumentConfig(entry) ? entry.documentClass : undefined;
}
