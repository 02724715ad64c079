import { io } from "socket.io-client";
import type { ClientSocket } from "../core/socket-link.ts";

/** How long an attempt to reconnect may hang before the next one, and the longest pause between two; in milliseconds. */
const RETURN = { attempt: 5_000, pause: 2_000 } as const;

/** Takes the seat that the page's address names, with its key if it has one. @throws if the server refuses it */
export function connect(address: URLSearchParams): Promise<ClientSocket> {
  const [seat, key] = [address.get("seat") ?? "", address.get("key")];
  const socket = io({ auth: key === null ? { seat } : { seat, key }, transports: ["websocket"], reconnectionDelayMax: RETURN.pause });
  return new Promise((resolve, reject) => {
    socket.on("connect", () => {
      // The first attempt has the library's own timeout: the server may be just starting.
      socket.io.timeout(RETURN.attempt);
      resolve(socket as unknown as ClientSocket);
    });
    socket.on("connect_error", (error: Error) => reject(new Error(`The Table cannot be reached: ${error.message}`)));
  });
}
