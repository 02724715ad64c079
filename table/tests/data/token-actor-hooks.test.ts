// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PlainObject } from "../../common/plain-object.ts";
import { Hooks } from "../../client/core/hooks.ts";
import type { Actor } from "../../client/documents/actor.ts";
import { type ClientWorld, IDS, openWorld } from "./client-world.ts";

const SCENE = "SCENESCENESCENE1";
const TOKEN = "OWNOWNOWNOWNOWN1";
const DOCUMENTS = ["Actor", "Item", "Token"];
const ACTIONS = ["preCreate", "create", "preUpdate", "update", "preDelete", "delete"];

let world: ClientWorld;
let seen: string[];
let hooks: (readonly [string, number])[];
const own = (): Actor => world.game.scenes.get(SCENE)?.tokens.get(TOKEN)?.actor as Actor;
const hero = (): Actor => world.game.actors.get(IDS.hero) as Actor;

beforeEach(async () => {
  const tokens = [{ _id: TOKEN, name: "Own", actorId: IDS.hero, delta: { system: { luck: 1 } } }];
  world = await openWorld(14, { scenes: [{ _id: SCENE, name: "Place", tokens }] });
  seen = [];
  const note = (hook: string, args: unknown[]): void => {
    const [document] = args as [Actor];
    const actor = (document.documentName === "Actor" ? document : document.parent) as Actor;
    const options = args.findLast((arg) => typeof arg === "object") as PlainObject;
    seen.push(`${hook} ${document.name} ${actor.isToken ? "token" : "world"} ${String(options["tiny"])}`);
  };
  hooks = ACTIONS.flatMap((action) => DOCUMENTS.map((name) => `${action}${name}`)).map(
    (hook) => [hook, Hooks.on(hook, (...args: unknown[]) => note(hook, args))] as const,
  );
});
afterEach(() => {
  for (const [hook, id] of hooks) Hooks.off(hook, id);
  vi.restoreAllMocks();
});

describe("a write to an unlinked token's own actor calls the actor's hooks (#8973, #9131)", () => {
  it("of the actor, with the options of the write (#13754), and none of the token", async () => {
    await own().update({ "system.luck": 8 }, { tiny: 1 });
    expect(seen).toEqual(["preUpdateActor Hero token 1", "updateActor Hero token 1"]);
    expect([own().system["luck"], hero().system["luck"]]).toEqual([8, 3]);
  });

  it("of its items", async () => {
    const [lamp] = await own().createEmbeddedDocuments("Item", [{ name: "Lamp", type: "rope" }], { tiny: 1 });
    await own().items.get(IDS.rope)?.update({ "system.length": 2 }, { tiny: 2 });
    await lamp?.delete({ tiny: 3 });
    expect(seen).toEqual([
      "preCreateItem Lamp token 1",
      "createItem Lamp token 1",
      "preUpdateItem Rope token 2",
      "updateItem Rope token 2",
      "preDeleteItem Lamp token 3",
      "deleteItem Lamp token 3",
    ]);
    expect(own().items.map((item) => item.system["length"])).toEqual([2]);
  });

  it("calls the system's own callbacks, which may refuse", async () => {
    await own().update({ "system.luck": 13 });
    expect([own().system["luck"], seen]).toEqual([1, []]);
    const refuse = Hooks.on("preUpdateActor", () => false);
    await own().update({ "system.luck": 5 });
    Hooks.off("preUpdateActor", refuse);
    expect([own().system["luck"], seen]).toEqual([1, ["preUpdateActor Hero token undefined"]]);
  });

  it("calls them on the other clients too, without the preparing ones", () => {
    const tokenActor = (type: string, action: string, result: unknown[]): PlainObject => ({
      type,
      action,
      result,
      options: { tiny: 7 },
    });
    const arrive = (delta: PlainObject, change: PlainObject): void =>
      world.server.send("modifyDocument", {
        type: "Token",
        action: "update",
        operation: { parentUuid: `Scene.${SCENE}`, tokenActor: change },
        userId: IDS.player,
        result: [{ _id: TOKEN, delta }],
      });
    const lamp = { _id: "LAMPLAMPLAMPLAMP", name: "Lamp", type: "rope" };
    const tombstone = { _id: lamp._id, _tombstone: true };
    arrive({ system: { luck: 6 } }, tokenActor("Actor", "update", [{ _id: IDS.hero, system: { luck: 6 } }]));
    arrive({ items: [lamp] }, tokenActor("Item", "create", [lamp]));
    arrive({ items: [{ ...lamp, name: "Lantern" }] }, tokenActor("Item", "update", [{ _id: lamp._id, name: "Lantern" }]));
    arrive({ items: [tombstone] }, tokenActor("Item", "delete", [lamp._id]));
    expect(seen).toEqual([
      "updateActor Hero token 7",
      "createItem Lamp token 7",
      "updateItem Lantern token 7",
      "deleteItem Lantern token 7",
    ]);
    expect([own().system["luck"], own().items.size]).toEqual([6, 1]);
  });
});

describe("deleting a key of an unlinked token's own actor (#8400)", () => {
  beforeEach(async () => {
    await hero().update({ flags: { tiny: { a: "world", b: "world" } } });
    await own().update({ flags: { tiny: { a: "token", c: "token" } } });
    seen.length = 0;
  });

  it("restores what the world's actor has", async () => {
    expect(own().flags).toEqual({ tiny: { a: "token", b: "world", c: "token" } });
    await own().update({ flags: { tiny: { "-=a": null, "-=c": null } } });
    expect(own().flags).toEqual({ tiny: { a: "world", b: "world" } });
  });

  it("does nothing if the token has nothing of its own", async () => {
    await own().update({ flags: { tiny: { "-=b": null } } });
    expect(own().flags).toEqual({ tiny: { a: "token", b: "world", c: "token" } });
    expect(seen).toEqual(["preUpdateActor Hero token undefined"]);
  });
});
