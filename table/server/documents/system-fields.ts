import { isSource, type Source } from "../../world/source.ts";
import type { DocumentTypes, TypeFields } from "../system/manifest.ts";

/** What the manifest says about one type; the server knows nothing else of `system` (platform.md §2.2). */
export const fieldsOfType = (types: DocumentTypes, documentName: string, type: unknown): TypeFields =>
  (typeof type === "string" ? types[documentName]?.[type] : undefined) ?? {};

/**
 * Replaces the values at a path; `*` stands for every member of an array or object. If the path does not exist nothing happens.
 * Returns a copy; the argument is not changed.
 */
const mapPath = (value: unknown, path: readonly string[], change: (found: unknown) => unknown): unknown => {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((member, index) => (step === "*" || step === String(index) ? mapPath(member, rest, change) : member));
  }
  if (!isSource(value)) return value;
  const keys = step === "*" ? Object.keys(value) : [step, `==${step}`].filter((key) => key in value);
  if (keys.length === 0) return value;
  return { ...value, ...Object.fromEntries(keys.map((key) => [key, mapPath(value[key], rest, change)])) };
};

/** Every value at a path. */
export const valuesAt = (value: unknown, path: readonly string[]): unknown[] => {
  const found: unknown[] = [];
  mapPath(value, path, (each) => {
    found.push(each);
    return each;
  });
  return found;
};

/** The `system` of a document with its HTML fields sanitized. */
export const sanitizeSystem = (system: Source, fields: TypeFields, sanitize: (html: string) => string): Source => {
  let clean: unknown = system;
  for (const field of fields.htmlFields ?? []) {
    clean = mapPath(clean, field.split("."), (found) => (typeof found === "string" ? sanitize(found) : found));
  }
  return isSource(clean) ? clean : system;
};

/** A field that only a GM may write, if the two differ in one; undefined if they do not. */
export const changedGmOnlyField = (before: unknown, after: unknown, fields: TypeFields): string | undefined =>
  (fields.gmOnlyFields ?? []).find((field) => {
    const path = field.split(".");
    return JSON.stringify(valuesAt(before, path)) !== JSON.stringify(valuesAt(after, path));
  });
