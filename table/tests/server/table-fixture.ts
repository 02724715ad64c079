import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { io, type Socket } from "socket.io-client";
import type { Generation } from "../../server/release.data.ts";
import { startTable, type RunningTable, type TableOptions } from "../../server/start-table.ts";
import { buildTinySystem, TINY_WORLD } from "../build-tiny-system.ts";

export type Json = Record<string, unknown>;

/** The server's answer to `modifyDocument`. */
export interface Answer {
  readonly result?: readonly unknown[];
  readonly error?: { readonly name: string; readonly message: string };
}

/** One connection of a seat. */
export interface Client {
  readonly socket: Socket;
  /** Broadcasts received so far. */
  readonly heard: Json[];
  ask(event: string, data?: unknown): Promise<Json>;
  modify(type: string, action: string, operation: Json): Promise<Answer>;
}

export interface Fixture {
  readonly table: RunningTable;
  readonly worldFolder: string;
  readonly systemFolder: string;
  readonly sentences: string[];
  sit(seat: string): Promise<Client>;
  restart(): Promise<void>;
  end(): Promise<void>;
}

/** In milliseconds. Long: a machine that has much other work is no fault. */
const ANSWERED_WITHIN = 50_000;

/** A directory for one test file. */
export const temporaryFolder = (): Promise<string> => mkdtemp(path.join(os.tmpdir(), "table-test-"));

export const connect = (url: string, seat: string): Promise<Client> =>
  new Promise((resolve, reject) => {
    const socket = io(url, { auth: { seat }, transports: ["websocket"], reconnection: false });
    const heard: Json[] = [];
    socket.on("modifyDocument", (message: Json) => heard.push(message));
    const ask = (event: string, data?: unknown): Promise<Json> =>
      socket.timeout(ANSWERED_WITHIN).emitWithAck(event, data) as Promise<Json>;
    const modify = async (type: string, action: string, operation: Json): Promise<Answer> =>
      (await ask("modifyDocument", { type, action, operation })) as Answer;
    socket.once("connect", () => resolve({ socket, heard, ask, modify }));
    socket.once("connect_error", reject);
  });

/** A running Table with the tiny system and its sample world. */
export const startFixture = async (generation: Generation = 14, options: Partial<TableOptions> = {}): Promise<Fixture> => {
  const systemFolder = options.systemFolder ?? (await buildTinySystem());
  const worldFolder = path.join(await temporaryFolder(), "tiny");
  const clientFolder = await temporaryFolder();
  await writeFile(path.join(clientFolder, "client.mjs"), "");
  const sentences: string[] = [];
  const say = { info: (text: string) => sentences.push(text), warn: (text: string) => sentences.push(text) };
  const start = (): Promise<RunningTable> =>
    startTable({
      worldFolder,
      sampleFolder: TINY_WORLD,
      clientFolder,
      generation,
      port: 0,
      say,
      ...options,
      systemFolder,
    });
  let table = await start();
  let clients: Client[] = [];
  const leave = async (): Promise<void> => {
    for (const client of clients) client.socket.disconnect();
    clients = [];
    await table.close();
  };
  return {
    get table() {
      return table;
    },
    worldFolder,
    systemFolder,
    sentences,
    async sit(seat) {
      const client = await connect(table.url, seat);
      clients.push(client);
      return client;
    },
    async restart() {
      await leave();
      table = await start();
    },
    async end() {
      await leave();
      const built = options.systemFolder === undefined ? [path.dirname(systemFolder)] : [];
      for (const folder of [...built, clientFolder, path.dirname(worldFolder)])
        await rm(folder, { recursive: true, force: true });
    },
  };
};

/** The documents of one collection in the answer to `world`. */
export const documentsOf = (world: Json, collection: string): Json[] =>
  (world["data"] as Record<string, Json[]>)[collection] ?? [];

/** One document of the world as a client gets it. */
export const fetchDocument = async (client: Client, collection: string, id: string): Promise<Json | undefined> =>
  documentsOf(await client.ask("world"), collection).find((source) => source["_id"] === id);
