import type { Server } from "node:http";
import { networkInterfaces } from "node:os";

/** The port tried first if none is given. */
const DEFAULT_PORT = 30_000;
const TRIES = 100;
const LOOPBACK = "127.0.0.1";
/** Listening here is listening at every address of the machine. */
const EVERYWHERE = ["0.0.0.0", "::", "[::]"];

/** A port that cannot be used; the message is meant for people. */
class PortError extends Error {
  override readonly name = "PortError";
}

const listenOn = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const failed = (error: Error): void => reject(error);
    server.once("error", failed);
    server.listen(port, host, () => {
      server.off("error", failed);
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

/**
 * Listens on this machine only, unless a host is given. A given port must be free (0: any free one); otherwise the first free one from 30000 on.
 * @throws PortError if the port is taken or not allowed
 */
export const listen = async (server: Server, port: number | undefined, host = LOOPBACK): Promise<number> => {
  const candidates = port === undefined ? Array.from({ length: TRIES }, (_, index) => DEFAULT_PORT + index) : [port];
  for (const candidate of candidates) {
    try {
      return await listenOn(server, candidate, host.replace(/^\[|\]$/g, ""));
    } catch (error) {
      if (codeOf(error) === "EADDRINUSE" && port === undefined) continue;
      if (codeOf(error) === "EADDRINUSE")
        throw new PortError(`Port ${candidate} is in use by another program. Choose another one with --port.`);
      if (codeOf(error) === "EACCES")
        throw new PortError(`Port ${candidate} is not open to you. Choose one above 1023 with --port.`);
      if (codeOf(error) === "EADDRNOTAVAIL" || codeOf(error) === "ENOTFOUND")
        throw new PortError(`${host} is no address of this machine. Choose another one with --host; 0.0.0.0 is all of them.`);
      throw error;
    }
  }
  throw new PortError(
    `None of the ports ${DEFAULT_PORT} to ${DEFAULT_PORT + TRIES - 1} is free. Choose another one with --port.`,
  );
};

/** How a Table that listens at a host is reached: from this machine, and from others. */
export const addressesOf = (host = LOOPBACK): { readonly local: string; readonly reachable: string } => {
  const named = host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
  if (!EVERYWHERE.includes(host)) return { local: named, reachable: named };
  const [outer] = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal);
  return { local: LOOPBACK, reachable: outer?.address ?? LOOPBACK };
};
