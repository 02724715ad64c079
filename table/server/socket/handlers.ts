import type { Server } from "socket.io";
import type { ModifyAnswerMessage } from "../../common/wire.ts";
import type { DocumentPolicy } from "../documents/document-policy.ts";
import { modifyDocument } from "../documents/modify-document.ts";
import { readPath, readQuery, readRequest } from "../edge/messages.ts";
import { browseFolder } from "../system/browse-folder.ts";
import type { Table } from "../table.ts";
import { routeQuery } from "./route-query.ts";
import { worldPayload } from "./world-payload.ts";

/** What a connection can do, and whose it is. */
interface Connection {
  readonly table: Table;
  readonly policy: DocumentPolicy;
  readonly userId: string;
  readonly server: Server;
  readonly tellOthers: (event: string, ...args: unknown[]) => void;
  readonly tellOfChange: (done: ModifyAnswerMessage) => void;
}

/** Does what a message asks for, and delivers the answer; `weight` is that of the message. */
export type Handler = (args: readonly unknown[], deliver: (answer: unknown) => void, weight: number) => Promise<void>;

/** The role that pauses the game (`USER_ROLES`). */
const GAMEMASTER = 4;

/** What is done on each event (`table/common/wire.ts`). */
export const handlersOf = (connection: Connection): ReadonlyMap<string, Handler> => {
  const { table, userId, server, tellOthers, tellOfChange } = connection;
  const { manifest, folder } = table.system;
  const handlers = new Map<string, Handler>([
    ["world", (_args, deliver, weight) => table.queue.run(userId, async () => deliver(worldPayload(table, userId)), weight)],
    ["time", async (_args, deliver) => deliver(Date.now())],
    [
      "modifyDocument",
      async ([message], deliver, weight) => {
        const request = readRequest(message);
        const done = (answer: ModifyAnswerMessage): void => {
          if (answer.action !== "get" && answer.result.length > 0) tellOfChange(answer);
          deliver(answer);
        };
        await table.queue.run(userId, () => modifyDocument(connection, request, done), weight);
      },
    ],
    ["query", async ([message], deliver) => deliver(await routeQuery(server, connection, readQuery(message)))],
    ["browse", async ([message], deliver) => deliver(await browseFolder({ id: manifest.id, folder }, readPath(message)))],
    [
      "pause",
      async ([paused]) => {
        if (Number(table.world.collection("users").documents.get(userId)?.["role"]) < GAMEMASTER) return;
        table.paused = paused === true;
        tellOthers("pause", { paused: table.paused, userId });
      },
    ],
  ]);
  const channel = `system.${manifest.id}`;
  // Whose it is, the server says: handlers get `(data, senderId)`. That nothing else which is sent reaches them is UNCONFIRMED.
  if (manifest.socket) handlers.set(channel, async ([data]) => tellOthers(channel, data, userId));
  return handlers;
};
