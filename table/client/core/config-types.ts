import type { WorldCollection } from "../collections/world-collection.ts";
import type { PageApplication } from "./client-state.ts";
import type { DataModelClass } from "../../common/abstract/data-model.ts";
import type { Document } from "../../common/abstract/document.ts";
import type { DocumentApplication } from "../documents/document-application.ts";
import type { PlainObject } from "../../common/plain-object.ts";

/** A sheet that is registered for a sub-type. */
export interface SheetRegistration {
  id: string;
  label: string;
  cls: new (options: { document: Document }) => DocumentApplication;
  default: boolean;
  canBeDefault: boolean;
  canConfigure: boolean;
  themes: Record<string, string> | null;
  [key: string]: unknown;
}

/** `CONFIG.<Document>`. */
export interface DocumentConfig extends PlainObject {
  documentClass: typeof Document;
  collection?: new () => WorldCollection;
  dataModels: Record<string, DataModelClass>;
  typeLabels: Record<string, string>;
  typeIcons: Record<string, string>;
  /** Sub-type → sheet id → registration. */
  sheetClasses: Record<string, Record<string, SheetRegistration>>;
  sidebarIcon: string;
  compendiumIndexFields?: string[];
}

type QueryHandler = (data: PlainObject, options: { timeout?: number }) => unknown;

/** `CONFIG`. */
export interface ClientConfig extends PlainObject {
  debug: Record<string, boolean>;
  queries: Record<string, QueryHandler>;
  statusEffects: { id: string; name: string; img: string }[];
  ui: Record<string, new () => PageApplication>;
}

/** Whether this entry of CONFIG is that of a document. */
export function isDocumentConfig(entry: unknown): entry is DocumentConfig {
  return typeof entry === "object" && entry !== null && "documentClass" in entry;
}
