// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ForcedDeletion } from "../../common/data/operators.ts";
import { Hooks } from "../../client/core/hooks.ts";
import { getConfig } from "../../client/core/globals.ts";
import type { DocumentConfig } from "../../client/core/config-types.ts";
import { Actor } from "../../client/documents/actor.ts";
import { Item } from "../../client/documents/item.ts";
import { type ClientWorld, IDS, journal, openWorld, settle } from "./client-world.ts";

let world: ClientWorld;
const hero = (): Actor => world.game.actors.get(IDS.hero, { strict: true }) as Actor;
const hooked: [string, number][] = [];
const on = (hook: string, fn: (...args: never[]) => unknown): void => void hooked.push([hook, Hooks.on(hook, fn)]);

beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => {
  for (const [hook, id] of hooked.splice(0)) Hooks.off(hook, id);
  vi.restoreAllMocks();
});

describe("preparation", () => {
  it("runs the system's base, the document's, the embedded documents, the system's derived, the document's (platform §3.1)", () => {
    class Tracer extends Actor {
      override prepareBaseData(): void {
        journal.push("document base");
      }
      override prepareEmbeddedDocuments(): void {
        journal.push("embedded");
        super.prepareEmbeddedDocuments();
      }
      override applyActiveEffects(): void {
        journal.push("effects");
      }
      override prepareDerivedData(): void {
        journal.push("document derived");
      }
    }
    new Tracer(hero().toObject());
    const order = ["system base", "document base", "embedded", "effects", "system derived", "document derived"];
    // 14 has a second phase of effects, after all.
    expect(journal).toEqual([...order, "effects"]);
  });

  it("prepares embedded documents once for each preparation of their parent", async () => {
    const prepared = vi.fn();
    (getConfig()["Item"] as DocumentConfig).documentClass = class extends Item {
      override prepareDerivedData(): void {
        prepared();
      }
    };
    const actor = new Actor(hero().toObject());
    expect(prepared).toHaveBeenCalledTimes(1);
    actor.reset();
    expect(prepared).toHaveBeenCalledTimes(2);
  });

  it("starts from the source again, so that what was derived does not pile up", async () => {
    hero().system["luck"] = 99;
    await hero().update({ name: "New" });
    expect(hero().system["luck"]).toBe(3);
  });

  it("an error in it is reported with the document's uuid, and the others go on", () => {
    class Broken extends Actor {
      override prepareDerivedData(): void {
        throw new Error("no luck");
      }
    }
    const actor = new Broken({ ...hero().toObject() });
    expect(actor.name).toBe("Hero");
    expect(world.problems.join()).toMatch(/Failed data preparation for Actor\.HEROHEROHEROHERO: no luck/);
  });
});

describe("creating", () => {
  it("asks document, hook and class here, then notifies everyone", async () => {
    const order: string[] = [];
    on("preCreateActor", (document: Actor, _data: object, options: { tag: string }, userId: string) => {
      order.push(`pre ${document.name} ${document.id} ${options.tag} ${userId}`);
      document.updateSource({ "system.luck": 5 });
    });
    on(
      "createActor",
      (document: Actor, options: { tag: string }, userId: string) =>
        void order.push(`created ${document.name} ${options.tag} ${userId}`),
    );
    const created = (await Actor.create({ name: "Two", type: "hero" }, { tag: "t" })) as Actor;
    expect(order).toEqual([`pre Two null t ${IDS.gm}`, `created Two t ${IDS.gm}`]);
    expect(created.system["luck"]).toBe(5);
    expect(created.prototypeToken.name).toBe("Two");
    expect(world.game.actors.get(created.id as string)).toBe(created);
  });

  it("is cancelled by a hook that returns false, unless hooks are left out", async () => {
    on("preCreateItem", () => false);
    expect(await Item.create({ name: "A", type: "rope" })).toBeUndefined();
    expect(world.server.requests).toHaveLength(0);
    expect(await Item.create({ name: "A", type: "rope" }, { noHook: true })).toBeInstanceOf(Item);
  });

  it("within a parent notifies the parent, and the parent is prepared again", async () => {
    const told = vi.spyOn(hero(), "_onCreateDescendantDocuments");
    const [lamp] = (await hero().createEmbeddedDocuments("Item", [{ name: "Lamp", type: "rope" }])) as Item[];
    expect(lamp?.parent).toBe(hero());
    expect(hero().items.size).toBe(2);
    expect(hero()._source["items"]).toContain(lamp?._source);
    expect(told).toHaveBeenCalledOnce();
    expect(journal).toEqual(["system base", "system derived"]);
  });

  it("refuses invalid data, saying what is wrong", async () => {
    await expect(Actor.create({ name: "", type: "hero" })).rejects.toThrow(/name: may not be a blank string/);
    await expect(Actor.create({ name: "A", type: "dragon" })).rejects.toThrow(/"dragon" is not a valid type/);
    expect(world.server.requests).toHaveLength(0);
  });
});

describe("updating", () => {
  it("sends only what changes, and resolves to the document", async () => {
    const result = await hero().update({ name: "Hero", "system.luck": "4" });
    expect(result).toBe(hero());
    expect(world.server.requests[0]?.operation["updates"]).toEqual([{ _id: IDS.hero, system: { luck: 4 } }]);
    expect(hero().system["luck"]).toBe(4);
  });

  it("with nothing sends nothing and resolves to undefined", async () => {
    expect(await hero().update({ name: "Hero" })).toBeUndefined();
    expect(world.server.requests).toHaveLength(0);
  });

  it("sends what was requested even if nothing changes, with diff: false", async () => {
    await hero().update({ name: "Hero" }, { diff: false });
    expect(world.server.requests[0]?.operation["updates"]).toEqual([{ _id: IDS.hero, name: "Hero" }]);
  });

  it("passes system, hook, server, system, hook in this order", async () => {
    on("preUpdateActor", () => void journal.push("preUpdateActor"));
    on("updateActor", () => void journal.push("updateActor"));
    await hero().update({ "system.luck": 4 });
    expect(journal).toEqual([
      "system._preUpdate",
      "preUpdateActor",
      "system base",
      "system derived",
      "system._onUpdate",
      "updateActor",
    ]);
  });

  it("is cancelled by the system", async () => {
    expect(await hero().update({ "system.luck": 13 })).toBeUndefined();
    expect(world.server.requests).toHaveLength(0);
  });

  it("includes what a hook adds to the changes, cleaned", async () => {
    on("preUpdateActor", (_document: Actor, changes: { system?: object }) => {
      changes.system = { luck: "7" };
    });
    await hero().update({ name: "Other" });
    expect(world.server.requests[0]?.operation["updates"]).toEqual([{ _id: IDS.hero, name: "Other", system: { luck: 7 } }]);
  });

  it("passes the caller's own options to the callbacks", async () => {
    const seen = vi.fn();
    on("updateActor", ((_document: Actor, changed: object, options: { mine: number }, userId: string) =>
      seen(changed, options.mine, userId)) as never);
    await hero().update({ name: "B" }, { mine: 5 });
    expect(seen).toHaveBeenCalledExactlyOnceWith({ _id: IDS.hero, name: "B" }, 5, IDS.gm);
  });

  it("removes by an operator, which is sent in the older syntax", async () => {
    await hero().setFlag("tiny", "a.b", 1);
    await hero().update({ "flags.tiny.a.b": new ForcedDeletion() });
    expect(world.server.requests.at(-1)?.operation["updates"]).toEqual([
      { _id: IDS.hero, flags: { tiny: { a: { "-=b": null } } } },
    ]);
    expect(hero().flags).toEqual({ tiny: { a: {} } });
  });

  it("of a document that does not exist is an error", async () =>
    await expect(Actor.updateDocuments([{ _id: "NOBODYNOBODYNOBO", name: "x" }])).rejects.toThrow(
      /does not exist in the Actors collection/,
    ));

  it("without an id is an error", async () =>
    await expect(Actor.updateDocuments([{ name: "x" }])).rejects.toThrow(/provide an _id/));

  it("refused by the server throws its message and changes nothing", async () => {
    world.server.refusal = "User GM lacks permission to update Actor [x]";
    await expect(hero().update({ name: "B" })).rejects.toThrow("User GM lacks permission to update Actor [x]");
    expect(hero().name).toBe("Hero");
  });

  it("of an embedded document notifies the parent", async () => {
    const told = vi.spyOn(hero(), "_onUpdateDescendantDocuments");
    await hero().items.get(IDS.rope)?.update({ "system.length": 4 });
    expect(world.server.requests[0]).toMatchObject({ type: "Item", operation: { parentUuid: `Actor.${IDS.hero}` } });
    expect(hero().items.get(IDS.rope)?.system["length"]).toBe(4);
    expect(told).toHaveBeenCalledOnce();
  });
});

describe("deleting", () => {
  it("asks, sends the ids and notifies", async () => {
    const order: string[] = [];
    on("preDeleteItem", () => void order.push("pre"));
    on("deleteItem", (document: Item) => void order.push(`gone ${document.name}`));
    await hero().deleteEmbeddedDocuments("Item", [IDS.rope]);
    expect(order).toEqual(["pre", "gone Rope"]);
    expect(hero().items.size).toBe(0);
    expect(hero()._source["items"]).toEqual([]);
  });

  it("closes the windows of the deleted document", async () => {
    const close = vi.fn(async () => undefined);
    hero().apps["x"] = { id: "x", rendered: true, render: () => undefined, close };
    await hero().delete();
    expect(close).toHaveBeenCalledOnce();
    expect(world.game.actors.size).toBe(0);
  });
});

describe("other clients' changes", () => {
  it("call everything that comes after, and nothing that comes before (platform §3.3)", () => {
    const pre = vi.fn();
    const post = vi.fn();
    on("preUpdateActor", pre);
    on("updateActor", post);
    world.server.byOther("Actor", "update", { updates: [{ _id: IDS.hero, name: "Theirs" }] });
    expect(hero().name).toBe("Theirs");
    expect(pre).not.toHaveBeenCalled();
    expect(post).toHaveBeenCalledOnce();
    expect(post.mock.calls[0]?.[3]).toBe(IDS.player);
    expect(journal).toContain("system._onUpdate");
    expect(journal).not.toContain("system._preUpdate");
  });

  it("render what is open", () => {
    const render = vi.fn();
    hero().apps["x"] = { id: "x", rendered: true, render, close: async () => undefined };
    world.server.byOther("Item", "update", { parentUuid: `Actor.${IDS.hero}`, updates: [{ _id: IDS.rope, name: "Cord" }] });
    expect(render).toHaveBeenCalledOnce();
    expect(render.mock.calls[0]?.[0]).toMatchObject({ renderContext: "updateItem" });
  });

  it("an error in one listener does not keep them from the rest", () => {
    on("updateActor", () => {
      throw new Error("mine");
    });
    const after = vi.fn();
    on("updateActor", after);
    world.server.byOther("Actor", "update", { updates: [{ _id: IDS.hero, name: "Theirs" }] });
    expect(after).toHaveBeenCalledOnce();
    expect(world.problems.join()).toMatch(/hooked to "updateActor": mine/);
    expect(document.getElementById("table-problems")?.textContent).toMatch(/mine/);
  });
});

describe("users", () => {
  it("there is one active GM, the same on every client", () => {
    const { users } = world.game;
    expect(users.activeGM?.id).toBe(IDS.gm);
    expect(world.game.user?.isActiveGM).toBe(true);
    expect(users.getDesignatedUser((user) => !user.isGM)?.name).toBe("Ann");
    world.server.send("userConnected", { userId: IDS.gm, active: false });
    expect(users.activeGM).toBeNull();
  });

  it("connect and disconnect", () => {
    const seen = vi.fn();
    on("userConnected", seen);
    world.server.send("userConnected", { userId: IDS.player, active: true });
    expect(world.game.users.get(IDS.player)?.active).toBe(true);
    expect(seen).toHaveBeenCalledOnce();
  });

  it("a query to a user who is not connected is refused in words", async () =>
    await expect(world.game.users.get(IDS.player)?.query("tiny.ask", {})).rejects.toThrow("Ann is not connected"));
});

describe("documents by uuid", () => {
  it("are found, embedded ones too, and null if deleted", async () => {
    const { fromUuid, fromUuidSync } = await import("../../client/documents/from-uuid.ts");
    expect(fromUuidSync(`Actor.${IDS.hero}.Item.${IDS.rope}`)).toBe(hero().items.get(IDS.rope));
    expect(await fromUuid(`Actor.${IDS.hero}`)).toBe(hero());
    expect(await fromUuid("Actor.NOBODYNOBODYNOBO")).toBeNull();
    expect(fromUuidSync(".Item.ROPEROPEROPEROPE", { relative: hero() })).toBe(hero().items.get(IDS.rope));
  });

  it("a dragged document that is deleted is refused in words", async () =>
    await expect(Actor.fromDropData({ type: "Actor", uuid: "Actor.NOBODYNOBODYNOBO" })).rejects.toThrow(/could not be found/));
});

it("several writes at once arrive as requested", async () => {
  await Promise.all([1, 2, 3, 4].map((luck) => hero().update({ "system.luck": luck * 10 })));
  await settle();
  expect(hero().system["luck"]).toBe(40);
});
