// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Actor } from "../../client/documents/actor.ts";
import type { TokenDocument } from "../../client/documents/token-document.ts";
import { modifyBatch } from "../../client/data/modify-batch.ts";
import { fromUuid, fromUuidSync } from "../../client/documents/from-uuid.ts";
import { type ClientWorld, IDS, openWorld } from "./client-world.ts";

const SCENE = "SCENESCENESCENE1";
const TOKENS = { linked: "LINKEDLINKEDLINK", own: "OWNOWNOWNOWNOWN1" };
let world: ClientWorld;
const token = (id: string): TokenDocument => world.game.scenes.get(SCENE)?.tokens.get(id) as TokenDocument;
const hero = (): Actor => world.game.actors.get(IDS.hero) as Actor;

beforeEach(async () => {
  const tokens = [
    { _id: TOKENS.linked, name: "Linked", actorId: IDS.hero, actorLink: true },
    { _id: TOKENS.own, name: "Own", actorId: IDS.hero, delta: { name: "Twin", system: { luck: 1 } } },
  ];
  world = await openWorld(14, { scenes: [{ _id: SCENE, name: "Place", tokens }] });
});
afterEach(() => vi.restoreAllMocks());

describe("the actor of a token", () => {
  it("is the world's if the token is linked", () => expect(token(TOKENS.linked).actor).toBe(hero()));

  it("is the token's own if it is not, merged with the world's", () => {
    const own = token(TOKENS.own).actor as Actor;
    expect([own.name, own.system["luck"], own.items.size]).toEqual(["Twin", 1, 1]);
    expect(own.isToken).toBe(true);
    expect(own.uuid).toBe(`Scene.${SCENE}.Token.${TOKENS.own}.Actor.${IDS.hero}`);
    expect(fromUuidSync(own.uuid)).toBe(own);
  });

  it("stores its changes in the token, and stays the same object", async () => {
    const own = token(TOKENS.own).actor as Actor;
    await own.update({ "system.luck": 8 });
    expect(token(TOKENS.own).actor).toBe(own);
    expect(own.system["luck"]).toBe(8);
    expect(hero().system["luck"]).toBe(3);
    expect(world.server.requests.at(-1)).toMatchObject({
      type: "Token",
      operation: { updates: [{ delta: { system: { luck: 8 } } }] },
    });
  });

  it("has no uuid once the token is linked: that is an error, even without strict (#13757)", async () => {
    const uuid = `Scene.${SCENE}.Token.${TOKENS.own}.Actor.${IDS.hero}`;
    expect(fromUuidSync(uuid, { strict: false })).toBe(token(TOKENS.own).actor);
    await token(TOKENS.own).update({ actorLink: true });
    expect(() => fromUuidSync(uuid, { strict: false })).toThrow(/is linked and has no actor of its own/);
    await expect(fromUuid(uuid)).rejects.toThrow(/is linked/);
    expect(fromUuidSync(`Scene.${SCENE}.Token.${TOKENS.own}`)).toBe(token(TOKENS.own));
  });

  it("has items of its own", async () => {
    const own = token(TOKENS.own).actor as Actor;
    await own.items.get(IDS.rope)?.update({ "system.length": 2 });
    const [lamp] = await own.createEmbeddedDocuments("Item", [{ name: "Lamp", type: "rope" }]);
    expect(own.items.map((item) => item.name)).toEqual(["Rope", "Lamp"]);
    expect(own.items.get(IDS.rope)?.system["length"]).toBe(2);
    expect(hero().items.get(IDS.rope)?.system["length"]).toBe(10);
    await own.deleteEmbeddedDocuments("Item", [IDS.rope, lamp?.id as string]);
    expect(own.items.size).toBe(0);
    expect(hero().items.size).toBe(1);
  });

  it("follows the world's actor where the token has no change", async () => {
    const own = token(TOKENS.own).actor as Actor;
    await hero().update({ img: "icons/svg/skull.svg", "system.luck": 9 });
    expect([own.img, own.system["luck"]]).toEqual(["icons/svg/skull.svg", 1]);
  });
});

it("a batch writes one after another and stops at the first refusal", async () => {
  const results = await modifyBatch([
    { action: "update", documentName: "Actor", updates: [{ _id: IDS.hero, name: "A" }] },
    { action: "create", documentName: "Item", data: [{ name: "Bell", type: "rope" }] },
    { action: "delete", documentName: "Item", ids: [IDS.rope], parent: hero() },
  ]);
  expect(results.map((documents) => documents.length)).toEqual([1, 1, 1]);
  expect([hero().name, world.game.items.size, hero().items.size]).toEqual(["A", 1, 0]);
  world.server.refusal = "no";
  const refused = modifyBatch([
    { action: "update", documentName: "Actor", updates: [{ _id: IDS.hero, name: "B" }] },
    { action: "create", documentName: "Item", data: [{ name: "Bell", type: "rope" }] },
  ]);
  await expect(refused).rejects.toThrow("no");
  expect(world.game.items.size).toBe(1);
});
