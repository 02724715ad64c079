import type { Document } from "./abstract/document.ts";
import type { DataModelClass } from "./abstract/data-model.ts";
import type { PlainObject } from "./plain-object.ts";
import { readSystemDefaults, type SystemDefaults } from "./system-defaults.ts";

/**
 * What the shared code must ask its surroundings. The client answers from CONFIG and game, the server from its world. The default
 * answers are those of a bare process: nothing is registered.
 */
export interface Host {
  /** 13 or 14. */
  generation: number;
  /** The configured class of a document type; undefined: the base class. */
  documentClass(documentName: string): typeof Document | undefined;
  /** The registered data model of a sub-type. */
  dataModel(documentName: string, type: string): DataModelClass | undefined;
  /** Declared sub-types (without "base"); undefined: not known, all are allowed. */
  documentTypes(documentName: string): readonly string[] | undefined;
  /** Default `system` data from template.json. */
  modelDefaults(documentName: string, type: string): PlainObject | undefined;
  /** The user this process acts for; null on the server. */
  currentUserId(): string | null;
  /** A world document by collection, for reference fields and permissions. */
  worldDocument(documentName: string, id: string): Document | null;
  /** A user's ownership level in a compendium pack. */
  packOwnership(pack: string, userId: string): number;
  packDocumentName(pack: string): string | undefined;
  /** The configured roles of a permission; undefined: the default. */
  permissionRoles(permission: string): readonly number[] | undefined;
  systemId(): string;
  /** What the system's manifest says of new scenes and tokens. */
  systemDefaults(): SystemDefaults;
  versions(): { coreVersion: string; systemVersion: string };
  /** What a change of an active effect makes by the hook for it: paths and values in `changes`. */
  customChange(model: object, change: object, current: unknown, delta: unknown, changes: PlainObject): void;
  localize(key: string, data?: Record<string, unknown>): string;
  log(level: "warn" | "error", error: Error): void;
}

export const host: Host = {
  generation: 14,
  documentClass: () => undefined,
  dataModel: () => undefined,
  documentTypes: () => undefined,
  modelDefaults: () => undefined,
  currentUserId: () => null,
  worldDocument: () => null,
  packOwnership: () => 0,
  packDocumentName: () => undefined,
  permissionRoles: () => undefined,
  systemId: () => "",
  systemDefaults: () => readSystemDefaults({}),
  versions: () => ({ coreVersion: "", systemVersion: "" }),
  customChange: () => undefined,
  localize: (key) => key,
  log: (level, error) => console[level](error),
};

/** Sets the answers of this process. */
export function configureHost(answers: Partial<Host>): void {
  Object.assign(host, answers);
}
