import type { Document } from "../../common/abstract/document.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import { diffObject } from "../../common/utils/diff-object.ts";
import { isEmpty } from "../../common/utils/is-empty.ts";
import type { ModifyAnswerMessage, WorldPayload } from "../../common/wire.ts";
import type { WorldCollection } from "../collections/world-collection.ts";
import { getGame } from "../core/globals.ts";
import { applyAnswer } from "../data/apply-answer.ts";
import { showPresence } from "./listen-to-server.ts";

/** Bring this client up to what the world is now, as if every change had been heard: created, updated, deleted, with hooks and rendering. */
export function catchUp(payload: WorldPayload): void {
  for (const collection of getGame().collections.values()) {
    const stored = payload.data[collection.documentClass.collectionName] as PlainObject[] | undefined;
    if (stored) catchUpCollection(collection, stored);
  }
  for (const user of getGame().users) showPresence(user.id as string, payload.activeUsers.includes(user.id as string));
}

function catchUpCollection(collection: WorldCollection, stored: readonly PlainObject[]): void {
  const { documentName } = collection;
  const ids = new Set(stored.map((source) => source["_id"] as string));
  const gone = [...collection.keys(), ...collection.invalidDocumentIds].filter((id) => !ids.has(id));
  tell(documentName, "delete", gone);
  tell(
    documentName,
    "create",
    stored.filter(
      (source) => !collection.has(source["_id"] as string) && !collection.invalidDocumentIds.has(source["_id"] as string),
    ),
  );
  for (const source of stored) {
    const document = collection.get(source["_id"] as string);
    if (document) catchUpDocument(document, source);
  }
}

/** The difference of a document from its stored source, and of the documents embedded in it. */
function catchUpDocument(document: Document, source: PlainObject): void {
  const embedded = Object.values(document._metadata().embedded);
  const flat = (data: PlainObject): PlainObject =>
    Object.fromEntries(Object.entries(data).filter(([key]) => !embedded.includes(key)));
  // The stored form is cleaned as the document's own is, so that only real changes remain.
  const now = (document.constructor as typeof Document).cleanData(structuredClone(source));
  const change = diffObject(flat(document._source), flat(now), { deletionKeys: true });
  if (!isEmpty(change)) tell(document.documentName, "update", [{ ...change, _id: document.id }], document.parent);
  for (const [name, field] of Object.entries(document._metadata().embedded))
    catchUpEmbedded(document, name, (source[field] ?? []) as PlainObject[]);
}

function catchUpEmbedded(parent: Document, name: string, stored: readonly PlainObject[]): void {
  const collection = parent.getEmbeddedCollection(name);
  const ids = new Set(stored.map((source) => source["_id"]));
  tell(
    name,
    "delete",
    collection.filter((document) => !ids.has(document.id)).map((document) => document.id),
    parent,
  );
  tell(
    name,
    "create",
    stored.filter((source) => !collection.has(source["_id"] as string)),
    parent,
  );
  for (const source of stored) {
    const document = collection.get(source["_id"] as string);
    if (document) catchUpDocument(document, source);
  }
}

function tell(
  type: string,
  action: ModifyAnswerMessage["action"],
  result: readonly unknown[],
  parent: Document | null = null,
): void {
  if (!result.length) return;
  const operation = { ...(parent ? { parentUuid: parent.uuid } : {}), catchUp: true };
  applyAnswer({ type, action, operation, userId: "", result });
}
