import type { Server } from "socket.io";
import type { QueryReply } from "../../common/wire.ts";
import { isSource } from "../../world/source.ts";
import { RefusedError } from "../documents/operation.ts";
import type { Table } from "../table.ts";

/** How long to wait for an answer if the asker gives no timeout (ms). */
const DEFAULT_TIMEOUT = 30_000;
const LONGEST_TIMEOUT = 600_000;

/**
 * Passes a query on to its user and returns the answer: `{ result }`, or `{ error }` from the other side. The target receives
 * `query` with the asker's `userId`, and acknowledges.
 * @throws RefusedError if the user is unknown, not connected, or does not answer in time (platform.md §3.5; the words are
 * UNCONFIRMED)
 */
export const routeQuery = async (server: Server, table: Table, askerId: string, request: unknown): Promise<QueryReply> => {
  const { id, userId, name, data, timeout: asked } = isSource(request) ? request : {};
  if (typeof userId !== "string" || typeof name !== "string")
    throw new RefusedError("A query must name a user and what is asked");
  const user = table.world.collection("users").documents.get(userId);
  if (user === undefined) throw new RefusedError(`There is no user ${userId}`);
  const socketId = table.presence.socketOf(userId);
  const target = socketId === undefined ? undefined : server.sockets.sockets.get(socketId);
  if (target === undefined)
    throw new RefusedError(`The query "${name}" cannot be answered: ${String(user["name"])} is not at the table`);

  const timeout = Number(asked) > 0 ? Math.min(Number(asked), LONGEST_TIMEOUT) : DEFAULT_TIMEOUT;
  try {
    const reply: unknown = await target.timeout(timeout).emitWithAck("query", { id, userId: askerId, name, data, timeout });
    return reply as QueryReply;
  } catch {
    throw new RefusedError(`The query "${name}" to ${String(user["name"])} was not answered within ${timeout} ms`);
  }
};
