import { once } from "node:events";
import { connect as connectTcp } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFixture, type Client, type Fixture, type Json } from "../table-fixture.ts";
import { isLetIn, openSocket } from "./raw-client.ts";

const MEGABYTE = 1024 * 1024;
const OWN = "TinyHeroOne00001";
/** Objects that cannot be made into text. */
const TEXTLESS = { toString: 1, valueOf: 1 };

describe("what a client sends", { timeout: 300_000 }, () => {
  let fixture: Fixture;
  let gm: Client;
  let one: Client;
  beforeAll(async () => {
    fixture = await startFixture();
    gm = await fixture.sit("gm");
    one = await fixture.sit("p1");
  });
  afterAll(() => fixture.end());

  /** What the server answers as long as it is there. */
  const time = async (): Promise<number> => Number(await gm.ask("time"));
  const refusal = async (event: string, message: unknown): Promise<string> =>
    String(((await one.ask(event, message))["error"] as Json | undefined)?.["message"]);

  it.each<[string, unknown]>([
    ["an object", { seat: {} }],
    ["an object that cannot be text", { seat: TEXTLESS }],
    ["a list", { seat: ["gm"] }],
    ["a number", { seat: 1 }],
    ["nothing", {}],
    ["null", { seat: null }],
    ["a name every object has", { seat: "constructor" }],
    ["another such name", { seat: "__proto__" }],
    ["a very long text", { seat: "x".repeat(100_000) }],
    ["a function's place", { seat: { call: TEXTLESS, [Symbol.toPrimitive.toString()]: 1 } }],
    ["a list for the whole handshake", ["gm"]],
  ])("S2: a handshake whose seat is %s is refused, and the server stays", async (_what, auth) => {
    expect(await isLetIn(fixture.table.url, { auth })).toBe(false);
    expect(await time()).toBeGreaterThan(0);
  });

  it.each<[string, unknown[]]>([
    ["no message at all", []],
    ["null", [null]],
    ["a request without text in it", [{ type: TEXTLESS, action: TEXTLESS, operation: TEXTLESS }]],
    ["an action that is no text", [{ type: "Actor", action: TEXTLESS, operation: {} }]],
    ["ids that are no texts", [{ type: "Actor", action: "delete", operation: { ids: [TEXTLESS] } }]],
    ["a type that is no text", [{ type: "Actor", action: "create", operation: { data: [{ name: "x", type: TEXTLESS }] } }]],
    ["a name that is no text", [{ type: "ChatMessage", action: "create", operation: { data: [{ content: TEXTLESS }] } }]],
    ["binary data", [{ type: "ChatMessage", action: "create", operation: { data: [{ flags: Buffer.from("x") }] } }]],
  ])("S2: %s in a request, with and without an answer wanted", async (_what, args) => {
    for (const event of [
      "modifyDocument",
      "query",
      "browse",
      "world",
      "time",
      "pause",
      "system.tiny-system",
      "nothing",
      "error",
    ]) {
      const socket = await openSocket(fixture.table.url, { auth: { seat: "p1" } });
      socket.emit(event, ...args);
      socket.emit(event, ...args, () => undefined);
      socket.emit(event, ...args, "more", ...args);
      // Either it is answered, or the connection is closed; the server is there for others.
      await Promise.race([
        socket.timeout(30_000).emitWithAck("time"),
        new Promise((resolve) => socket.once("disconnect", resolve)),
      ]);
      socket.disconnect();
    }
    expect(await time()).toBeGreaterThan(0);
  });

  it("S2: an event nobody knows is refused in words", async () => {
    expect(await refusal("nothing", {})).toBe('The Table knows no event "nothing"');
  });

  it("S2: frames that are no messages", async () => {
    for (const frame of [
      "",
      "9",
      "2",
      "2[",
      '2["a"',
      "2[1e999]",
      '51-["modifyDocument",{"_placeholder":true,"num":0}]',
      "61-[]",
      "0/x,",
      '0{"seat":"gm"}',
      "3",
      "3999999[]",
      "2/long,1" + "x".repeat(2 * MEGABYTE),
      "3" + "9".repeat(2 * MEGABYTE),
      "\u0000",
      Buffer.from([1, 2, 3]),
    ]) {
      const socket = await openSocket(fixture.table.url, { auth: { seat: "p1" } });
      // Below socket.io, whose client would send no such thing.
      socket.io.engine.write(frame);
      const answered = socket.timeout(5000).emitWithAck("time");
      await Promise.race([answered.catch(() => undefined), new Promise((resolve) => socket.once("disconnect", resolve))]);
      socket.disconnect();
      expect(await time()).toBeGreaterThan(0);
    }
  });

  it("S2: bytes that are no HTTP, and addresses that cannot be read", async () => {
    const { port, url } = fixture.table;
    for (const bytes of [
      "\0\0\0\r\n\r\n",
      "GET / HTTP/1.1\r\n\r\n",
      "GET /%ff HTTP/1.1\r\nHost: x%00\r\n\r\n",
      "CONNECT x HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    ]) {
      const socket = connectTcp(port, "127.0.0.1");
      socket.on("error", () => undefined);
      socket.end(bytes);
      socket.resume();
      await once(socket, "close");
    }
    for (const path of [
      "/%ff",
      "/systems/tiny-system/%00",
      "/%2e%2e/%2e%2e/etc/passwd",
      "/game?seat=%ff",
      "/game?seat[toString]=1",
      "/game?seat=gm&seat=p1",
    ]) {
      const response = await fetch(`${url}${path}`);
      const text = await response.text();
      expect(response.status).toBeLessThan(500);
      expect(text).not.toMatch(/node_modules|at \w+ \(/);
    }
    expect(await time()).toBeGreaterThan(0);
  });

  it("S2: an answer to a query that is none reaches the asker as a refusal", async () => {
    const query = { id: "q", userId: "TableUserGameMst", name: "x", data: {} };
    for (const reply of [undefined, null, 5, [], { error: null }, { error: { message: TEXTLESS } }, { error: "x" }]) {
      gm.socket.once("query", (_message: unknown, acknowledge: (reply: unknown) => void) => acknowledge(reply));
      const answer = await one.ask("query", query);
      expect(typeof (answer["error"] as Json)["message"]).toBe("string");
    }
  });

  it.each(["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf"])(
    "S4: %s is the name of nothing",
    async (name) => {
      const modify = (type: string, action: string, operation: Json): Promise<string> =>
        refusal("modifyDocument", { type, action, operation });
      expect(await modify(name, "get", {})).toMatch(/\w/);
      expect(await modify(name, "create", { data: [{ name: "x" }] })).toMatch(/parent is missing|may not be/);
      expect(await modify(name, "create", { parentUuid: `Actor.${OWN}`, data: [{ name: "x" }] })).toMatch(/holds no|may not be/);
      expect(await modify("Item", "create", { parentUuid: `${name}.${OWN}`, data: [{ name: "x" }] })).toMatch(/does not exist/);
      expect(await modify("Item", "create", { parentUuid: `Actor.${OWN}.${name}.x`, data: [] })).toMatch(/does not exist/);
      expect(await modify("Item", "create", { parentUuid: `Actor.${OWN}`, data: [{ name: "x", type: name }] })).toMatch(
        /is not a valid type/,
      );
      expect(await modify("ChatMessage", "create", { data: [{ type: name }] })).toMatch(/is not a valid type/);
      expect(await modify("Item", "get", { pack: name })).toMatch(/There is no compendium pack/);
      expect(await modify("Actor", name, {})).toMatch(/is not one of get, create, update, delete/);
      expect(await refusal(name, {})).toMatch(/knows no event/);
      expect(await refusal("query", { id: "x", userId: name, name: "x" })).toBe(`There is no user ${name}`);
      expect(await isLetIn(fixture.table.url, { auth: { seat: name } })).toBe(false);
    },
  );

  it("S4: keys that every object has are refused wherever they stand", async () => {
    for (const key of [
      "__proto__",
      "constructor.prototype.x",
      "flags.__proto__.x",
      "==__proto__",
      "-=__proto__",
      "a.==constructor",
    ]) {
      const json = `{"_id":"${OWN}","${key}":{"polluted":1}}`;
      const updates: unknown = [JSON.parse(json)];
      expect(await refusal("modifyDocument", { type: "Actor", action: "update", operation: { updates } })).toMatch(
        /may not be part of a message/,
      );
      expect(await refusal("query", { id: "x", userId: "TableUserGameMst", name: "x", data: updates })).toMatch(
        /may not be part of a message/,
      );
    }
    expect(({} as Json)["polluted"]).toBeUndefined();
  });

  it("S6: a message of 31 MB is refused in words, at once, and not stored", async () => {
    for (const bytes of [31 * MEGABYTE, 3 * MEGABYTE]) {
      expect(
        await refusal("modifyDocument", {
          type: "ChatMessage",
          action: "create",
          operation: { data: [{ content: "x".repeat(bytes) }] },
        }),
      ).toMatch(/^A message of \d+\.\d MB is too large: at most 1\.0 MB may be sent/);
    }
    expect(await refusal("system.tiny-system", "x".repeat(3 * MEGABYTE))).toMatch(/too large/);
    const stored = await gm.modify("ChatMessage", "create", { data: [{ content: "x".repeat(2 * MEGABYTE) }] });
    expect(stored.error?.message).toMatch(/^The ChatMessage is too large: 2\.0 MB, and at most 0\.5 MB/);
    expect(
      (
        await gm.modify("JournalEntry", "create", {
          data: [{ name: "x", pages: [{ name: "x", type: "text", text: { content: "x".repeat(2 * MEGABYTE) } }] }],
        })
      ).error,
    ).toBeUndefined();
  });

  it("S6: a document does not grow past its bound either, by small steps", async () => {
    let refused: string | undefined;
    for (let step = 0; step < 40 && refused === undefined; step += 1) {
      const flags = { a: { [`k${step}`]: "x".repeat(900_000) } };
      refused = (await one.modify("Actor", "update", { updates: [{ _id: OWN, flags }] })).error?.message;
    }
    expect(refused).toMatch(/^The Actor is too large: 16\.\d MB, and at most 16\.0 MB/);
    await gm.modify("Actor", "update", { updates: [{ _id: OWN, "-=flags": null }] });
  });

  it("S6: 70,000 keys are refused, at once and by small steps; what a GM has made may be changed", async () => {
    const keys = (from: number, count: number): Json =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${from + index}`, 1]));
    const WORDS = /^The \w+ would hold \d+ values \(keys and members of lists\); a player may store at most 10000 in one$/;
    const refusedOf = async (action: "create" | "update", type: string, data: Json): Promise<string | undefined> =>
      (await one.modify(type, action, action === "create" ? { data: [data] } : { updates: [data] })).error?.message;
    const grown = (flags: Json): Promise<string | undefined> => refusedOf("update", "Actor", { _id: OWN, flags: { a: flags } });

    expect(await grown(keys(0, 70_000))).toMatch(WORDS);
    expect(await grown({ list: Array.from({ length: 20_000 }, () => 1) })).toMatch(WORDS);
    expect(await refusedOf("create", "ChatMessage", { content: "x", flags: { a: keys(0, 20_000) } })).toMatch(WORDS);
    for (const from of [0, 4000]) expect(await grown(keys(from, 4000))).toBeUndefined();
    expect(await grown(keys(8000, 4000))).toMatch(WORDS);

    await gm.modify("Actor", "update", { updates: [{ _id: OWN, flags: { a: keys(0, 20_000) } }] });
    expect(await refusedOf("update", "Actor", { _id: OWN, name: "y" })).toBeUndefined();
    expect(await grown({ x: 1 })).toMatch(WORDS);
    await gm.modify("Actor", "update", { updates: [{ _id: OWN, "-=flags": null }] });
    expect(await grown({ x: 1 })).toBeUndefined();
  });

  it("S6: 50,000 nested tags are refused, and so are nested data and JSON within a text", async () => {
    const create = (data: Json): Promise<string> =>
      refusal("modifyDocument", { type: "ChatMessage", action: "create", operation: { data: [data] } });
    for (const tag of ["b", "div", "secret-block", "x-y"])
      expect(await create({ content: `<${tag}>`.repeat(50_000) })).toMatch(/nested too deeply/);
    expect(await create({ flavor: `<b>x</i>`.repeat(50_000) })).toMatch(/nested too deeply/);
    expect(await create({ content: `<b>x</b><br><p>y</p><ul><li>z<li>z</ul>`.repeat(3_000) })).toBe("undefined");
    expect(await create({ flags: { deep: JSON.parse(`${"[".repeat(5000)}${"]".repeat(5000)}`) as unknown } })).toMatch(
      /nested too deeply/,
    );
    expect(await create({ flags: { ["a.".repeat(5000) + "b"]: 1 } })).toMatch(/nested too deeply/);
    expect(await create({ rolls: [`${"[".repeat(5000)}${"]".repeat(5000)}`] })).toMatch(/nested too deeply/);
  });

  it("S6: very many documents in one request are refused", async () => {
    const many = Array.from({ length: 20_000 }, () => ({}));
    expect(await refusal("modifyDocument", { type: "ChatMessage", action: "create", operation: { data: many } })).toMatch(
      /at most 500 documents/,
    );
    expect(await refusal("modifyDocument", { type: "Actor", action: "update", operation: { updates: many } })).toMatch(
      /at most 500 documents/,
    );
  });

  it("S6: very many changes of one document in one request are refused", async () => {
    const updates = Array.from({ length: 500 }, (_, turn) => ({ _id: OWN, name: `x${turn}` }));
    expect(await refusal("modifyDocument", { type: "Actor", action: "update", operation: { updates } })).toMatch(
      /at most 5 times/,
    );
  });

  it("S6: a seat has a bound of sockets, and a free place is one again", async () => {
    const tries = Array.from({ length: 100 }, () => openSocket(fixture.table.url, { auth: { seat: "p2" } }));
    const outcomes = await Promise.allSettled(tries);
    const sockets = outcomes.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    const refusals = outcomes.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
    expect(sockets.length).toBe(32);
    expect(new Set(refusals)).toEqual(new Set(['Error: The seat "p2" is open in 32 tabs already; close one of them first']));
    sockets.pop()!.disconnect();
    await expect.poll(() => isLetIn(fixture.table.url, { auth: { seat: "p2" } })).toBe(true);
    for (const socket of sockets) socket.disconnect();
  });

  it("S6: one seat's flood of requests do not keep another's waiting", async () => {
    const flood = Array.from({ length: 200 }, () => one.modify("ChatMessage", "create", { data: [{ content: "x" }] }));
    const finished = Promise.all(flood);
    let done = false;
    void finished.then(() => (done = true));
    for (let turn = 0; turn < 5; turn += 1) await gm.modify("ChatMessage", "create", { data: [{ content: "y" }] });
    expect(done).toBe(false);
    expect((await finished).filter(({ error }) => error)).toEqual([]);
  });
});
