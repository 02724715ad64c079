import { idOf, isSource, type Source } from "../../world/source.ts";
import type { Table } from "../table.ts";
import { createDocuments } from "./create-documents.ts";
import { deleteDocuments } from "./delete-documents.ts";
import { documentsAt, findPlace } from "./document-place.ts";
import type { DocumentPolicy } from "./document-policy.ts";
import { ACTIONS, RefusedError, type ModifyAnswer, type ModifyRequest, type Operation } from "./operation.ts";
import { modifyPack } from "./modify-pack.ts";
import { selectDocuments } from "./get-documents.ts";
import type { RequestContext } from "./request-context.ts";
import { updateDocuments } from "./update-documents.ts";

const ASSISTANT = 3;

/** @throws RefusedError if it names its place by anything but text */
const readOperation = (operation: Source): Operation => {
  for (const key of ["parentUuid", "pack"]) {
    if (typeof (operation[key] ?? "") !== "string") throw new RefusedError(`"${key}" of the request must be text`);
  }
  return operation;
};

/** @throws RefusedError if the received data is no request */
const readRequest = (request: unknown): ModifyRequest => {
  if (!isSource(request)) throw new RefusedError("The request is empty");
  const { type, operation } = request;
  const action = ACTIONS.find((candidate) => candidate === request["action"]);
  if (typeof type !== "string") throw new RefusedError("The request names no document type");
  if (action === undefined) throw new RefusedError(`"${String(request["action"])}" is not one of ${ACTIONS.join(", ")}`);
  if (operation !== undefined && !isSource(operation)) throw new RefusedError("The operation of the request must be an object");
  return { type, action, operation: readOperation(operation ?? {}) };
};

/**
 * Carries out a request in its turn; what is acknowledged is on disk. The answer is delivered before the next request begins, so
 * that everyone receives changes in the order in which they were made.
 * @throws RefusedError if it is not permitted, not valid or not possible; nothing is changed then
 */
export const modifyDocument = (
  { table, policy, userId }: { readonly table: Table; readonly policy: DocumentPolicy; readonly userId: string },
  request: unknown,
  deliver: (answer: ModifyAnswer) => void,
): Promise<void> =>
  table.queue.run(async () => {
    const { type, action, operation } = readRequest(request);
    const user = table.world.collection("users").documents.get(userId);
    if (user === undefined) throw new RefusedError(`There is no user ${userId}`);
    const result = await carryOut(table, policy, user, { type, action, operation });
    // What the client has sent is not sent out again: the result has it. Hooks do not learn of a deleteAll (#11310).
    const { data: _data, updates: _updates, ids: _ids, deleteAll: _all, ...options } = operation;
    deliver({ type, action, operation: options, userId, result });
  });

const carryOut = async (
  table: Table,
  policy: DocumentPolicy,
  user: Source,
  request: ModifyRequest,
): Promise<readonly unknown[]> => {
  const { type, action, operation } = request;
  if (typeof operation.pack === "string" && operation.pack !== "") return modifyPack(table.system, request);
  const place = findPlace(table.world, type, operation.parentUuid);
  if (action === "get") return selectDocuments(documentsAt(table.world, place), operation);

  const { release, system } = table;
  const provenance = {
    userId: idOf(user),
    now: Date.now(),
    coreVersion: release.version,
    systemId: system.manifest.id,
    systemVersion: system.manifest.version,
  };
  const context: RequestContext = { table, policy, user, isGM: Number(user["role"]) >= ASSISTANT, place, operation, provenance };
  if (action === "create") return createDocuments(context);
  return action === "update" ? updateDocuments(context) : deleteDocuments(context);
};
