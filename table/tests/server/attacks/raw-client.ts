import { io, type Socket } from "socket.io-client";

/** How a socket is opened: as a page of an origin, by an address, with whatever handshake. */
interface Opening {
  readonly auth?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A socket with nothing sensible about it. Resolves to it once it is let in. @throws the refusal */
export const openSocket = (url: string, { auth = { seat: "gm" }, headers = {} }: Opening = {}): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(url, {
      auth: auth as Record<string, unknown>,
      extraHeaders: { ...headers },
      transports: ["websocket"],
      reconnection: false,
      forceNew: true,
    });
    socket.once("connect", () => resolve(socket));
    socket.once("connect_error", (error) => {
      socket.disconnect();
      reject(error);
    });
    socket.once("disconnect", (why) => reject(new Error(`disconnected: ${why}`)));
  });

/** Whether a socket is let in; it is closed again. */
export const isLetIn = async (url: string, opening: Opening = {}): Promise<boolean> => {
  try {
    (await openSocket(url, opening)).disconnect();
    return true;
  } catch {
    return false;
  }
};
