import { once } from "node:events";
import path from "node:path";
import { performance } from "node:perf_hooks";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { startTable } from "../../../server/start-table.ts";
import { buildTinySystem } from "../../build-tiny-system.ts";
import { spawnTiny } from "../spawn-table.ts";
import { connect, documentsOf, temporaryFolder, type Answer, type Client, type Json } from "../table-fixture.ts";
import { event, handshake, type KnownWorld, operation, query, snapshot } from "./arbitraries.ts";
import { GM, OTHER_PLAYER, SELF } from "./attack-world.ts";
import { furnish } from "./furnish.ts";
import { lawOptions, RUNS } from "./law-options.ts";
import { notPermitted } from "./permitted.ts";
import { isLetIn } from "./raw-client.ts";

const worldOf = async (client: Client): Promise<KnownWorld> => {
  const world = await client.ask("world");
  return {
    collection: (name) => ({ documents: new Map(documentsOf(world, name).map((source) => [String(source["_id"]), source])) }),
  };
};

const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** How long a player's ordinary request takes, in milliseconds. */
const timed = async (client: Client): Promise<number> => {
  const start = performance.now();
  const { error } = await client.modify("ChatMessage", "create", { data: [{ content: "still here" }] });
  expect(error).toBeUndefined();
  return performance.now() - start;
};

/** Everything a hostile client can do with a connection, drawn. */
const attack = fc.oneof(
  { weight: 10, arbitrary: operation.map((build) => ({ kind: "request" as const, build })) },
  { weight: 2, arbitrary: query.map((message) => ({ kind: "event" as const, sent: ["query", message] as unknown[] })) },
  { weight: 2, arbitrary: event.map((sent) => ({ kind: "event" as const, sent: sent as unknown[] })) },
  { weight: 1, arbitrary: handshake.map((auth) => ({ kind: "handshake" as const, auth })) },
);

/** What a client was answered, by the document: what it must find again. */
class Answered {
  readonly #documents = new Map<string, "there" | "gone">();

  note(request: unknown, { result = [] }: Answer): void {
    if (result.length === 0) return;
    const { type, action, operation } = request as { type: string; action: string; operation?: Json };
    const parentUuid = operation?.["parentUuid"];
    for (const one of action === "get" ? [] : result) {
      const id = typeof one === "string" ? one : String((one as Json)["_id"]);
      this.#documents.set(`${parentUuid ? `${String(parentUuid)}.` : ""}${type}.${id}`, action === "delete" ? "gone" : "there");
    }
  }

  /** What is otherwise now; `unsure` was asked for and not answered. */
  missing(text: string, unsure: string): string[] {
    return [...this.#documents].flatMap(([uuid, state]) => {
      const id = uuid.split(".").at(-1)!;
      const isThere = text.includes(`"_id":"${id}"`);
      const lostItsParent = uuid.split(".").some((part) => this.#documents.get(`${uuid.split(part)[0]}${part}`) === "gone");
      return unsure.includes(id) || lostItsParent || isThere === (state === "there") ? [] : [`${uuid} is not ${state}`];
    });
  }
}

it("S1–S6 through real sockets: the server stays, others are served, and a kill loses nothing that was answered", async () => {
  const systemFolder = await buildTinySystem();
  const worldFolder = path.join(await temporaryFolder(), "tiny");
  const { child, url } = await spawnTiny(systemFolder, worldFolder);
  const [gm, one, two] = await Promise.all(["gm", "p1", "p2"].map((seat) => connect(url, seat)));
  const people = new Map([
    [GM, gm!],
    [SELF, one!],
    [OTHER_PLAYER, two!],
  ]);
  await furnish((userId, name, message) => people.get(userId)!.ask(String(name), message));
  gm!.socket.on("query", (message: Json, reply: (answer: unknown) => void) => reply({ result: message["name"] }));

  const before = await worldOf(gm!);
  const attacker = { client: one!, world: before };
  const strike = async (drawn: typeof attack extends fc.Arbitrary<infer Drawn> ? Drawn : never): Promise<void> => {
    if (attacker.client.socket.disconnected) attacker.client = await connect(url, "p1");
    const { socket } = attacker.client;
    const left = new Promise((resolve) => socket.once("disconnect", resolve));
    if (drawn.kind === "handshake") await isLetIn(url, { auth: drawn.auth });
    else {
      const [name, ...args] = drawn.kind === "request" ? ["modifyDocument", drawn.build(attacker.world)] : drawn.sent;
      // The client itself refuses what is no name of an event.
      if (typeof name !== "string" || ["connect", "disconnect", "connect_error"].includes(name)) return;
      if (args.length === 0) socket.emit(name, ...args);
      await Promise.race([
        socket
          .timeout(20_000)
          .emitWithAck(name, ...args)
          .catch(() => undefined),
        name === "pause" ? undefined : left,
      ]);
    }
    expect(child.exitCode).toBeNull();
  };
  // In turn, so that whatever else the machine does slows both.
  const attacked: number[] = [];
  const usual: number[] = [];
  const besideOthers = async (drawn: Parameters<typeof strike>[0]): Promise<void> => {
    const [time] = await Promise.all([timed(two!), strike(drawn)]);
    attacked.push(time);
    usual.push(await timed(two!));
  };
  await fc.assert(fc.asyncProperty(attack, besideOthers), lawOptions(RUNS.sockets));
  expect(median(attacked)).toBeLessThan(20 * median(usual));

  const after = await worldOf(gm!);
  const [was, is] = [snapshot(before), snapshot(after)];
  const ownsActor = (id: unknown): boolean => ((was.get(`actors ${String(id)}`)?.["ownership"] ?? {}) as Json)[SELF] === 3;
  const wrong = [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const change = { before: was.get(key), after: is.get(key) };
    if (JSON.stringify(change.before) === JSON.stringify(change.after) || change.after?.["author"] === OTHER_PLAYER) return [];
    return notPermitted(key.split(" ")[0]!, change, { generation: 14, ownsActor }) ?? [];
  });
  expect(wrong).toEqual([]);

  // Killed while both are writing.
  const answered = new Answered();
  let unsure: unknown;
  const writing = fc.sample(operation, { seed: lawOptions(1).seed ?? 0, numRuns: 2000 }).values();
  void (async () => {
    for (const build of writing) {
      const request = build(after);
      unsure = request;
      const answer = await attacker.client.ask("modifyDocument", request).catch(() => undefined);
      if (answer === undefined) return;
      answered.note(request, answer);
    }
  })();
  const friendly: string[] = [];
  void (async () => {
    for (;;) {
      const { result } = await two!.modify("ChatMessage", "create", { data: [{ content: "x" }] }).catch((): Answer => ({}));
      if (result === undefined) return;
      friendly.push(String((result[0] as Json)["_id"]));
      if (friendly.length === 50) child.kill("SIGKILL");
    }
  })();
  child.removeAllListeners("exit");
  await once(child, "exit");
  for (const { socket } of [gm!, attacker.client, two!]) socket.disconnect();

  const table = await startTable({ systemFolder, worldFolder, clientFolder: systemFolder, generation: 14, port: 0 });
  const again = await connect(table.url, "gm");
  const text = JSON.stringify((await again.ask("world"))["data"]);
  expect(friendly.filter((id) => !text.includes(id))).toEqual([]);
  expect(answered.missing(text, JSON.stringify(unsure))).toEqual([]);
  again.socket.disconnect();
  await table.close();
}, 3_600_000);
