import type { Server } from "socket.io";
import type { QueryReply } from "../../common/wire.ts";
import type { DocumentPolicy } from "../documents/document-policy.ts";
import { RefusedError } from "../documents/operation.ts";
import { readReply, type Query } from "../edge/messages.ts";
import type { Table } from "../table.ts";

/**
 * Passes a query on to its user and returns the answer: `{ result }`, or `{ error }` from the other side. The target receives
 * `query` with the asker's `userId`, and acknowledges.
 * @throws RefusedError if the asker may not, or the user is unknown, not connected, or does not answer in time (platform.md §3.5;
 * the words are UNCONFIRMED)
 */
export const routeQuery = async (
  server: Server,
  { table, policy, userId: askerId }: { readonly table: Table; readonly policy: DocumentPolicy; readonly userId: string },
  { id, userId, name, data, timeout }: Query,
): Promise<QueryReply> => {
  const users = table.world.collection("users").documents;
  const [asker, user] = [users.get(askerId), users.get(userId)];
  if (user === undefined) throw new RefusedError(`There is no user ${userId}`);
  if (asker === undefined || !policy.hasPermission(asker, "QUERY_USER"))
    throw new RefusedError(`User ${String(asker?.["name"])} lacks permission to query users`);
  const socketId = table.presence.socketOf(userId);
  const target = socketId === undefined ? undefined : server.sockets.sockets.get(socketId);
  if (target === undefined)
    throw new RefusedError(`The query "${name}" cannot be answered: ${String(user["name"])} is not at the table`);

  let reply: unknown;
  try {
    reply = await target.timeout(timeout).emitWithAck("query", { id, userId: askerId, name, data, timeout });
  } catch {
    throw new RefusedError(`The query "${name}" to ${String(user["name"])} was not answered within ${timeout} ms`);
  }
  return readReply(reply);
};
