import { createServer, get, Agent, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isOperatorKey } from "../../../common/data/operators.ts";
import { sanitizeHtml } from "../../../server/documents/sanitize-html.ts";
import { RefusedError } from "../../../server/documents/operation.ts";
import { readHandshake } from "../../../server/edge/messages.ts";
import { createWeb } from "../../../server/http/create-web.ts";
import type { Generation } from "../../../server/release.data.ts";
import type { Json } from "../table-fixture.ts";
import { event, handshake, operation, query, snapshot, urlPath } from "./arbitraries.ts";
import { GM, openAttackWorld, SELF, type AttackWorld } from "./attack-world.ts";
import { furnish } from "./furnish.ts";
import { notPermitted } from "./permitted.ts";
import { lawOptions, RUNS } from "./law-options.ts";

/** What is wrong with a stored document, by any user. */
const unfit = (key: string, source: Json): string | undefined => {
  if (source["_id"] !== key.split(" ")[1]) return "it is stored under another id";
  if (JSON.stringify(JSON.parse(JSON.stringify(source))) !== JSON.stringify(source)) return "it is no JSON";
  const open: unknown[] = [source];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (typeof at !== "object" || at === null) continue;
    for (const [name, inner] of Object.entries(at)) {
      if (!Array.isArray(at) && isOperatorKey(name)) return `it holds the operator ${name}`;
      if (["__proto__", "constructor", "prototype"].includes(name)) return `it holds the key ${name}`;
      if (
        ["content", "flavor", "description", "notes", "biography"].includes(name) &&
        typeof inner === "string" &&
        inner.includes("<") &&
        sanitizeHtml(inner) !== inner
      )
        return `its ${name} is not sanitized: ${inner}`;
      if (inner !== null && inner !== undefined) open.push(inner);
    }
  }
  return undefined;
};

describe.each<Generation>([13, 14])("whatever is sent, generation %i", (generation) => {
  let attack: AttackWorld;
  beforeAll(async () => {
    attack = await openAttackWorld(generation);
    await furnish(attack.send);
  }, 60_000);
  afterAll(() => attack.end());

  /** Whether that actor was the player's before anything was asked. */
  const ownsActor = (id: unknown): boolean => {
    const ownership = (attack.table.world.collection("actors").documents.get(String(id))?.["ownership"] ?? {}) as Json;
    return (ownership[SELF] ?? ownership["default"]) === 3;
  };

  /** What a user did by one message that was not theirs to do. */
  const wrongBy = async (userId: string, send: () => Promise<unknown>): Promise<string | undefined> => {
    const { world } = attack.table;
    const before = snapshot(world);
    await send();
    const after = snapshot(world);
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const change = { before: before.get(key), after: after.get(key) };
      if (change.before === change.after) continue;
      const wrong = userId === GM ? undefined : notPermitted(key.split(" ")[0]!, change, { generation, ownsActor });
      const bad = wrong ?? (change.after === undefined ? undefined : unfit(key, change.after));
      if (bad !== undefined) return `${key}: ${bad}`;
    }
    return undefined;
  };

  it("a player changes only what the permission table allows, and nothing that is not fit to be stored", async () => {
    await fc.assert(
      fc.asyncProperty(operation, async (build) => {
        const request = build(attack.table.world);
        let answer: Json | undefined;
        const wrong = await wrongBy(SELF, async () => (answer = (await attack.send(SELF, "modifyDocument", request)) as Json));
        expect({ request, wrong }).toEqual({ request });
        const said = (answer?.["error"] as Json | undefined)?.["message"];
        expect(Array.isArray(answer?.["result"]) || (typeof said === "string" && said !== "")).toBe(true);
      }),
      lawOptions(RUNS.operations),
    );
    expect(attack.warnings).toEqual([]);
  }, 3_600_000);

  it("no other event changes a document, and each is answered", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          event,
          query.map((message) => ["query", message] as [unknown, ...unknown[]]),
        ),
        async (sent) => {
          const [name, ...args] = JSON.parse(JSON.stringify(sent)) as unknown[];
          if (name === "modifyDocument") return;
          expect(await wrongBy(SELF, () => attack.send(SELF, name, ...args))).toBeUndefined();
        },
      ),
      lawOptions(RUNS.events),
    );
    expect(attack.warnings).toEqual([]);
    expect(attack.table.paused).toBe(false);
  }, 3_600_000);

  it("a GM's requests leave nothing that is not fit to be stored", async () => {
    await fc.assert(
      fc.asyncProperty(operation, async (build) => {
        const request = build(attack.table.world);
        const about = (request ?? {}) as { type?: unknown; action?: unknown };
        // A world without its users and documents has nothing left to attack.
        if (about.action === "delete" || about.type === "User") return;
        const wrong = await wrongBy(GM, () => attack.send(GM, "modifyDocument", request));
        expect({ request, wrong }).toEqual({ request });
      }),
      lawOptions(RUNS.ofGM),
    );
    expect(attack.warnings).toEqual([]);
  }, 3_600_000);

  it("the world on disk is the one that was answered, and no object has gained a key", async () => {
    const before = snapshot(attack.table.world);
    const again = snapshot(await attack.reopen());
    expect([...again.keys()].sort()).toEqual([...before.keys()].sort());
    for (const [key, source] of before) expect([key, JSON.parse(JSON.stringify(source))]).toEqual([key, again.get(key)]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    for (const name in {}) throw new Error(`Every object has ${name}`);
  });
});

describe("whatever is sent to the door", () => {
  it("a handshake is a seat, or refused", () => {
    fc.assert(
      fc.property(handshake, (auth) => {
        try {
          expect(["gm", "p1", "p2"]).toContain(readHandshake(auth).seat.id);
        } catch (error) {
          expect(error).toBeInstanceOf(RefusedError);
        }
      }),
      lawOptions(RUNS.handshakes),
    );
  }, 3_600_000);

  describe("over HTTP", () => {
    let attack: AttackWorld;
    let web: HttpServer;
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    beforeAll(async () => {
      attack = await openAttackWorld(14);
      web = createServer(createWeb(attack.table, attack.table.system.folder, "enforce"));
      await new Promise<void>((resolve) => web.listen(0, "127.0.0.1", resolve));
    }, 60_000);
    afterAll(async () => {
      agent.destroy();
      web.close();
      await attack.end();
    });

    const fetchPath = (path: string): Promise<{ status: number; text: string }> =>
      new Promise((resolve, reject) => {
        const { port } = web.address() as AddressInfo;
        get({ port, host: "127.0.0.1", path, agent, headers: { accept: "text/html" } }, (response) => {
          let text = "";
          response.setEncoding("utf8");
          response.on("data", (chunk: string) => (text += chunk));
          response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
        }).once("error", reject);
      });

    it("a path is answered with a file of the Table or its system, or in words", async () => {
      await fc.assert(
        fc.asyncProperty(urlPath, async (path) => {
          // The client refuses to send some of them.
          if (/[^\u0021-\u00ff]/.test(path)) return;
          const { status, text } = await fetchPath(path);
          expect(status).toBeLessThan(500);
          expect(text).not.toMatch(/root:|node_modules|"devDependencies"/);
        }),
        lawOptions(RUNS.paths),
      );
    }, 3_600_000);
  });
});
