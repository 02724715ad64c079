import { io } from "socket.io-client";
import type { ClientSocket } from "../core/socket-link.ts";

/** Take a seat at the Table. @throws when the server refuses it */
export function connect(seat: string): Promise<ClientSocket> {
  const socket = io({ auth: { seat }, transports: ["websocket"] }) as unknown as ClientSocket;
  return new Promise((resolve, reject) => {
    socket.on("connect", () => resolve(socket));
    socket.on("connect_error", (error: Error) => reject(new Error(`The Table cannot be reached: ${error.message}`)));
  });
}
