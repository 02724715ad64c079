import { isSource, type Source } from "../../world/source.ts";
import { ownValue } from "../../common/own-value.ts";
import type { DocumentTypes, TypeFields } from "../system/manifest.ts";

/**
 * What the manifest says about one type; the server knows nothing else of `system` (platform.md §2.2). In a part of a document
 * whose type is not known, what it says of any.
 */
export const fieldsOfType = (types: DocumentTypes, documentName: string, type: unknown): TypeFields => {
  const ofDocument = ownValue(types, documentName);
  if (typeof type === "string") return ownValue(ofDocument, type) ?? {};
  const all = Object.values(ofDocument ?? {});
  return {
    htmlFields: all.flatMap(({ htmlFields }) => htmlFields ?? []),
    gmOnlyFields: all.flatMap(({ gmOnlyFields }) => gmOnlyFields ?? []),
    filePathFields: Object.fromEntries(all.flatMap(({ filePathFields }) => Object.entries(filePathFields ?? {}))),
  };
};

/** Whether a key of an object leads to a path or a part of it; it may be an operator, or several steps at once ("notes.text"). */
const leadsTo = (steps: readonly string[], path: readonly string[]): boolean =>
  steps.length <= path.length && steps.every((step, index) => path[index] === "*" || path[index] === step);

/**
 * Replaces the values at a path; `*` stands for every member of an array or object. If the path does not exist nothing happens.
 * Returns a copy; the argument is not changed.
 */
const mapPath = (value: unknown, path: readonly string[], change: (found: unknown) => unknown): unknown => {
  if (path.length === 0) return change(value);
  if (Array.isArray(value)) {
    return value.map((member, index) => (leadsTo([String(index)], path) ? mapPath(member, path.slice(1), change) : member));
  }
  // A field that holds many takes a single one for a list of one.
  if (!isSource(value)) return path.every((step) => step === "*") ? change(value) : value;
  const members = Object.entries(value).map(([key, member]) => {
    const steps = key.replace(/^(?:==)+/, "").split(".");
    return [key, leadsTo(steps, path) ? mapPath(member, path.slice(steps.length), change) : member] as const;
  });
  return Object.fromEntries(members);
};

/** A copy with the values at each of the paths replaced. */
export const withValuesAt = (source: Source, paths: readonly string[], change: (found: unknown) => unknown): Source => {
  const changed = paths.reduce<unknown>((value, path) => mapPath(value, path.split("."), change), source);
  return isSource(changed) ? changed : source;
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
