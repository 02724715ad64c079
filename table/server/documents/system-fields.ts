import { isSource } from "../../world/source.ts";
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
    filePathFields: Object.assign({}, ...all.map(({ filePathFields }) => filePathFields)) as Record<string, string[]>,
  };
};

/**
 * Replaces the values at a path; `*` stands for every member of an array or object. If the path does not exist nothing happens.
 * Returns a copy; the argument is not changed.
 */
export const mapPath = (value: unknown, path: readonly string[], change: (found: unknown) => unknown): unknown => {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((member, index) => (step === "*" || step === String(index) ? mapPath(member, rest, change) : member));
  }
  if (!isSource(value)) return value;
  const keys = step === "*" ? Object.keys(value) : [step].filter((key) => Object.hasOwn(value, key));
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
