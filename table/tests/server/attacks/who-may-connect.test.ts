import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFixture, type Fixture } from "../table-fixture.ts";
import { isLetIn } from "./raw-client.ts";

interface Page {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly text: string;
}

/** A page by any Host and Origin; `fetch` sets those itself. */
const getPage = (url: string, headers: Record<string, string> = {}): Promise<Page> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { accept: "text/html", ...headers } }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (text += chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    })
      .once("error", reject)
      .end();
  });

describe("S1: who may connect to a Table on one's own machine", () => {
  let fixture: Fixture;
  let port: number;
  beforeAll(async () => {
    fixture = await startFixture(14, { allowedHosts: ["desk-30000.ide.example"] });
    ({ port } = fixture.table);
  });
  afterAll(() => fixture.end());

  /** Origin and Host as a browser sends them. */
  const ROWS: [what: string, headers: (port: number) => Record<string, string>, allowed: boolean][] = [
    ["no browser at all", () => ({}), true],
    ["its own page", (port) => ({ host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}` }), true],
    ["its own page by name", (port) => ({ host: `localhost:${port}`, origin: `http://localhost:${port}` }), true],
    ["its own page over IPv6", (port) => ({ host: `[::1]:${port}`, origin: `http://[::1]:${port}` }), true],
    ["a port forwarded by ssh", () => ({ host: "localhost:8080", origin: "http://localhost:8080" }), true],
    ["a host named at the start", () => ({ host: "desk-30000.ide.example", origin: "https://desk-30000.ide.example" }), true],
    [
      "that host, by a proxy which rewrites Host",
      (port) => ({ host: `localhost:${port}`, origin: "https://desk-30000.ide.example" }),
      true,
    ],
    ["a page of the web", (port) => ({ host: `127.0.0.1:${port}`, origin: "https://evil.example" }), false],
    ["a page of another port", (port) => ({ host: `127.0.0.1:${port}`, origin: "http://127.0.0.1:5173" }), false],
    ["the other name of this machine", (port) => ({ host: `127.0.0.1:${port}`, origin: `http://localhost:${port}` }), false],
    ["a file, or a frame without an origin", (port) => ({ host: `127.0.0.1:${port}`, origin: "null" }), false],
    [
      "a name that was bound to this machine",
      (port) => ({ host: `evil.example:${port}`, origin: `http://evil.example:${port}` }),
      false,
    ],
    ["such a name without an origin", (port) => ({ host: `evil.example:${port}` }), false],
    ["a name that begins like this machine's", () => ({ host: "127.0.0.1.evil.example" }), false],
    ["a host with a name before it", (port) => ({ host: `evil@127.0.0.1:${port}` }), false],
    ["an address of the network", (port) => ({ host: `192.168.1.5:${port}` }), false],
    ["no host that can be read", () => ({ host: "%%%" }), false],
  ];

  it.each(ROWS)("S1: the socket of %s", async (_what, headers, allowed) => {
    expect(await isLetIn(fixture.table.url, { headers: headers(port) })).toBe(allowed);
  });

  it.each(ROWS)("S1: a page for %s", async (_what, headers, allowed) => {
    const { status } = await getPage(`${fixture.table.url}/game?seat=gm`, headers(port));
    expect(status).toBe(allowed ? 200 : 403);
  });

  it("S1: a file, and the first step of a socket that polls, are refused just so", async () => {
    for (const path of ["/systems/tiny-system/lang/en.json", "/socket.io/?EIO=4&transport=polling"]) {
      expect((await getPage(`${fixture.table.url}${path}`, { host: "evil.example" })).status).toBe(403);
      expect((await getPage(`${fixture.table.url}${path}`, { origin: "https://evil.example" })).status).toBe(403);
    }
  });

  it("S1: a refusal says in words how the host is let in, and runs nothing of its name", async () => {
    const { text } = await getPage(`${fixture.table.url}/join`, { host: "evil.example" });
    expect(text).toContain("--allow-host evil.example");
    const odd = await getPage(`${fixture.table.url}/join`, { host: "<b>.example" });
    expect(odd.text).not.toContain("<b>");
  });

  it.each(["/join", "/game?seat=gm", "/nothing", "/icons/svg/d20.svg", "/game?seat=none"])(
    "S1: %s is in nobody's frame",
    async (path) => {
      const { headers } = await getPage(`${fixture.table.url}${path}`);
      expect(headers["x-frame-options"]).toBe("DENY");
      expect(String(headers["content-security-policy"])).toContain("frame-ancestors 'none'");
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    },
  );
});

describe("S1: a Table that listens beyond this machine", () => {
  let fixture: Fixture;
  let keys: Record<string, string>;
  beforeAll(async () => {
    fixture = await startFixture(14, { host: "0.0.0.0" });
    keys = Object.fromEntries(fixture.table.seats.map(({ id, url }) => [id, new URL(url).searchParams.get("key") ?? ""]));
  });
  afterAll(() => fixture.end());

  it("S1: has a random key in each seat's address", () => {
    expect(new Set(Object.values(keys)).size).toBe(3);
    for (const key of Object.values(keys)) expect(key.length).toBeGreaterThanOrEqual(20);
  });

  it.each([
    ["its own key", (own: string) => own, true],
    ["no key", () => undefined, false],
    ["an empty key", () => "", false],
    ["another seat's key", (_own: string, other: string) => other, false],
    ["a key that is no text", (own: string) => [own], false],
    ["a key that begins like it", (own: string) => own.slice(0, -1), false],
  ])("S1: a socket with %s", async (_what, keyOf, allowed) => {
    const auth = { seat: "gm", key: keyOf(keys["gm"]!, keys["p1"]!) };
    expect(await isLetIn(fixture.table.url, { auth })).toBe(allowed);
  });

  it("S1: opens a seat's page with its key only, and lists no addresses", async () => {
    const { url, seats } = fixture.table;
    expect((await getPage(seats[0]!.url)).status).toBe(200);
    expect((await getPage(`${url}/game?seat=gm`)).status).toBe(403);
    expect((await getPage(`${url}/game?seat=gm&key=${keys["p1"]}`)).status).toBe(403);
    const join = await getPage(`${url}/join`);
    for (const key of Object.values(keys)) expect(join.text).not.toContain(key);
    expect(join.text).toContain("address");
  });

  it("S1: answers by addresses, not by names nobody named", async () => {
    const { url, port } = fixture.table;
    expect((await getPage(`${url}/join`, { host: `192.168.1.5:${port}` })).status).toBe(200);
    expect((await getPage(`${url}/join`, { host: `evil.example:${port}` })).status).toBe(403);
  });

  it("S1: a page of another origin is refused even with the key", async () => {
    const headers = { origin: "http://192.168.1.5:5173", host: `192.168.1.5:${fixture.table.port}` };
    expect(await isLetIn(fixture.table.url, { auth: { seat: "gm", key: keys["gm"] }, headers })).toBe(false);
  });
});
