import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, startFixture, type Client, type Fixture, type Json } from "./table-fixture.ts";

describe("messages between clients", () => {
  let fixture: Fixture;
  let gm: Client;
  let one: Client;
  beforeAll(async () => {
    fixture = await startFixture();
    gm = await fixture.sit("gm");
    one = await fixture.sit("p1");
  });
  afterAll(() => fixture.end());

  const query = (userId: string, more: Json = {}): Promise<Json> =>
    one.ask("query", { id: "q", userId, name: "tiny-system.double", data: { number: 4 }, ...more });

  it("a query reaches its user and the answer comes back", async () => {
    const asked: Json[] = [];
    gm.socket.on("query", (message: Json, reply: (answer: Json) => void) => {
      asked.push(message);
      reply({ result: 2 * (message["data"] as { number: number }).number });
    });
    expect(await query("TableUserGameMst")).toEqual({ result: 8 });
    expect(asked).toEqual([
      expect.objectContaining({ name: "tiny-system.double", userId: "TableUserPlayer1", data: { number: 4 } }),
    ]);
    gm.socket.off("query");
  });

  it("a query to a user who is not connected is refused at once", async () => {
    expect(await query("TableUserPlayer2")).toEqual({
      error: { name: "RefusedError", message: 'The query "tiny-system.double" cannot be answered: Player 2 is not at the table' },
    });
  });

  it("a query without an answer ends after its timeout", async () => {
    expect(await query("TableUserGameMst", { timeout: 50 })).toEqual({
      error: { name: "RefusedError", message: 'The query "tiny-system.double" to GM was not answered within 50 ms' },
    });
  });

  it("a query without a name is refused", async () => {
    expect(await query("TableUserGameMst", { name: 3 })).toMatchObject({
      error: { message: "A query must name a user and what is asked" },
    });
  });

  it("the system's own channel reaches all others and not the sender, and says who that is", async () => {
    const heard: unknown[] = [];
    gm.socket.on("system.tiny-system", (...told: unknown[]) => heard.push(["gm", ...told]));
    one.socket.on("system.tiny-system", (...told: unknown[]) => heard.push(["p1", ...told]));
    one.socket.emit("system.tiny-system", { hello: 1 });
    one.socket.emit("system.tiny-system", { hello: 2 }, "TableUserGameMst");
    one.socket.emit("system.tiny-system");
    await one.ask("time");
    await expect
      .poll(() => heard)
      .toEqual([
        ["gm", { hello: 1 }, "TableUserPlayer1"],
        ["gm", { hello: 2 }, "TableUserPlayer1"],
        ["gm", null, "TableUserPlayer1"],
      ]);
  });

  it("the time is the server's", async () => {
    expect(Math.abs(Number(await one.ask("time")) - Date.now())).toBeLessThan(5000);
  });

  it("connecting and disconnecting are announced, a second tab is not", async () => {
    const heard: unknown[] = [];
    gm.socket.on("userConnected", (message: unknown) => heard.push(message));
    const first = await connect(fixture.table.url, "p2");
    const second = await connect(fixture.table.url, "p2");
    expect((await gm.ask("world"))["activeUsers"]).toContain("TableUserPlayer2");
    first.socket.disconnect();
    await gm.ask("time");
    second.socket.disconnect();
    await expect
      .poll(() => heard)
      .toEqual([
        { userId: "TableUserPlayer2", active: true },
        { userId: "TableUserPlayer2", active: false },
      ]);
  });

  it("an unknown seat is refused in words", async () => {
    await expect(connect(fixture.table.url, "p9")).rejects.toThrow('There is no seat "p9" at this table');
  });

  it("an invalid request is refused and the connection stays open", async () => {
    for (const request of [
      null,
      5,
      {},
      { type: "Actor", action: "explode", operation: {} },
      { type: "Actor", action: "create", operation: { data: 5 } },
    ]) {
      expect(await one.ask("modifyDocument", request)).toHaveProperty("error.message");
    }
    expect((await one.ask("world"))["userId"]).toBe("TableUserPlayer1");
  });
});
