import { documentKey, parseDocumentKey } from "./document-entries.ts";
import { embeddedPlaces } from "./document-tree.data.ts";
import { isSource, type Source } from "./source.ts";

/** The result for the entries of one collection: whole documents in key order, and a message for each fault. */
interface AssembledDocuments {
  readonly documents: Source[];
  readonly complaints: string[];
}

/** Joins the documents of one collection from their stored entries; the inverse of `documentEntries`. */
export const assembleDocuments = (
  entries: ReadonlyMap<string, Source>,
  collection: string,
  documentName: string,
): AssembledDocuments => {
  const documents: Source[] = [];
  const complaints: string[] = [];
  const used = new Set<string>();

  const assemble = (name: string, path: string[], ids: string[]): Source | undefined => {
    const key = documentKey(path, ids);
    const stored = entries.get(key);
    if (stored === undefined) {
      complaints.push(`${key} is mentioned by its parent but not stored`);
      return undefined;
    }
    used.add(key);
    const whole: Source = { ...stored };
    for (const [field, place] of Object.entries(embeddedPlaces(name))) {
      const value = stored[field];
      const inside = (id: string): Source | undefined => assemble(place.document, [...path, field], [...ids, id]);
      if (place.many && Array.isArray(value)) {
        whole[field] = value
          .map((child) => (typeof child === "string" ? inside(child) : child))
          .filter((child) => child !== undefined);
      } else if (!place.many && typeof value === "string") {
        whole[field] = inside(value) ?? null;
      }
    }
    return whole;
  };

  for (const key of entries.keys()) {
    const parsed = parseDocumentKey(key);
    if (parsed === undefined || parsed.path.length > 1 || parsed.path[0] !== collection) continue;
    const whole = assemble(documentName, parsed.path, parsed.ids);
    if (isSource(whole)) documents.push(whole);
  }
  for (const key of entries.keys()) {
    if (!used.has(key)) complaints.push(`${key} belongs to no document`);
  }
  return { documents, complaints };
};
