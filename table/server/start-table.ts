import { createServer } from "node:http";
import path from "node:path";
import { SEATS } from "../world/seats.data.ts";
import { openWorld } from "../world/open-world.ts";
import { createDocumentPolicy } from "./documents/core-document-policy.ts";
import { createAdmission } from "./edge/admission.ts";
import { SeatKeys } from "./edge/seat-keys.ts";
import { FairQueue } from "./fair-queue.ts";
import type { PolicyMode } from "./http/content-security-policy.ts";
import { createWeb } from "./http/create-web.ts";
import { addressesOf, listen } from "./listen.ts";
import { Presence } from "./presence.ts";
import { RELEASES, type Generation } from "./release.data.ts";
import { sayOnConsole, type Say } from "./say.ts";
import { attachSockets } from "./socket/attach-sockets.ts";
import { loadSystem } from "./system/load-system.ts";
import type { Table } from "./table.ts";
import { turnRound } from "../common/choices.ts";

export interface TableOptions {
  /** A built system: the folder that contains system.json and is named like its id. */
  readonly systemFolder: string;
  /** The world; created if it does not exist. */
  readonly worldFolder: string;
  readonly generation: Generation;
  /** Undefined: 30000 or the next free one. 0: any free one. Otherwise this one or an error. */
  readonly port?: number | undefined;
  /** The address to listen at, for others than this machine: each seat's address has a key then. Undefined: this machine only. */
  readonly host?: string | undefined;
  /** Names by which it is reached through a forwarded port. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** The built client: client.mjs and client.css. */
  readonly clientFolder: string;
  /** The initial content of a new world. */
  readonly sampleFolder?: string | undefined;
  readonly title?: string | undefined;
  /** Delete the world and create it again. */
  readonly reset?: boolean | undefined;
  /** Choices of the Table that are reversed (`table/common/choices.ts`). */
  readonly otherwise?: readonly string[] | undefined;
  /** World settings set at the start, by `<namespace>.<key>`. */
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
  /** Whether browsers obey the content security policy (by default), or only report what it would stop. */
  readonly policy?: PolicyMode | undefined;
  /** Where the server's messages go; by default the console. */
  readonly say?: Say | undefined;
}

export interface RunningTable {
  /** `http://127.0.0.1:<port>`, or where else it listens */
  readonly url: string;
  readonly port: number;
  /** Where each seat is taken. */
  readonly seats: readonly { readonly id: string; readonly label: string; readonly url: string }[];
  /** Finishes current changes, disconnects everyone, and frees the port and the world. */
  close(): Promise<void>;
}

/**
 * Starts the Table: one system, one world, three seats.
 * @throws SystemError, WorldError or PortError with a message for people; nothing stays open then
 */
export const startTable = async (options: TableOptions): Promise<RunningTable> => {
  const say = options.say ?? sayOnConsole;
  turnRound(options.otherwise ?? []);
  const release = RELEASES[options.generation];
  const system = await loadSystem(options.systemFolder, options.generation, say);
  const world = await openWorld({
    folder: options.worldFolder,
    system: system.manifest.id,
    systemVersion: system.manifest.version,
    coreVersion: release.version,
    title: options.title,
    sampleFolder: options.sampleFolder,
    reset: options.reset,
    settings: options.settings,
  });
  for (const complaint of world.complaints) say.warn(`The world has an entry that cannot be used: ${complaint}`);

  const table: Table = {
    title: options.title ?? world.manifest.title,
    release,
    system,
    world,
    presence: new Presence(),
    paused: false,
    queue: new FairQueue(),
    otherwise: options.otherwise ?? [],
    say,
    admission: createAdmission(options),
    seatKeys: new SeatKeys(options.host !== undefined),
  };
  const http = createServer(createWeb(table, path.resolve(options.clientFolder), options.policy ?? "enforce"));
  const sockets = attachSockets(http, table, createDocumentPolicy(table));
  const close = async (): Promise<void> => {
    const closed = sockets.close();
    http.closeAllConnections();
    await closed;
    await table.queue.idle();
    await world.close();
  };
  try {
    const port = await listen(http, options.port, options.host);
    const { local, reachable } = addressesOf(options.host);
    const seats = SEATS.map((seat) => ({
      id: seat.id,
      label: seat.label,
      url: `http://${reachable}:${port}${table.seatKeys.pathOf(seat)}`,
    }));
    return { url: `http://${local}:${port}`, port, seats, close };
  } catch (error) {
    await close();
    throw error;
  }
};
