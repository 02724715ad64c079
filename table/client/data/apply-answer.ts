import * as ours from "../../common/ours.ts";
import type { Document } from "../../common/abstract/document.ts";
import type { DatabaseOperation } from "../../common/abstract/document-database.ts";
import { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import { host } from "../../common/host.ts";
import { isPlain, type PlainObject } from "../../common/plain-object.ts";
import type { ModifyAnswerMessage } from "../../common/wire.ts";
import type { CompendiumCollection } from "../collections/compendium-collection.ts";
import { DocumentCollection } from "../collections/document-collection.ts";
import { WorldCollection } from "../collections/world-collection.ts";
import { getGame, documentConfig } from "../core/globals.ts";
import { Hooks } from "../core/hooks.ts";
import { reportError } from "../core/report-error.ts";
import { type ClientDocument, isClientDocument } from "../documents/client-document.ts";
import { TokenDocument } from "../documents/token-document.ts";
import type { Actor } from "../documents/actor.ts";
import { readTokenActorChange, type TokenActorChange } from "./token-actor-change.ts";
import { type OperationPlace, operationPlace, rootOf } from "./operation-place.ts";
import { presentedChanges } from "./prepare-requests.ts";
import { isTurned } from "../../common/choices.ts";

interface Applied {
  document: Document;
  change: PlainObject;
}

/** One server change being applied here. */
interface Context extends OperationPlace {
  cls: typeof Document;
  operation: DatabaseOperation;
  userId: string;
}

/** Applies the server's change: documents first, then all listeners. Returns the documents concerned. */
export function applyAnswer({ type, action, operation: given, userId, result }: ModifyAnswerMessage): Document[] {
  const { tokenActor, ...operation } = given;
  const place = operationPlace(type, operation);
  const { documentClass } = documentConfig(type);
  const context: Context = { ...place, cls: documentClass, operation: { ...operation, parent: place.parent, action }, userId };
  if (place.pack && !place.parent) indexChanges(place.pack, action, result);
  if (!place.collection) return [];
  const steps = { create: applyCreations, update: applyUpdates, delete: applyDeletions, get: () => [] };
  const change = type === "Token" && action === "update" && result.length ? readTokenActorChange(tokenActor) : null;
  const gone = change && goneFromTokenActor(context, change, result);
  const applied = steps[action](context, result);
  if (place.parent && applied.length) rootOf(place.parent).reset();
  if (change) for (const { document } of applied) tellOfTokenActor(document, change, gone ?? [], userId);
  if (!change || isTurned("token-hooks")) tell(context, action, applied, result);
  return applied.map(({ document }) => document);
}

/** The embedded documents that a token's own actor is about to lose. */
function goneFromTokenActor(
  { collection }: Context,
  { type, action, result }: TokenActorChange,
  [of]: readonly unknown[],
): Document[] {
  if (action !== "delete" || !isPlain(of)) return [];
  const token = collection?.get(String(of["_id"]));
  const own = token instanceof TokenDocument ? token.actor : null;
  return result.flatMap((id) => own?.getEmbeddedDocument(type, String(id)) ?? []);
}

/** A write to an unlinked token's own actor calls the hooks of that actor, not of the token (#8973, #9131, #13754). */
function tellOfTokenActor(token: Document, change: TokenActorChange, gone: readonly Document[], userId: string): void {
  if (!(token instanceof TokenDocument) || token.isLinked) return;
  token[ours.ownActorChanged]();
  const own = token.actor;
  if (!own) return;
  const { type, action, options, result } = change;
  const parent = type === "Actor" ? token : own;
  const { documentClass } = documentConfig(type);
  const collection = type === "Actor" ? null : own.getEmbeddedCollection(type);
  const operation = { ...options, parent, action };
  const context: Context = { parent, pack: null, collection, cls: documentClass, operation, userId };
  tell(context, action, changesOfTokenActor(own, change, gone), result);
}

function changesOfTokenActor(own: Actor, { type, action, result }: TokenActorChange, gone: readonly Document[]): Applied[] {
  if (action === "delete") return gone.map((document) => ({ document, change: { _id: document.id } }));
  return result.filter(isPlain).flatMap((change) => {
    const document = type === "Actor" ? own : own.getEmbeddedDocument(type, String(change["_id"]));
    return document ? [{ document, change: action === "update" ? presentedChanges(change) : change }] : [];
  });
}

function applyCreations({ cls, parent, collection, operation }: Context, result: readonly unknown[]): Applied[] {
  return result.filter(isPlain).flatMap((source) => {
    try {
      if (collection instanceof WorldCollection) {
        const document = collection[ours.add](source);
        return document ? [{ document, change: source }] : [];
      }
      const context = {
        parent,
        pack: operation.pack ?? null,
        strict: false,
        dropInvalidEmbedded: true,
        _deferPreparation: parent !== null,
      };
      const document = cls.fromSource(structuredClone(source), context);
      collection?.set(document.id ?? "", document);
      return [{ document, change: source }];
    } catch (error) {
      reportError(`A new ${cls.documentName} cannot be shown`, error);
      return [];
    }
  });
}

function applyUpdates({ cls, collection, operation, parent }: Context, result: readonly unknown[]): Applied[] {
  return result.filter(isPlain).flatMap((change) => {
    const document = collection?.get(String(change["_id"]));
    if (!document) return [];
    try {
      const { _id, ...rest } = change;
      const options = {
        recursive: operation["recursive"] !== false,
        fallback: true,
        _fromServer: true,
        _deferPreparation: parent !== null,
      };
      document.updateSource(rest, options);
      return [{ document, change: presentedChanges(change) }];
    } catch (error) {
      reportError(`A change of the ${cls.documentName} "${String(Reflect.get(document, "name"))}" cannot be shown`, error);
      return [];
    }
  });
}

function applyDeletions({ collection }: Context, result: readonly unknown[]): Applied[] {
  return result.map(String).flatMap((id) => {
    const document = collection?.get(id, { invalid: true });
    collection?.delete(id);
    return document ? [{ document, change: { _id: id } }] : [];
  });
}

/** The pack's index is updated even if its documents were not fetched. */
function indexChanges(pack: CompendiumCollection, action: string, result: readonly unknown[]): void {
  if (action === "delete") for (const id of result.map(String)) pack.index.delete(id);
  else if (action === "create") for (const source of result.filter(isPlain)) pack[ours.indexDocument](source);
  else if (action === "update") {
    for (const change of result.filter(isPlain)) {
      const known = pack.index.get(String(change["_id"]));
      if (known) pack[ours.indexDocument]({ ...known, ...change });
    }
  }
}

const HANDLERS = {
  create: ({ document, change }: Applied, operation: DatabaseOperation, userId: string) => {
    document._onCreate(change, operation, userId);
    Hooks.callAll(`create${document.documentName}`, document, operation, userId);
  },
  update: ({ document, change }: Applied, operation: DatabaseOperation, userId: string) => {
    document._onUpdate(change, operation, userId);
    Hooks.callAll(`update${document.documentName}`, document, change, operation, userId);
  },
  delete: ({ document }: Applied, operation: DatabaseOperation, userId: string) => {
    document._onDelete(operation, userId);
    Hooks.callAll(`delete${document.documentName}`, document, operation, userId);
  },
} as const;

/** The callbacks of every client, in Foundry's order: each document and its hook, the class, the ancestors, the collection. */
function tell(
  context: Context,
  action: ModifyAnswerMessage["action"],
  applied: readonly Applied[],
  result: readonly unknown[],
): void {
  if (action === "get" || !applied.length) return;
  const { cls, operation, userId, collection } = context;
  const documents = applied.map(({ document }) => document);
  for (const one of applied)
    guarded(`After the ${action} of ${cls.documentName} [${one.document.id ?? ""}]`, () =>
      HANDLERS[action](one, operation, userId),
    );
  const user = getGame().users.get(userId);
  const classStep = { create: "_onCreateOperation", update: "_onUpdateOperation", delete: "_onDeleteOperation" } as const;
  guarded(`${cls.name}.${classStep[action]}`, () => void (user && cls[classStep[action]](documents, operation, user)));
  const olderStep = { create: "_onCreateDocuments", update: "_onUpdateDocuments", delete: "_onDeleteDocuments" } as const;
  if (host.generation < 14 && user?.isSelf)
    guarded(`${cls.name}.${olderStep[action]}`, () => void cls[olderStep[action]](documents, operation));
  if (collection instanceof EmbeddedCollection) tellAncestors(context, collection.name, action, applied);
  if (collection instanceof DocumentCollection)
    guarded(`The ${cls.documentName} collection`, () => collection._onModifyContents(action, documents, result, operation, user));
}

function tellAncestors(
  { parent, operation, userId }: Context,
  name: string,
  action: "create" | "update" | "delete",
  applied: readonly Applied[],
): void {
  const documents = applied.map(({ document }) => document);
  const changes = applied.map(({ change }) => change);
  if (!parent) return;
  for (let ancestor: Document | null = parent; ancestor; ancestor = ancestor.parent) {
    if (!isClientDocument(ancestor)) continue;
    const told: ClientDocument = ancestor;
    guarded(`After the ${action} of embedded documents of ${told.uuid}`, () => {
      if (action === "create") told._onCreateDescendantDocuments(parent, name, documents, changes, operation, userId);
      else if (action === "update") told._onUpdateDescendantDocuments(parent, name, documents, changes, operation, userId);
      else
        told._onDeleteDescendantDocuments(
          parent,
          name,
          documents,
          changes.map((change) => String(change["_id"])),
          operation,
          userId,
        );
    });
  }
}

/** An error in one listener must not keep the change from the others. */
function guarded(location: string, task: () => void): void {
  try {
    task();
  } catch (error) {
    reportError(location, error);
  }
}
