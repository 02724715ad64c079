import { elementOf } from "../../core/event-target.ts";
import type { Document } from "../../../common/abstract/document.ts";
import type { PlainObject } from "../../../common/plain-object.ts";
import { host } from "../../../common/host.ts";
import { currentGame } from "../platform.ts";
import { performIntegerSort } from "../../documents/sort-relative.ts";

interface Importer {
  fromCompendium?(document: Document, options?: { keepId?: boolean }): PlainObject;
}

/** Copies a document into another one; its id is kept if it is free. Since 14 a copy from a compendium says so (#13166). */
export async function copyInto<T extends Document>(document: T, parent: Document, collection: string): Promise<T | null> {
  const keepId = Boolean(document.id) && !parent.getEmbeddedCollection(collection).has(document.id ?? "");
  const type = document.constructor;
  const created = await type.implementation.create(copyOf(document, keepId), { parent, keepId });
  return (created as T | undefined) ?? null;
}

function copyOf(document: Document, keepId: boolean): PlainObject {
  const importer = currentGame<{ collections: { get(name: string): Importer | undefined } }>()?.collections.get(
    document.documentName,
  );
  const imported = document.inCompendium && host.generation >= 14 ? importer?.fromCompendium?.(document, { keepId }) : undefined;
  return imported ?? document.toObject();
}

function place(document: Document): number {
  return Number(document._source["sort"] ?? 0);
}

/** Moves a document before or after the one it was dropped on, among the siblings shown with it. */
export async function sortDropped(
  event: Event,
  document: Document,
  parent: Document,
  { collection, selector, idKey }: { collection: string; selector: string; idKey: string },
): Promise<Document[] | undefined> {
  const documents = parent.getEmbeddedCollection(collection);
  const source = documents.get(document.id ?? "");
  const row = elementOf(event).closest<HTMLElement>(selector);
  const target = row ? documents.get(row.dataset[idKey] ?? "") : undefined;
  if (!source || !row || !target || source === target) return undefined;
  const siblings = [...(row.parentElement?.querySelectorAll<HTMLElement>(":scope > *") ?? [])].flatMap((element) => {
    const id = element.dataset[idKey];
    const sibling = id && id !== source.id ? documents.get(id) : undefined;
    return sibling ? [sibling] : [];
  });
  // A document that moves up goes before its target, one that moves down after it.
  const sortBefore = place(source) > place(target);
  const changes = performIntegerSort(source, { target, siblings, sortBefore });
  return parent.updateEmbeddedDocuments(
    collection,
    changes.map(({ target: sorted, update }) => ({ ...update, _id: sorted.id })),
  );
}
