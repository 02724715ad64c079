import { io } from "socket.io-client";
import type { ClientSocket } from "../core/socket-link.ts";

/** How long an attempt to reconnect may hang before the next one, and the longest pause between two; in milliseconds. */
const RETURN = { attempt: 5_000, pause: 2_000 } as const;

/** Takes a seat at the Table. @throws if the server refuses it */
export function connect(seat: string): Promise<ClientSocket> {
  const socket = io({ auth: { seat }, transports: ["websocket"], reconnectionDelayMax: RETURN.pause });
  return new Promise((resolve, reject) => {
    socket.on("connect", () => {
      // The first attempt has the library's own timeout: the server may be just starting.
      socket.io.timeout(RETURN.attempt);
      resolve(socket as unknown as ClientSocket);
    });
    socket.on("connect_error", (error: Error) => reject(new Error(`The Table cannot be reached: ${error.message}`)));
  });
}
