import type { Server as HttpServer } from "node:http";
import { Server, type Socket } from "socket.io";
import { objectOf } from "../../common/plain-object.ts";
import type { ModifyAnswerMessage } from "../../common/wire.ts";
import type { DocumentPolicy } from "../documents/document-policy.ts";
import { RefusedError } from "../documents/operation.ts";
import { boundedParser } from "../edge/bounded-decoder.ts";
import { MESSAGE, SEAT } from "../edge/bounds.data.ts";
import { readHandshake } from "../edge/messages.ts";
import type { Table } from "../table.ts";
import { handlersOf } from "./handlers.ts";
import { receiveEvent } from "./receive-event.ts";
import { answerFor } from "./sent-to.ts";

/** Attaches socket.io: one connection for each tab, with the seat its handshake names. */
export const attachSockets = (http: HttpServer, table: Table, policy: DocumentPolicy): Server => {
  const server = new Server(http, {
    serveClient: false,
    maxHttpBufferSize: MESSAGE.bytes,
    parser: boundedParser,
    // A client asks for its seat at once.
    connectTimeout: 10_000,
    allowRequest: ({ headers }, decide) => {
      const refusal = table.admission(headers);
      decide(refusal, refusal === undefined);
    },
  });
  server.use((socket, next) => {
    try {
      socket.data = { userId: takeSeat(table, socket.handshake.auth) };
      next();
    } catch (error) {
      next(error instanceof Error ? error : new Error("The handshake cannot be read"));
    }
  });
  server.on("connection", (socket) => welcome(server, socket, table, policy));
  return server;
};

/** The user of the seat that a handshake asks for. @throws RefusedError if it may not be taken */
const takeSeat = (table: Table, auth: unknown): string => {
  const { seat, key } = readHandshake(auth);
  if (!table.seatKeys.opens(seat, key))
    throw new RefusedError(`The seat "${seat.id}" needs the key of its address; open the address you were given`);
  const tabs = table.presence.socketsOf(seat.userId);
  if (tabs >= SEAT.sockets)
    throw new RefusedError(`The seat "${seat.id}" is open in ${tabs} tabs already; close one of them first`);
  return seat.userId;
};

const userIdOf = (socket: Socket): string => String(objectOf(socket.data)["userId"]);

const welcome = (server: Server, socket: Socket, table: Table, policy: DocumentPolicy): void => {
  const userId = userIdOf(socket);
  if (table.presence.arrive(userId, socket.id)) socket.broadcast.emit("userConnected", { userId, active: true });
  socket.on("disconnect", () => {
    if (table.presence.leave(userId, socket.id)) socket.broadcast.emit("userConnected", { userId, active: false });
  });
  const handlers = handlersOf({
    table,
    policy,
    userId,
    server,
    tellOthers: (event, ...args) => socket.broadcast.emit(event, ...args),
    tellOfChange: (done) => tellOfChange(server, socket, done),
  });
  socket.onAny((event: unknown, ...args: unknown[]) => void receiveEvent(table, userId, handlers, event, args));
};

const tellOfChange = (server: Server, socket: Socket, done: ModifyAnswerMessage): void => {
  for (const other of server.sockets.sockets.values()) {
    const theirs = answerFor(userIdOf(other), done);
    if (other !== socket && theirs.result.length > 0) other.emit("modifyDocument", theirs);
  }
};
