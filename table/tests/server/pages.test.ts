import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFixture, type Fixture } from "./table-fixture.ts";

describe("what the server serves", () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await startFixture(13);
  });
  afterAll(() => fixture.end());
  const get = (path: string, init: RequestInit = {}): Promise<Response> => fetch(fixture.table.url + path, init);

  it("redirects from the root to the seats", async () => {
    const response = await get("/");
    expect(response.url).toBe(`${fixture.table.url}/join`);
    const page = await response.text();
    for (const [seat, name] of [
      ["gm", "GM"],
      ["p1", "Player 1"],
      ["p2", "Player 2"],
    ]) {
      expect(page).toMatch(new RegExp(`href="/game\\?seat=${seat}"[^]*?<b>${name}</b>`));
    }
    expect(page).toContain("as in Foundry 13.351");
  });

  it("shows who is connected", async () => {
    expect(await (await get("/join")).text()).not.toContain("at the table<");
    const one = await fixture.sit("p1");
    expect(await (await get("/join")).text()).toMatch(/<b>Player 1<\/b>\s*<span>at the table</);
    one.socket.disconnect();
  });

  it("loads client and system into the game, the system's styles in its layer", async () => {
    const page = await (await get("/game?seat=p1")).text();
    expect(page).toContain('@import url("/systems/tiny-system/styles/tiny-system.css") layer(system);');
    expect(page.indexOf("/table/client.mjs")).toBeLessThan(page.indexOf("/systems/tiny-system/tiny-system.mjs"));
    expect(page).toContain('<body class="vtt game system-tiny-system">');
  });

  it("allows scripts from files of its own only, on every page and file", async () => {
    for (const path of ["/join", "/game?seat=p1", "/icons/svg/item-bag.svg", "/none"]) {
      const { headers } = await get(path);
      expect(headers.get("content-security-policy")).toMatch(
        /script-src 'self' 'unsafe-eval';.* object-src 'none'; base-uri 'none'/,
      );
      expect(headers.get("content-security-policy-report-only")).toBeNull();
    }
  });

  it("only reports what the policy would stop where that is asked for", async () => {
    const lax = await startFixture(13, { policy: "report" });
    const { headers } = await fetch(`${lax.table.url}/game?seat=gm`);
    expect(headers.get("content-security-policy-report-only")).toContain("script-src 'self'");
    expect(headers.get("content-security-policy") ?? "").not.toContain("script-src");
    await lax.end();
  });

  it("says so if the client is not built", async () => {
    const bare = await startFixture(13, { clientFolder: fixture.systemFolder });
    const response = await fetch(`${bare.table.url}/game?seat=gm`);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("The Table&#39;s client is not built");
    await bare.end();
  });

  it("redirects those without a seat to the seats, and says if there is no such seat", async () => {
    expect((await get("/game")).url).toBe(`${fixture.table.url}/join`);
    const response = await get("/game?seat=<b>");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("There is no seat &quot;&lt;b&gt;&quot; at this table.");
  });

  it.each([
    ["/systems/tiny-system/templates/thing.hbs", /formGroup/],
    ["/systems/tiny-system/lang/en.json", /TINY/],
    ["/icons/svg/mystery-man.svg", /<svg/],
    ["/icons/svg/item-bag.svg", /<svg/],
    ["/fontawesome/css/all.min.css", /fa-/],
  ])("serves %s", async (path, content) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(content);
  });

  it.each([
    "/systems/other/system.json",
    "/systems/tiny-system/none.hbs",
    "/systems/tiny-system/..%2f..%2fetc%2fpasswd",
    "/world.json",
  ])("reports %s as missing", async (path) => {
    const response = await get(path, { headers: { accept: "*/*" } });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.text()).not.toContain("root:");
  });
});
