import type { Document } from "../../common/abstract/document.ts";
import { BASE_DOCUMENTS } from "../../common/documents/document-classes.ts";
import {
  ArrayField,
  DocumentAuthorField,
  HTMLField,
  SchemaField,
  TypedObjectField,
  type DataField,
} from "../../common/data/fields/index.ts";
import { BaseUser } from "../../common/documents/base-user.ts";
import { ownValue } from "../../common/own-value.ts";
import { configureHost, type Host } from "../../common/host.ts";
import { readSystemDefaults } from "../../common/system-defaults.ts";
import { collectionOf, embeddedPlaces } from "../../world/document-tree.data.ts";
import { isSource, type Source } from "../../world/source.ts";
import type { Table } from "../table.ts";
import type { DocumentPlace } from "./document-place.ts";
import type { DocumentPolicy } from "./document-policy.ts";
import { RefusedError } from "./operation.ts";

/** @throws RefusedError for a document the Table does not have */
const baseClass = (documentName: string): typeof Document => {
  const found = ownValue(BASE_DOCUMENTS, documentName);
  if (found === undefined) throw new RefusedError(`The Table has no ${documentName} documents`);
  return found;
};

/** A source without its embedded documents: those are validated one by one, when they change. */
const bare = (documentName: string, source: Source): Source => {
  const own = { ...source };
  for (const [field, { many }] of Object.entries(embeddedPlaces(documentName))) if (many && field in own) own[field] = [];
  return own;
};

const withEmbedded = (documentName: string, clean: Source, source: Source): Source => {
  const whole = { ...clean };
  for (const [field, { many }] of Object.entries(embeddedPlaces(documentName))) {
    if (many && field in clean && Array.isArray(source[field])) whole[field] = source[field];
  }
  return whole;
};

/** A document for permission checks; it may be broken, so it is never refused for being invalid. */
const leniently = (documentName: string, source: Source, parent: Document | null): Document =>
  new (baseClass(documentName))(bare(documentName, source), { parent, strict: false });

const parentOf = (place: DocumentPlace): Document | null =>
  place.ancestors.reduce<Document | null>((parent, { documentName, source }) => leniently(documentName, source, parent), null);

const settingValue = (table: Table, key: string): unknown => {
  // A user may have a setting of their own by the same name.
  const setting = [...table.world.collection("settings").documents.values()].find(
    (source) => source["key"] === key && (source["user"] ?? null) === null,
  );
  try {
    return typeof setting?.["value"] === "string" ? JSON.parse(setting["value"]) : undefined;
  } catch {
    return undefined;
  }
};

/** The server's answers to the shared document classes. */
const serverHost = (table: Table): Partial<Host> => ({
  generation: table.release.generation,
  documentTypes: (documentName) => Object.keys(ownValue(table.system.manifest.documentTypes, documentName) ?? {}),
  modelDefaults: (documentName, type) => ownValue(ownValue(table.system.model, documentName), type),
  worldDocument: (documentName, id) => {
    const collection = collectionOf(documentName);
    const source = collection === undefined ? undefined : table.world.collection(collection).documents.get(id);
    return source === undefined ? null : leniently(documentName, source, null);
  },
  permissionRoles: (permission) => {
    const configured = settingValue(table, "core.permissions");
    const roles = isSource(configured) ? configured[permission] : undefined;
    return Array.isArray(roles) ? roles.filter((role) => typeof role === "number") : undefined;
  },
  systemDefaults: () => readSystemDefaults(table.system.manifest),
  systemId: () => table.system.manifest.id,
  versions: () => ({ coreVersion: table.release.version, systemVersion: table.system.manifest.version }),
  // Errors of requests are sent to the client; broken stored documents are listed by the clients.
  log: () => undefined,
});

/**
 * The policy of the shared document classes. The server never knows a system's data models: `system` is stored as the client
 * sends it (platform.md §2.2).
 */
export const createDocumentPolicy = (table: Table): DocumentPolicy => {
  const answers = serverHost(table);
  // Two Tables may run in one process (tests): each sets its own answers before a call.
  const asked = <Result>(question: () => Result): Result => {
    configureHost(answers);
    return question();
  };
  return {
    clean: (place, source, { embedded }) =>
      asked(() => {
        const { documentName } = place;
        const given = embedded ? source : bare(documentName, source);
        const clean = new (baseClass(documentName))(given, { parent: parentOf(place), strict: true }).toObject();
        return embedded ? clean : withEmbedded(documentName, clean, source);
      }),
    permits: (user, action, place, source, changes) =>
      asked(() => {
        const asking = new BaseUser(user, { strict: false });
        try {
          return leniently(place.documentName, source, parentOf(place)).canUserModify(asking, action, changes);
        } catch (error) {
          if (error instanceof RefusedError) throw error;
          // Only a GM can do anything with a document too broken to check.
          return asking.isGM;
        }
      }),
    hasPermission: (user, permission) => asked(() => new BaseUser(user, { strict: false }).hasPermission(permission)),
    gmOnlyFields: (documentName) => asked(() => fieldsOf(documentName, ({ gmOnly }) => gmOnly)),
    htmlFields: (documentName) =>
      asked(() => (ownValue(BASE_DOCUMENTS, documentName) === undefined ? [] : htmlPaths(baseClass(documentName).schema))),
    authorField: (documentName) => asked(() => fieldsOf(documentName, (field) => field instanceof DocumentAuthorField)[0]),
  };
};

const fieldsOf = (documentName: string, wanted: (field: DataField) => boolean): string[] =>
  baseClass(documentName)
    .schema.entries()
    .flatMap(([name, field]) => (wanted(field) ? [name] : []));

const htmlPaths = (field: DataField, path: readonly string[] = []): string[] => {
  if (field instanceof HTMLField) return [path.join(".")];
  if (field instanceof SchemaField) return field.entries().flatMap(([name, inner]) => htmlPaths(inner, [...path, name]));
  return field instanceof ArrayField || field instanceof TypedObjectField ? htmlPaths(field.element, [...path, "*"]) : [];
};
