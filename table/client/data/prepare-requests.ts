import { Document } from "../../common/abstract/document.ts";
import type { DatabaseOperation } from "../../common/abstract/document-database.ts";
import { readOperatorKeys } from "../../common/data/operators.ts";
import { host } from "../../common/host.ts";
import { objectOf, type PlainObject } from "../../common/plain-object.ts";
import { deepClone } from "../../common/utils/deep-clone.ts";
import { expandObject } from "../../common/utils/expand-object.ts";
import { isEmpty } from "../../common/utils/is-empty.ts";
import { getGame } from "../core/globals.ts";
import { Hooks } from "../core/hooks.ts";
import type { User } from "../documents/user.ts";
import type { OperationPlace } from "./operation-place.ts";

/** This client's user. @throws before there is one */
export function actingUser(): User {
  const { user } = getGame();
  if (!user) throw new Error("Documents can be changed only once the game is set up");
  return user;
}

function hookAllows(hook: string, operation: DatabaseOperation, ...args: unknown[]): boolean {
  return operation["noHook"] === true || Hooks.call(hook, ...args);
}

/** New documents after their own and the hooks' approval; refused ones are left out. */
export async function prepareCreations(
  cls: typeof Document,
  entries: readonly object[],
  operation: DatabaseOperation,
  { parent }: OperationPlace,
): Promise<Document[]> {
  const user = actingUser();
  const kept: Document[] = [];
  for (const entry of entries) {
    const given = entry instanceof Document ? entry.toObject() : expandObject(deepClone(entry));
    if (operation["keepId"] !== true) delete given["_id"];
    const document = new cls(given, { parent, pack: operation.pack ?? null });
    if ((await document._preCreate(given, operation, user)) === false) continue;
    if (!hookAllows(`preCreate${cls.documentName}`, operation, document, given, operation, user.id)) continue;
    kept.push(document);
  }
  return kept;
}

/** Changes with their documents. */
export interface PreparedUpdate {
  document: Document;
  changes: PlainObject;
}

/**
 * The differences the updates make, after the documents' and the hooks' approval; those without effect or refused are left out.
 */
export async function prepareUpdates(
  cls: typeof Document,
  updates: readonly object[],
  operation: DatabaseOperation,
  { collection }: OperationPlace,
): Promise<PreparedUpdate[]> {
  const user = actingUser();
  const kept: PreparedUpdate[] = [];
  for (const update of updates.map(objectOf)) {
    const id = update["_id"];
    if (typeof id !== "string") throw new Error("You must provide an _id for every object in the update Array.");
    const document = collection?.get(id, { strict: true, invalid: true });
    if (!document) throw new Error(`The ${cls.documentName} [${id}] does not exist`);
    const changes = document.updateSource(withoutId(update), { ...dryRun(operation) });
    if (operation["diff"] !== false && isEmpty(changes)) continue;
    changes["_id"] = id;
    if ((await document._preUpdate(changes, operation, user)) === false) continue;
    if (!hookAllows(`preUpdate${cls.documentName}`, operation, document, changes, operation, user.id)) continue;
    // Hooks may have added to the changes: they are cleaned and compared once more.
    const final = document.updateSource(withoutId(changes), { ...dryRun(operation), _fromServer: true });
    if (operation["diff"] !== false && isEmpty(final)) continue;
    kept.push({ document, changes: { ...final, _id: id } });
  }
  return kept;
}

function dryRun(operation: DatabaseOperation): PlainObject {
  return { dryRun: true, diff: operation["diff"] !== false, recursive: operation["recursive"] !== false };
}

function withoutId({ _id, ...changes }: PlainObject): PlainObject {
  return changes;
}

/** The documents that may be deleted. */
export async function prepareDeletions(
  cls: typeof Document,
  ids: readonly string[],
  operation: DatabaseOperation,
  { collection }: OperationPlace,
): Promise<Document[]> {
  const user = actingUser();
  const kept: Document[] = [];
  for (const id of ids) {
    const document = collection?.get(id, { strict: true, invalid: true });
    if (!document) throw new Error(`The ${cls.documentName} [${id}] does not exist`);
    if ((await document._preDelete(operation, user)) === false) continue;
    if (!hookAllows(`preDelete${cls.documentName}`, operation, document, operation, user.id)) continue;
    kept.push(document);
  }
  return kept;
}

/** Changes as this generation passes them to documents and hooks. */
export function presentedChanges(changes: PlainObject): PlainObject {
  const expanded = expandObject(changes);
  return host.generation >= 14 ? readOperatorKeys(expanded) : expanded;
}
