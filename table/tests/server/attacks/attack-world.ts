import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Server } from "socket.io";
import { createDocumentPolicy } from "../../../server/documents/core-document-policy.ts";
import { createAdmission } from "../../../server/edge/admission.ts";
import { SeatKeys } from "../../../server/edge/seat-keys.ts";
import { FairQueue } from "../../../server/fair-queue.ts";
import { Presence } from "../../../server/presence.ts";
import { RELEASES, type Generation } from "../../../server/release.data.ts";
import { handlersOf, type Handler } from "../../../server/socket/handlers.ts";
import { receiveEvent } from "../../../server/socket/receive-event.ts";
import { loadSystem } from "../../../server/system/load-system.ts";
import type { Table } from "../../../server/table.ts";
import { openWorld } from "../../../world/open-world.ts";
import type { World } from "../../../world/world.ts";
import { buildTinySystem, TINY_WORLD } from "../../build-tiny-system.ts";
import { temporaryFolder } from "../table-fixture.ts";

export const GM = "TableUserGameMst";
export const SELF = "TableUserPlayer1";
export const OTHER_PLAYER = "TableUserPlayer2";

/** A Table without sockets, for very many requests. */
export interface AttackWorld {
  readonly table: Table;
  readonly warnings: string[];
  /** Sends an event as a user; resolves to the answer, undefined if there is none. */
  send(userId: string, event: unknown, ...args: unknown[]): Promise<unknown>;
  /** The world as it is on disk. */
  reopen(): Promise<World>;
  end(): Promise<void>;
}

/** A client that is asked answers with the question. */
const SOCKET = { timeout: () => ({ emitWithAck: async (_event: string, message: unknown) => ({ result: message }) }) };

export const openAttackWorld = async (generation: Generation): Promise<AttackWorld> => {
  const warnings: string[] = [];
  const say = { info: () => undefined, warn: (sentence: string) => void warnings.push(sentence) };
  const systemFolder = await buildTinySystem();
  // Its folder stands in for that of the client too.
  await writeFile(path.join(systemFolder, "client.mjs"), "");
  const system = await loadSystem(systemFolder, generation, say);
  const folder = path.join(await temporaryFolder(), "tiny");
  const plan = { folder, system: system.manifest.id, systemVersion: "1.0.0", coreVersion: RELEASES[generation].version };
  let world = await openWorld({ ...plan, sampleFolder: TINY_WORLD });
  const presence = new Presence();
  presence.arrive(GM, "gm");
  const table: Table = {
    title: "x",
    release: RELEASES[generation],
    system,
    world,
    presence,
    paused: false,
    queue: new FairQueue(),
    say,
    admission: createAdmission({}),
    seatKeys: new SeatKeys(false),
    otherwise: [],
  };
  const policy = createDocumentPolicy(table);
  const server = { sockets: { sockets: new Map([["gm", SOCKET]]) } } as unknown as Server;
  const handlers = new Map<string, ReadonlyMap<string, Handler>>(
    [GM, SELF, OTHER_PLAYER].map((userId) => [
      userId,
      handlersOf({ table, policy, userId, server, tellOthers: () => undefined, tellOfChange: () => undefined }),
    ]),
  );
  return {
    table,
    warnings,
    send: async (userId, event, ...args) => {
      const answers: unknown[] = [];
      await receiveEvent(table, userId, handlers.get(userId)!, event, [...args, (answer: unknown) => answers.push(answer)]);
      return answers[0];
    },
    reopen: async () => {
      await world.close();
      world = await openWorld(plan);
      return world;
    },
    end: async () => {
      await world.close();
      for (const used of [path.dirname(folder), path.dirname(systemFolder)]) await rm(used, { recursive: true, force: true });
    },
  };
};
