import { idOf, type Source } from "../../world/source.ts";
import { MESSAGE } from "../edge/bounds.data.ts";
import { isSentTo } from "../socket/sent-to.ts";
import type { Table } from "../table.ts";
import { createDocuments } from "./create-documents.ts";
import { deleteDocuments } from "./delete-documents.ts";
import { documentsAt, findPlace } from "./document-place.ts";
import type { DocumentPolicy } from "./document-policy.ts";
import { RefusedError, type ModifyAnswer, type ModifyRequest } from "./operation.ts";
import { modifyPack } from "./modify-pack.ts";
import { selectDocuments } from "./get-documents.ts";
import type { RequestContext } from "./request-context.ts";
import { updateDocuments } from "./update-documents.ts";

const ASSISTANT = 3;

/**
 * Carries out a request; what is acknowledged is on disk. The answer is delivered before the next request begins, so that everyone
 * receives changes in the order in which they were made: it must run in the Table's queue.
 * @throws RefusedError if it is not permitted, not valid or not possible; nothing is changed then
 */
export const modifyDocument = async (
  { table, policy, userId }: { readonly table: Table; readonly policy: DocumentPolicy; readonly userId: string },
  request: ModifyRequest,
  deliver: (answer: ModifyAnswer) => void,
): Promise<void> => {
  const user = table.world.collection("users").documents.get(userId);
  if (user === undefined) throw new RefusedError(`There is no user ${userId}`);
  const result = await carryOut(table, policy, user, request);
  const { type, action, operation } = request;
  // What the client has sent is not sent out again: the result has it. Hooks do not learn of a deleteAll (#11310).
  const { data: _data, updates: _updates, ids: _ids, deleteAll: _all, ...options } = operation;
  deliver({ type, action, operation: options, userId, result });
};

const carryOut = async (
  table: Table,
  policy: DocumentPolicy,
  user: Source,
  request: ModifyRequest,
): Promise<readonly unknown[]> => {
  const { type, action, operation } = request;
  const isGM = Number(user["role"]) >= ASSISTANT;
  refuseMany(request, isGM ? MESSAGE.documents : MESSAGE.playerDocuments);
  if (!isGM && action === "update") refuseRepeated(operation.updates ?? []);
  if (typeof operation.pack === "string" && operation.pack !== "") return modifyPack(table.system, request);
  const place = findPlace(table.world, type, operation.parentUuid);
  if (action === "get") {
    const found = selectDocuments(documentsAt(table.world, place), operation);
    return type === "ChatMessage" ? found.filter((source) => isSentTo(idOf(user), source)) : found;
  }

  const { release, system } = table;
  const provenance = {
    userId: idOf(user),
    now: Date.now(),
    coreVersion: release.version,
    systemId: system.manifest.id,
    systemVersion: system.manifest.version,
  };
  const context: RequestContext = { table, policy, user, isGM, place, operation, provenance };
  if (action === "create") return createDocuments(context);
  return action === "update" ? updateDocuments(context) : deleteDocuments(context);
};

const refuseMany = ({ action, operation }: ModifyRequest, most: number): void => {
  const { data, updates, ids } = operation;
  const { length } = { get: [], create: data, update: updates, delete: ids }[action] ?? [];
  if (length > most)
    throw new RefusedError(`A request may be about at most ${most} documents; ask for the others in another one`);
};

const refuseRepeated = (updates: readonly Source[]): void => {
  const times = new Map<unknown, number>();
  for (const { _id } of updates) {
    const changes = (times.get(_id) ?? 0) + 1;
    if (changes > MESSAGE.playerChanges)
      throw new RefusedError(`A request may change a document at most ${MESSAGE.playerChanges} times; put the changes together`);
    times.set(_id, changes);
  }
};
