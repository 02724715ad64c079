import type { DatabaseOperation } from "../../common/abstract/document-database.ts";
import { ForcedReplacement, writeOperatorKeys } from "../../common/data/operators.ts";
import { isPlain, type PlainObject } from "../../common/plain-object.ts";
import { mergeObject } from "../../common/utils/merge-object.ts";
import { randomID } from "../../common/utils/random-id.ts";
import { TokenDocument } from "../documents/token-document.ts";
import { EMBEDDED_IN_ACTOR, type TokenActorChange } from "./token-actor-change.ts";

/** A write to an unlinked token's own actor, as an update of the token. */
export interface TokenActorWrite<T = unknown> {
  readonly token: TokenDocument;
  readonly delta: PlainObject;
  readonly change: TokenActorChange<T>;
}

/** The token whose own actor is written to; null for any other write. */
export function tokenOfWrite(documentName: string, { parent }: DatabaseOperation): TokenDocument | null {
  if (documentName === "Actor") return parent instanceof TokenDocument ? parent : null;
  const token = parent?.documentName === "Actor" && documentName in EMBEDDED_IN_ACTOR ? parent.parent : null;
  return token instanceof TokenDocument ? token : null;
}

export function createInTokenActor(
  token: TokenDocument,
  documentName: string,
  sources: readonly PlainObject[],
  operation: DatabaseOperation,
): TokenActorWrite<PlainObject> {
  const result = sources.map((source) => ({
    ...source,
    _id: operation["keepId"] === true && source["_id"] ? source["_id"] : randomID(),
  }));
  const change = { type: documentName, action: "create", options: optionsOf(operation), result } as const;
  return { token, delta: embeddedDelta(token, documentName, result), change };
}

export function updateTokenActor(
  token: TokenDocument,
  documentName: string,
  changes: readonly PlainObject[],
  operation: DatabaseOperation,
): TokenActorWrite {
  const result = changes.map(writeOperatorKeys);
  const change = { type: documentName, action: "update", options: optionsOf(operation), result } as const;
  if (documentName === "Actor") return { token, delta: actorDelta(changes, operation), change };
  const sources = result.map((one) => {
    const embedded = operation.parent?.getEmbeddedDocument(documentName, String(one["_id"]), { strict: true });
    return mergeObject(embedded?.toObject() ?? {}, one, {
      performDeletions: true,
      recursive: operation["recursive"] !== false,
    });
  });
  return { token, delta: embeddedDelta(token, documentName, sources), change };
}

export function deleteFromTokenActor(
  token: TokenDocument,
  documentName: string,
  ids: readonly string[],
  operation: DatabaseOperation,
): TokenActorWrite {
  const change = { type: documentName, action: "delete", options: optionsOf(operation), result: ids } as const;
  const tombstones = ids.map((_id) => ({ _id, _tombstone: true }));
  return { token, delta: embeddedDelta(token, documentName, tombstones), change };
}

/** A deleted key is removed from the delta; the value of the world's actor shows again (#8400). */
function actorDelta(changes: readonly PlainObject[], operation: DatabaseOperation): PlainObject {
  const { _id, ...delta } = changes.reduce<PlainObject>((all, change) => ({ ...all, ...change }), {});
  if (operation["recursive"] !== false) return writeOperatorKeys(delta);
  const whole = Object.entries(delta).map(([key, value]) => [key, isPlain(value) ? new ForcedReplacement(value) : value]);
  return writeOperatorKeys(Object.fromEntries(whole));
}

/** Merges embedded documents into those of the token's delta. */
function embeddedDelta(token: TokenDocument, documentName: string, sources: readonly PlainObject[]): PlainObject {
  const field = EMBEDDED_IN_ACTOR[documentName] ?? "";
  const present = token._source["delta"];
  const stored = isPlain(present) && Array.isArray(present[field]) ? present[field] : [];
  const ids = new Set(sources.map((source) => source["_id"]));
  return { [field]: [...stored.filter((entry) => !isPlain(entry) || !ids.has(entry["_id"])), ...sources] };
}

function optionsOf({ parent: _parent, ...options }: DatabaseOperation): PlainObject {
  return options;
}
