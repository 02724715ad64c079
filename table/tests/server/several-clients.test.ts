import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documentsOf, fetchDocument, startFixture, type Client, type Fixture, type Json } from "./table-fixture.ts";

describe("several clients", () => {
  let fixture: Fixture;
  let gm: Client;
  let one: Client;
  beforeAll(async () => {
    fixture = await startFixture();
    gm = await fixture.sit("gm");
    one = await fixture.sit("p1");
  });
  afterAll(() => fixture.end());

  it("get the whole world with embedded documents inline", async () => {
    const world = await one.ask("world");
    expect(world["userId"]).toBe("TableUserPlayer1");
    expect(world["release"]).toEqual({ generation: 14, build: 366, version: "14.366" });
    const [ama] = documentsOf(world, "actors").filter((actor) => actor["name"] === "Ama");
    expect((ama!["items"] as Json[]).map((item) => item["name"])).toEqual(["Knife"]);
    const [pack] = world["packs"] as { metadata: Json; index: Json[] }[];
    expect(pack!.metadata["id"]).toBe("tiny-system.things");
    expect(pack!.index.map((entry) => entry["name"]).sort()).toEqual(["Lamp", "Rope"]);
    expect(world["activeUsers"]).toEqual(["TableUserGameMst", "TableUserPlayer1"]);
  });

  it("are notified of a change, except the one that made it", async () => {
    const answer = await one.modify("Actor", "update", { updates: [{ _id: "TinyHeroOne00001", "system.strength": 7 }] });
    expect(answer.error).toBeUndefined();
    await expect.poll(() => gm.heard.length).toBe(1);
    const [change] = gm.heard[0]!["result"] as Json[];
    expect(change).toMatchObject({
      _id: "TinyHeroOne00001",
      system: { strength: 7 },
      _stats: { lastModifiedBy: "TableUserPlayer1" },
    });
    expect(one.heard).toEqual([]);
    expect((await fetchDocument(gm, "actors", "TinyHeroOne00001"))!["system"]).toMatchObject({ strength: 7 });
  });

  it("are told by a GM that the game is paused, and by nobody else", async () => {
    const heard: unknown[] = [];
    one.socket.on("pause", (message: unknown) => heard.push(message));
    one.socket.emit("pause", true);
    expect((await one.ask("world"))["paused"]).toBe(false);
    gm.socket.emit("pause", true);
    await expect.poll(() => heard).toEqual([{ paused: true, userId: "TableUserGameMst" }]);
    expect((await one.ask("world"))["paused"]).toBe(true);
  });

  it("get the caller's own options, and not that everything was deleted (#11310)", async () => {
    await gm.modify("ChatMessage", "create", { data: [{ content: "One" }, { content: "Two" }] });
    const { result } = await gm.modify("ChatMessage", "delete", { ids: [], deleteAll: true, tiny: "mark" });
    expect(result).toHaveLength(2);
    await expect.poll(() => one.heard.at(-1)?.["action"]).toBe("delete");
    expect(one.heard.at(-1)?.["operation"]).toEqual({ tiny: "mark" });
  });
});
