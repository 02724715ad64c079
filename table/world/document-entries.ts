import { embeddedPlaces } from "./document-tree.data.ts";
import { idOf, isSource, type Source } from "./source.ts";

/** Key of one stored document: `!actors!<id>`, `!actors.items!<actor>.<item>` (platform.md §8). */
export const documentKey = (path: readonly string[], ids: readonly string[]): string => `!${path.join(".")}!${ids.join(".")}`;

/** Path and ids of a stored key; undefined if the key is not ours. */
export const parseDocumentKey = (key: string): { path: string[]; ids: string[] } | undefined => {
  const match = /^!([\w.]+)!([\w.-]+)$/.exec(key);
  if (match === null) return undefined;
  const path = match[1]!.split(".");
  const ids = match[2]!.split(".");
  return path.length === ids.length ? { path, ids } : undefined;
};

/** The stored entries of one document: itself and everything embedded in it, each under its own key. */
export const documentEntries = (documentName: string, collection: string, source: Source): Map<string, Source> => {
  const entries = new Map<string, Source>();
  collect(entries, documentName, [collection], [idOf(source)], source);
  return entries;
};

const collect = (entries: Map<string, Source>, documentName: string, path: string[], ids: string[], source: Source): void => {
  const own: Source = { ...source };
  entries.set(documentKey(path, ids), own);
  for (const [field, place] of Object.entries(embeddedPlaces(documentName))) {
    const value = source[field];
    const children = place.many ? value : [value];
    // An embedded list that cannot be split (no list, or members without an id) is stored as it is: nothing may be lost.
    if (!Array.isArray(children) || !children.every((child) => isSource(child) && idOf(child) !== "")) continue;
    own[field] = place.many ? children.map(idOf) : idOf(children[0]);
    for (const child of children) collect(entries, place.document, [...path, field], [...ids, idOf(child)], child);
  }
};
