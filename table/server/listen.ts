import type { Server } from "node:http";

/** The port tried first if none is given. */
const DEFAULT_PORT = 30_000;
const TRIES = 100;
const HOST = "127.0.0.1";

/** A port that cannot be used; the message is meant for people. */
export class PortError extends Error {
  override readonly name = "PortError";
}

const listenOn = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const failed = (error: Error): void => reject(error);
    server.once("error", failed);
    server.listen(port, HOST, () => {
      server.off("error", failed);
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

/**
 * Listens on this machine only. A given port must be free (0: any free one); otherwise the first free one from 30000 on.
 * @throws PortError if the port is taken or not allowed
 */
export const listen = async (server: Server, port: number | undefined): Promise<number> => {
  const candidates = port === undefined ? Array.from({ length: TRIES }, (_, index) => DEFAULT_PORT + index) : [port];
  for (const candidate of candidates) {
    try {
      return await listenOn(server, candidate);
    } catch (error) {
      if (codeOf(error) === "EADDRINUSE" && port === undefined) continue;
      if (codeOf(error) === "EADDRINUSE")
        throw new PortError(`Port ${candidate} is in use by another program. Choose another one with --port.`);
      if (codeOf(error) === "EACCES")
        throw new PortError(`Port ${candidate} is not open to you. Choose one above 1023 with --port.`);
      throw error;
    }
  }
  throw new PortError(
    `None of the ports ${DEFAULT_PORT} to ${DEFAULT_PORT + TRIES - 1} is free. Choose another one with --port.`,
  );
};
