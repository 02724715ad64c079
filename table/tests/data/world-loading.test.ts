// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Actor } from "../../client/documents/actor.ts";
import { Hooks } from "../../client/core/hooks.ts";
import { IDS, openWorld, settle } from "./client-world.ts";

afterEach(() => vi.restoreAllMocks());

const broken = { _id: "BROKENBROKENBROK", name: "Broken", type: "dragon" };
const healthy = { _id: IDS.hero, name: "Hero", type: "hero", items: [{ _id: "BADBADBADBADBADB", name: "Bad", type: "sword" }] };

describe("a world with broken documents", () => {
  it("opens; what is broken is listed, reported, kept and can be deleted", async () => {
    const { game, server, problems } = await openWorld(14, { actors: [broken, healthy] });
    expect(game.actors.map((actor) => actor.name)).toEqual(["Hero"]);
    expect([...game.actors.invalidDocumentIds]).toEqual([broken._id]);
    expect(problems.join()).toMatch(/The Actor "Broken" \[BROKENBROKENBROK\] of this world is not valid.*shown/);
    expect(game.actors.get(broken._id)).toBeUndefined();
    expect(game.actors.getInvalid(broken._id)?.name).toBe("Broken");
    await game.actors.getInvalid(broken._id)?.delete();
    expect(server.data["actors"]).toHaveLength(1);
    expect(game.actors.invalidDocumentIds.size).toBe(0);
  });

  it("hides a broken item of a healthy actor, and keeps it stored", async () => {
    const { game } = await openWorld(14, { actors: [healthy] });
    const hero = game.actors.get(IDS.hero) as Actor;
    expect(hero.items.size).toBe(0);
    expect([...hero.items.invalidDocumentIds]).toEqual(["BADBADBADBADBADB"]);
    await hero.deleteEmbeddedDocuments("Item", ["BADBADBADBADBADB"]);
    expect(hero.items.invalidDocumentIds.size).toBe(0);
  });

  it("repairs what can be repaired", async () => {
    const { game } = await openWorld(14, { actors: [{ ...healthy, items: [], system: { luck: "lots" } }] });
    expect(game.actors.get(IDS.hero)?.system["luck"]).toBe(3);
  });
});

describe("a lost connection", () => {
  it("is reported, and writes are refused in words; changes missed meanwhile stay missing, later ones arrive (#10562)", async () => {
    const { game, server } = await openWorld();
    const hero = game.actors.get(IDS.hero) as Actor;
    const seen: string[] = [];
    const ids = (["createActor", "updateActor", "updateItem", "deleteItem", "createItem"] as const).map(
      (hook) => [hook, Hooks.on(hook, (document: { name: string }) => void seen.push(`${hook} ${document.name}`))] as const,
    );

    server.lose();
    expect(document.querySelector("[role=alert]")?.textContent).toMatch(/connection to the Table is lost/);
    await expect(hero.update({ name: "Mine" })).rejects.toThrow(/connection to the Table is lost; nothing was changed/);

    server.byOther("Actor", "update", { updates: [{ _id: IDS.hero, name: "Theirs", flags: { tiny: { a: 1 } } }] });
    server.byOther("Actor", "create", { data: [{ name: "New", type: "hero" }] });
    server.byOther("Item", "delete", { parentUuid: `Actor.${IDS.hero}`, ids: [IDS.rope] });

    server.comeBack();
    await settle();
    expect(document.getElementById("table-connection")).toBeNull();
    expect([hero.name, game.actors.size, hero.items.size, seen]).toEqual(["Hero", 1, 1, []]);

    server.byOther("Actor", "update", { updates: [{ _id: IDS.hero, img: "icons/svg/skull.svg" }] });
    expect([hero.img, hero.name, seen]).toEqual(["icons/svg/skull.svg", "Hero", ["updateActor Hero"]]);
    await hero.update({ name: "Mine" });
    expect(hero.name).toBe("Mine");
    for (const [hook, id] of ids) Hooks.off(hook, id);
  });

  it("reports a write in progress as of unknown outcome", async () => {
    const { game, server } = await openWorld();
    const writing = game.actors.get(IDS.hero)?.update({ name: "Mine" });
    await Promise.resolve();
    setTimeout(() => server.lose());
    await expect(writing).rejects.toThrow(/was lost before it answered|is lost/);
  });
});

it("changes by others before the documents exist are not lost", async () => {
  const { Inbox } = await import("../../client/boot/inbox.ts");
  const { FakeServer } = await import("./fake-server.ts");
  const { worldPayload } = await import("./client-world.ts");
  const server = new FakeServer(worldPayload(14));
  const inbox = new Inbox(server);
  server.send("userConnected", { userId: "before", active: true });
  await inbox.fetchWorld();
  server.send("userConnected", { userId: "between", active: true });
  const seen: string[] = [];
  inbox.open(({ message }) => seen.push(message.userId));
  server.send("userConnected", { userId: "after", active: true });
  expect(seen).toEqual(["between", "after"]);
});
