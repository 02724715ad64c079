import type { DatabaseOperation } from "../../common/abstract/document-database.ts";
import type { Document } from "../../common/abstract/document.ts";
import { isPlain, listOf, type PlainObject } from "../../common/plain-object.ts";

const REPLACE: DatabaseOperation = { recursive: false, noHook: true };

/**
 * Makes documents of the world what their data say, by their ids, with all that is embedded in them. Foundry does so in one update of
 * each; the Table's server changes embedded documents only by themselves.
 */
export async function replaceDocuments(cls: typeof Document, sources: PlainObject[]): Promise<Document[]> {
  const embedded = Object.entries(cls.metadata.embedded);
  const own = sources.map((source) => without(source, embedded));
  const updated = await cls.updateDocuments(own, { ...REPLACE, diff: false });
  for (const document of updated) await replaceIn(document, sources.find(({ _id }) => _id === document.id) ?? {}, embedded);
  return updated;
}

type Embedded = readonly (readonly [documentName: string, field: string])[];

function without(source: PlainObject, embedded: Embedded): PlainObject {
  const isMany = (field: string): boolean => Array.isArray(source[field]) && embedded.some(([, name]) => name === field);
  return Object.fromEntries(Object.entries(source).filter(([field]) => !isMany(field)));
}

async function replaceIn(document: Document, source: PlainObject, embedded: Embedded): Promise<void> {
  for (const [name, field] of embedded) {
    if (!Array.isArray(source[field])) continue;
    const wanted = listOf(source[field]).filter(isPlain);
    const known = document.getEmbeddedCollection(name);
    const gone = [...known.keys()].filter((id) => !wanted.some(({ _id }) => _id === id));
    const fresh = wanted.filter(({ _id }) => !known.has(String(_id)));
    const there = wanted.flatMap((each) => {
      const one = known.get(String(each["_id"]));
      return one ? [{ one, each, inside: Object.entries(one.constructor.metadata.embedded) }] : [];
    });
    const own = there.map(({ each, inside }) => without(each, inside));
    if (gone.length > 0) await document.deleteEmbeddedDocuments(name, gone, { noHook: true });
    if (own.length > 0) await document.updateEmbeddedDocuments(name, own, REPLACE);
    if (fresh.length > 0) await document.createEmbeddedDocuments(name, fresh, { keepId: true, noHook: true });
    for (const { one, each, inside } of there) await replaceIn(one, each, inside);
  }
}
