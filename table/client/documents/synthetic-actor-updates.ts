import type { Document } from "../../common/abstract/document.ts";
import type { DatabaseOperation } from "../../common/abstract/document-database.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import { expandObject } from "../../common/utils/expand-object.ts";
import { mergeObject } from "../../common/utils/merge-object.ts";
import type { TokenDocument } from "./token-document.ts";

/** The token whose own actor a document is, or belongs to. */
function ownerToken(document: Document | null | undefined): TokenDocument | null {
  if (document?.documentName === "Actor" && document.parent?.documentName === "Token")
    return document.parent as unknown as TokenDocument;
  return null;
}

/**
 * A change to the own actor of an unlinked token, or to its items, is a change of the token's difference.
 * Null when the update concerns another document.
 */
export async function updateSyntheticActor(
  cls: typeof Document,
  updates: readonly PlainObject[],
  operation: DatabaseOperation,
): Promise<Document[] | null> {
  if (cls.documentName === "Actor" && operation.parent?.documentName === "Token") {
    const token = operation.parent as unknown as TokenDocument;
    const [update] = updates;
    if (!update) return [];
    const { _id, ...changes } = expandObject(update);
    await token.update({ delta: changes });
    return token.actor ? [token.actor] : [];
  }
  const token = ownerToken(operation.parent);
  if (!token) return null;
  const actor = operation.parent as Document;
  const field = cls.documentName === "Item" ? "items" : "effects";
  const changed = updates.map((update) => {
    const source = actor.getEmbeddedDocument(cls.documentName, String(update["_id"]), { strict: true })?.toObject() ?? {};
    return mergeObject(source, expandObject(update), { performDeletions: true });
  });
  await writeEmbeddedDelta(token, field, changed);
  return changed.flatMap((source) => token.actor?.getEmbeddedDocument(cls.documentName, String(source["_id"])) ?? []);
}

/** Lay embedded documents over those that the token's difference has already. */
export async function writeEmbeddedDelta(token: TokenDocument, field: string, sources: readonly PlainObject[]): Promise<void> {
  const present = (token.delta[field] as PlainObject[] | undefined) ?? [];
  const kept = present.filter((entry) => !sources.some((source) => source["_id"] === entry["_id"]));
  await token.update({ delta: { [field]: [...kept, ...sources] } });
}
