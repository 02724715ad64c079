import type { Document } from "../../common/abstract/document.ts";
import type { DatabaseOperation } from "../../common/abstract/document-database.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import { randomID } from "../../common/utils/random-id.ts";
import { writeEmbeddedDelta } from "./synthetic-actor-updates.ts";
import type { TokenDocument } from "./token-document.ts";

function tokenOf(operation: DatabaseOperation): TokenDocument | null {
  const { parent } = operation;
  return parent?.documentName === "Actor" && parent.parent?.documentName === "Token"
    ? (parent.parent as unknown as TokenDocument)
    : null;
}

const FIELDS: Readonly<Record<string, string>> = { Item: "items", ActiveEffect: "effects" };

/** Embedded documents made in the own actor of an unlinked token; null when the operation concerns another document. */
export async function createInSyntheticActor(
  cls: typeof Document,
  sources: readonly PlainObject[],
  operation: DatabaseOperation,
): Promise<Document[] | null> {
  const token = tokenOf(operation);
  const field = FIELDS[cls.documentName];
  if (!token || !field) return null;
  const made = sources.map((source) => ({
    ...source,
    _id: operation["keepId"] === true && source["_id"] ? source["_id"] : randomID(),
  }));
  await writeEmbeddedDelta(token, field, made);
  return made.flatMap(({ _id }) => token.actor?.getEmbeddedDocument(cls.documentName, _id as string) ?? []);
}

/** Embedded documents taken from the own actor of an unlinked token. */
export async function deleteFromSyntheticActor(
  cls: typeof Document,
  documents: readonly Document[],
  operation: DatabaseOperation,
): Promise<Document[] | null> {
  const token = tokenOf(operation);
  const field = FIELDS[cls.documentName];
  if (!token || !field) return null;
  await writeEmbeddedDelta(
    token,
    field,
    documents.map(({ id }) => ({ _id: id, _tombstone: true })),
  );
  return [...documents];
}
