import * as ours from "../../common/ours.ts";
import { errorMessage } from "../../common/error-message.ts";
import type { Document } from "../../common/abstract/document.ts";
import type { DatabaseOperation, DocumentDatabase } from "../../common/abstract/document-database.ts";
import { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import { writeOperatorKeys } from "../../common/data/operators.ts";
import { isPlain, type PlainObject } from "../../common/plain-object.ts";
import { isEmpty } from "../../common/utils/is-empty.ts";
import type { ModifyAnswerMessage } from "../../common/wire.ts";
import { getGame, notify } from "../core/globals.ts";
import { askServer } from "../core/socket-link.ts";
import { type ClientDocument, isClientDocument } from "../documents/client-document.ts";
import { TokenDocument } from "../documents/token-document.ts";
import { applyAnswer } from "./apply-answer.ts";
import { type OperationPlace, operationPlace } from "./operation-place.ts";
import {
  createInTokenActor,
  deleteFromTokenActor,
  tokenOfWrite,
  type TokenActorWrite,
  updateTokenActor,
} from "./token-actor-write.ts";
import { actingUser, prepareCreations, prepareDeletions, prepareUpdates } from "./prepare-requests.ts";

type Writing = "create" | "update" | "delete";

/** How documents are written to the server (platform.md §3.3). */
export const clientDatabase: DocumentDatabase = {
  async get(cls, operation) {
    const { pack, query } = operation;
    if (!pack) throw new Error("Only documents of compendium packs are fetched; those of the world are in their collections");
    const { result } = await send("get", cls, operation, { query });
    return result.filter(isPlain).map((source) => cls.fromSource(source, { pack, strict: false, dropInvalidEmbedded: true }));
  },

  async create(cls, { data, ...operation }) {
    const place = operationPlace(cls.documentName, operation);
    const documents = await prepareCreations(cls, data, operation, place);
    if (!documents.length || (await cls._preCreateOperation(documents, operation, actingUser())) === false) return [];
    const sources = documents.map((document) => document.toObject());
    warnAncestors(place, (ancestor, parent, name) =>
      ancestor._preCreateDescendantDocuments(parent, name, sources, operation, userId()),
    );
    const token = tokenOfWrite(cls.documentName, operation);
    if (!token) return write("create", cls, operation, { data: sources });
    const own = createInTokenActor(token, cls.documentName, sources, operation);
    await writeToToken(own);
    return own.change.result.flatMap(({ _id }) => place.collection?.get(String(_id)) ?? []);
  },

  async update(cls, { updates, ...operation }) {
    const place = operationPlace(cls.documentName, operation);
    const prepared = await prepareUpdates(cls, updates, operation, place);
    const documents = prepared.map(({ document }) => document);
    if (!prepared.length || (await cls._preUpdateOperation(documents, operation, actingUser())) === false) return [];
    const changes = prepared.map((one) => one.changes);
    warnAncestors(place, (ancestor, parent, name) =>
      ancestor._preUpdateDescendantDocuments(parent, name, changes, operation, userId()),
    );
    const token = tokenOfWrite(cls.documentName, operation);
    if (token) await writeToToken(updateTokenActor(token, cls.documentName, changes, operation));
    else await write("update", cls, operation, { updates: changes.map(writeOperatorKeys) });
    return documents;
  },

  async delete(cls, { ids, ...given }) {
    // Hooks and documents do not learn that everything is deleted, lest they change it (#11310); only the server does.
    const { deleteAll, ...operation } = given;
    const place = operationPlace(cls.documentName, operation);
    const wanted = deleteAll === true ? [...(place.collection?.keys() ?? [])] : ids;
    const documents = await prepareDeletions(cls, wanted, operation, place);
    if (!documents.length || (await cls._preDeleteOperation(documents, operation, actingUser())) === false) return [];
    const kept = documents.map((document) => document.id ?? "");
    warnAncestors(place, (ancestor, parent, name) =>
      ancestor._preDeleteDescendantDocuments(parent, name, kept, operation, userId()),
    );
    const token = tokenOfWrite(cls.documentName, operation);
    if (!token) return write("delete", cls, operation, { ids: kept, ...(deleteAll === true ? { deleteAll } : {}) });
    await writeToToken(deleteFromTokenActor(token, cls.documentName, kept, operation));
    return documents;
  },
};

/** A token's own actor is stored as the token's delta; every client calls the hooks of the actor. */
async function writeToToken({ token, delta, change }: TokenActorWrite): Promise<void> {
  // Removing what the delta does not have changes nothing (#8400).
  if (isEmpty(token.updateSource({ delta }, { dryRun: true, _fromServer: true }))) return;
  const operation = { parent: token.parent, tokenActor: change };
  await write("update", TokenDocument, operation, { updates: [{ _id: token.id, delta }] });
}

function userId(): string {
  return actingUser().id ?? "";
}

/** Notifies the ancestors of what is about to be requested. */
function warnAncestors(
  { parent, collection }: OperationPlace,
  warn: (ancestor: ClientDocument, parent: Document, name: string) => void,
): void {
  const name = collection instanceof EmbeddedCollection ? collection.name : "";
  if (!parent) return;
  for (let ancestor: Document | null = parent; ancestor; ancestor = ancestor.parent)
    if (isClientDocument(ancestor)) warn(ancestor, parent, name);
}

/** Asks the server, and applies its answer as soon as it arrives. A refusal is shown and thrown. */
async function write(
  action: Writing,
  cls: typeof Document,
  operation: DatabaseOperation,
  content: PlainObject,
): Promise<Document[]> {
  return ask(action, cls, operation, content, (answer) => applyAnswer(readAnswer(answer)));
}

async function send(
  action: "get",
  cls: typeof Document,
  operation: DatabaseOperation,
  content: PlainObject,
): Promise<ModifyAnswerMessage> {
  return ask(action, cls, operation, content, readAnswer);
}

/** @throws if what arrived is no answer to a request */
function readAnswer(answer: unknown): ModifyAnswerMessage {
  if (!isAnswer(answer)) throw new Error("The Table's answer cannot be read");
  return answer;
}

function isAnswer(answer: unknown): answer is ModifyAnswerMessage {
  return isPlain(answer) && typeof answer["type"] === "string" && Array.isArray(answer["result"]);
}

async function ask<T>(
  action: Writing | "get",
  cls: typeof Document,
  operation: DatabaseOperation,
  content: PlainObject,
  receive: (answer: unknown) => T,
): Promise<T> {
  const { parent, ...options } = operation;
  const message = {
    type: cls.documentName,
    action,
    operation: { ...options, ...(parent ? { parentUuid: parent.uuid } : {}), ...content },
  };
  try {
    return await askServer<T>(getGame()[ours.link], "modifyDocument", message, { receive });
  } catch (error) {
    notify("error", errorMessage(error));
    throw error;
  }
}
