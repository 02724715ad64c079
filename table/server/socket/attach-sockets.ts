import type { Server as HttpServer } from "node:http";
import { Server, type Socket } from "socket.io";
import { DataModelValidationError } from "../../common/data/validation-failure.ts";
import { isFunction, objectOf } from "../../common/plain-object.ts";
import { findSeat } from "../../world/seats.data.ts";
import type { DocumentPolicy } from "../documents/document-policy.ts";
import { modifyDocument } from "../documents/modify-document.ts";
import { RefusedError } from "../documents/operation.ts";
import { browseFolder } from "../system/browse-folder.ts";
import type { Table } from "../table.ts";
import { routeQuery } from "./route-query.ts";
import { worldPayload } from "./world-payload.ts";
import type { ModifyAnswerMessage } from "../../common/wire.ts";
import { answerFor } from "./sent-to.ts";

/** The callback by which socket.io receives an answer; absent if the client did not ask for one. */
type Acknowledge = (answer: unknown) => void;

/** The role that pauses the game (`USER_ROLES`). */
const GAMEMASTER = 4;
const MEGABYTE = 1024 * 1024;

/** Attaches socket.io: one connection for each tab, with the seat its handshake names. */
export const attachSockets = (http: HttpServer, table: Table, policy: DocumentPolicy): Server => {
  const server = new Server(http, { serveClient: false, maxHttpBufferSize: 32 * MEGABYTE });
  server.use((socket, next) => {
    const seat = findSeat(socket.handshake.auth["seat"]);
    if (seat === undefined) return next(new Error(`There is no seat "${String(socket.handshake.auth["seat"])}" at this table`));
    socket.data = { userId: seat.userId };
    return next();
  });
  server.on("connection", (socket) => welcome(server, socket, table, policy));
  return server;
};

const userIdOf = (socket: Socket): string => String(objectOf(socket.data)["userId"]);

const welcome = (server: Server, socket: Socket, table: Table, policy: DocumentPolicy): void => {
  const userId = userIdOf(socket);
  if (table.presence.arrive(userId, socket.id)) socket.broadcast.emit("userConnected", { userId, active: true });
  socket.on("disconnect", () => {
    if (table.presence.leave(userId, socket.id)) socket.broadcast.emit("userConnected", { userId, active: false });
  });

  socket.on("world", (...args: unknown[]) => {
    void answer(table, args, (deliver) => table.queue.run(async () => deliver(worldPayload(table, userId))));
  });
  socket.on("time", (...args: unknown[]) => void answer(table, args, async (deliver) => deliver(Date.now())));
  socket.on("modifyDocument", (...args: unknown[]) => {
    void answer(table, args, (deliver) =>
      modifyDocument({ table, policy, userId }, args[0], (done) => {
        if (done.action !== "get" && done.result.length > 0) tellOthers(server, socket, done);
        deliver(done);
      }),
    );
  });
  socket.on("query", (...args: unknown[]) => {
    void answer(table, args, async (deliver) => deliver(await routeQuery(server, table, userId, args[0])));
  });
  socket.on("browse", (...args: unknown[]) => {
    const { folder, manifest } = table.system;
    void answer(table, args, async (deliver) => deliver(await browseFolder({ id: manifest.id, folder }, args[0])));
  });
  socket.on("pause", (paused: unknown) => {
    if (Number(table.world.collection("users").documents.get(userId)?.["role"]) < GAMEMASTER) return;
    table.paused = paused === true;
    socket.broadcast.emit("pause", { paused: table.paused, userId });
  });
  const channel = `system.${table.system.manifest.id}`;
  if (table.system.manifest.socket) {
    socket.on(channel, (...args: unknown[]) =>
      socket.broadcast.emit(channel, ...args.filter((arg) => typeof arg !== "function")),
    );
  }
};

const tellOthers = (server: Server, socket: Socket, done: ModifyAnswerMessage): void => {
  for (const other of server.sockets.sockets.values()) {
    const theirs = answerFor(userIdOf(other), done);
    if (other !== socket && theirs.result.length > 0) other.emit("modifyDocument", theirs);
  }
};

/** Runs a task that delivers its result to the client; a failure is returned as `{ error: { name, message } }`. */
const answer = async (table: Table, args: readonly unknown[], task: (deliver: Acknowledge) => Promise<void>): Promise<void> => {
  const last = args.at(-1);
  const acknowledge: Acknowledge = isFunction(last) ? last : () => undefined;
  try {
    await task(acknowledge);
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    const expected = error instanceof RefusedError || error instanceof DataModelValidationError;
    if (!expected) table.say.warn(`A request failed: ${message}`);
    acknowledge({ error: { name, message } });
  }
};
