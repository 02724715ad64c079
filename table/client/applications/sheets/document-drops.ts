import type { Document } from "../../../common/abstract/document.ts";
import { performIntegerSort } from "../../../common/utils/perform-integer-sort.ts";

/** A copy of a document in another one; its id is kept where it is free. */
export async function copyInto<T extends Document>(document: T, parent: Document, collection: string): Promise<T | null> {
  const keepId = Boolean(document.id) && !parent.getEmbeddedCollection(collection).has(document.id ?? "");
  const type = document.constructor as typeof Document;
  const created = await type.implementation.create(document.toObject(), { parent, keepId });
  return (created as T | undefined) ?? null;
}

/** Put a document before or after the one it was dropped on, among those that are shown beside it. */
export async function sortDropped(
  event: Event,
  document: Document,
  parent: Document,
  { collection, selector, idKey }: { collection: string; selector: string; idKey: string },
): Promise<Document[] | undefined> {
  const documents = parent.getEmbeddedCollection(collection);
  const source = documents.get(document.id ?? "");
  const row = (event.target as Element).closest<HTMLElement>(selector);
  const target = row ? documents.get(row.dataset[idKey] ?? "") : undefined;
  if (!source || !row || !target || source === target) return undefined;
  const siblings = [...(row.parentElement?.children ?? [])].flatMap((element) => {
    const id = (element as HTMLElement).dataset[idKey];
    const sibling = id && id !== source.id ? documents.get(id) : undefined;
    return sibling ? [sibling] : [];
  });
  const changes = performIntegerSort(source, { target: target, siblings });
  return parent.updateEmbeddedDocuments(
    collection,
    changes.map(({ target: sorted, update }) => ({ ...update, _id: sorted.id })),
  );
}
