import type { BaseUser } from "../documents/base-user.ts";
import type { PlainObject } from "../plain-object.ts";
import type { Document } from "./document.ts";

const DOCUMENT_ACTIONS = ["create", "update", "delete"] as const;
export type DocumentAction = (typeof DOCUMENT_ACTIONS)[number];

/** Who may act: the name of a role, of an ownership level or of a user permission, or a function that decides. */
export type PermissionRule = string | ((user: BaseUser, document: Document, data: PlainObject) => boolean);

/** The metadata of a document type. */
export interface DocumentMetadata {
  name: string;
  collection: string;
  label: string;
  labelPlural: string;
  /** Sub-types the core knows, whatever the system declares. */
  coreTypes: readonly string[];
  /** Embedded document name → field name. */
  embedded: Readonly<Record<string, string>>;
  hasTypeData: boolean;
  indexed: boolean;
  compendiumIndexFields: readonly string[];
  permissions: Readonly<Record<"view" | DocumentAction, PermissionRule>>;
  preserveOnImport: readonly string[];
  schemaVersion?: string;
}

/** The base metadata of every type (platform.md §3.4). */
export const BASE_METADATA: DocumentMetadata = {
  name: "Document",
  collection: "documents",
  label: "DOCUMENT.Document",
  labelPlural: "DOCUMENT.Documents",
  coreTypes: ["base"],
  embedded: {},
  hasTypeData: false,
  indexed: false,
  compendiumIndexFields: [],
  permissions: { view: "LIMITED", create: "ASSISTANT", update: "OWNER", delete: "ASSISTANT" },
  preserveOnImport: ["_id", "sort", "ownership", "folder"],
};

/** The language key of several documents of a type: `DOCUMENT.Actors`, `DOCUMENT.JournalEntries`. */
export function pluralKey(documentName: string): string {
  if (documentName === "Cards") return "DOCUMENT.CardsPlural";
  return `DOCUMENT.${documentName.replace(/y$/, "ie")}s`;
}

/** A type's metadata, from what differs from the base. */
export function defineMetadata(
  base: DocumentMetadata,
  own: Omit<Partial<DocumentMetadata>, "permissions"> & { permissions?: Partial<DocumentMetadata["permissions"]> },
): DocumentMetadata {
  const name = own.name ?? base.name;
  return Object.freeze({
    ...base,
    label: `DOCUMENT.${name}`,
    labelPlural: pluralKey(name),
    ...own,
    permissions: Object.freeze({ ...base.permissions, ...own.permissions }),
  });
}
