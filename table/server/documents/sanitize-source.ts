import { ArrayField, HTMLField, SchemaField, TypedObjectField, type DataField } from "../../common/data/fields/index.ts";
import { BASE_DOCUMENTS } from "../../common/documents/document-classes.ts";
import { embeddedPlaces } from "../../world/document-tree.data.ts";
import { isSource, type Source } from "../../world/source.ts";
import type { DocumentTypes } from "../system/manifest.ts";
import type { Table } from "../table.ts";
import { sanitizeHtml } from "./sanitize-html.ts";
import { fieldsOfType, withValuesAt } from "./system-fields.ts";

/** The paths of the texts with HTML below a field. */
const pathsBelow = (field: DataField, path: readonly string[]): string[] => {
  if (field instanceof HTMLField) return [path.join(".")];
  if (field instanceof SchemaField) return field.entries().flatMap(([name, inner]) => pathsBelow(inner, [...path, name]));
  return field instanceof ArrayField || field instanceof TypedObjectField ? pathsBelow(field.element, [...path, "*"]) : [];
};

const known = new WeakMap<SchemaField, readonly string[]>();

/** Of the core's own fields. */
const corePaths = (documentName: string): readonly string[] => {
  const schema = BASE_DOCUMENTS[documentName]?.schema;
  if (schema === undefined) return [];
  const paths = known.get(schema) ?? pathsBelow(schema, []);
  known.set(schema, paths);
  return paths;
};

/** Of `system`. What an unlinked token changes of its actor need not say which type that has: then it is any. */
const systemPaths = (types: DocumentTypes, documentName: string, type: unknown): string[] => {
  const name = documentName === "ActorDelta" ? "Actor" : documentName;
  const possible = typeof type === "string" ? [type] : Object.keys(types[name] ?? {});
  return possible.flatMap((each) => fieldsOfType(types, name, each).htmlFields ?? []).map((path) => `system.${path}`);
};

/** A field that holds HTML may be sent anything, which a client would make a text of. */
const sanitizeAny = (value: unknown): unknown => {
  if (typeof value === "string") return sanitizeHtml(value);
  if (Array.isArray(value)) return value.map(sanitizeAny);
  return isSource(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, sanitizeAny(each)])) : value;
};

interface SanitizeOptions {
  /** false: those of its embedded documents that are stored already are left as they are. */
  readonly embedded: boolean;
}

/** A document with all HTML in it sanitized: in the core's own fields, in those the manifest names, and in what it embeds. */
export const sanitizeSource = (table: Table, documentName: string, source: Source, { embedded }: SanitizeOptions): Source => {
  const { documentTypes } = table.system.manifest;
  const paths = [...corePaths(documentName), ...systemPaths(documentTypes, documentName, source["type"])];
  const clean = { ...withValuesAt(source, paths, sanitizeAny) };
  for (const [field, place] of Object.entries(embeddedPlaces(documentName))) {
    const sanitized = (each: unknown): unknown =>
      isSource(each) ? sanitizeSource(table, place.document, each, { embedded: true }) : each;
    const inner = clean[field];
    if (!place.many && isSource(inner)) clean[field] = sanitized(inner);
    if (place.many && embedded && Array.isArray(inner)) clean[field] = inner.map(sanitized);
  }
  return clean;
};
