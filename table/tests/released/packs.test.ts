// @vitest-environment happy-dom
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Document } from "../../common/abstract/document.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import { ActiveEffect, Adventure, ChatMessage, TableResult, TokenDocument } from "../../client/documents/index.ts";
import { Hooks } from "../../client/core/hooks.ts";
import { openWorld, type ClientWorld, IDS } from "../data/client-world.ts";

/** Documents as released systems' packs hold them. */
let world: ClientWorld;
beforeEach(async () => {
  world = await openWorld(14);
});
afterEach(() => vi.restoreAllMocks());

describe("a document in an older form is read in the present one", () => {
  test("an effect of 13 on 14", () => {
    const effect = ActiveEffect.fromSource({
      label: "Blessed",
      icon: "icons/svg/angel.svg",
      changes: [{ key: "system.luck", mode: 2, value: "1", priority: 5 }],
      duration: { rounds: 3 },
    });
    expect(effect).toMatchObject({ name: "Blessed", img: "icons/svg/angel.svg", duration: { value: 3, units: "rounds" } });
    expect(effect._source["system"]).toEqual({
      changes: [{ key: "system.luck", type: "add", value: "1", phase: "initial", priority: 5 }],
    });
  });
  test("the same effect on 13 keeps its changes", async () => {
    await openWorld(13);
    const effect = ActiveEffect.fromSource({ label: "Blessed", changes: [{ key: "system.luck", mode: 2, value: "1" }] });
    expect(effect._source["changes"]).toMatchObject([{ key: "system.luck", mode: 2, value: "1" }]);
  });
  test.each([
    [
      { type: 0, text: "A cat" },
      { type: "text", description: "A cat" },
    ],
    [
      { type: 1, text: "Rope", documentCollection: "Item", documentId: IDS.rope },
      { type: "document", name: "Rope", documentUuid: `Item.${IDS.rope}` },
    ],
  ])("the row of a table: %j", (old, now) => {
    expect(TableResult.fromSource({ range: [1, 1], ...old })._source).toMatchObject(now);
  });
  test("a message, a token, and where something came from", () => {
    expect(ChatMessage.fromSource({ user: IDS.gm, type: 2 })._source).toMatchObject({ author: IDS.gm, style: 2, type: "base" });
    expect(TokenDocument.migrateData({ name: "x", actorData: { name: "Y" } })).toMatchObject({ delta: { name: "Y" } });
    const item = { flags: { core: { sourceId: "Item.AAAAAAAAAAAAAAAA" } } };
    expect(world.game.items.documentClass.migrateData({ ...item })["_stats"]).toEqual({
      compendiumSource: "Item.AAAAAAAAAAAAAAAA",
    });
  });
  test("reading it twice changes nothing more", () => {
    const source = fc.record(
      {
        label: fc.string(),
        name: fc.string(),
        icon: fc.string(),
        changes: fc.array(fc.record({ key: fc.string(), mode: fc.nat(6) })),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(source, (old) => {
        const once = ActiveEffect.migrateData(structuredClone(old) as PlainObject);
        expect(ActiveEffect.migrateData(structuredClone(once))).toEqual(once);
      }),
    );
  });
});

describe("a system renames a field of its own", () => {
  test("by migrating it, once", () => {
    const data: PlainObject = { system: { might: 3 } };
    expect(Document._addDataFieldMigration(data, "system.might", "system.strength")).toBe(true);
    expect(data).toEqual({ system: { strength: 3 } });
    expect(Document._addDataFieldMigration(data, "system.might", "system.strength")).toBe(false);
  });
  test("and lets data answer to the old name too", () => {
    const data: PlainObject = { strength: 3 };
    Document._addDataFieldShim(data, "might", "strength");
    expect(data["might"]).toBe(3);
    expect(Object.keys(data)).toEqual(["strength"]);
  });
});

describe("an adventure", () => {
  const source = {
    _id: "ADVENTUREADVENT1",
    name: "The Lighthouse",
    actors: [
      { _id: IDS.hero, name: "Hero, older", type: "hero" },
      { _id: "KEEPERKEEPERKEEP", name: "Keeper", type: "hero" },
    ],
    journal: [{ _id: "LOGBOOKLOGBOOK12", name: "Log" }],
    cards: [{ name: "a deck the Table does not have" }],
  };

  test("holds documents of many types", () => {
    const adventure = Adventure.fromSource(source);
    expect(adventure.invalid).toBe(false);
    const [hero] = Reflect.get(adventure, "actors");
    expect(hero).toMatchObject({ name: "Hero, older", documentName: "Actor" });
    expect(adventure.toObject()["cards"]).toEqual(source.cards);
  });
  test("knows which of them the world has", async () => {
    const { toCreate, toUpdate, documentCount } = await Adventure.fromSource(source).prepareImport();
    expect(documentCount).toBe(3);
    expect(Object.keys(toCreate)).toEqual(["Actor", "JournalEntry"]);
    expect(toUpdate["Actor"]).toMatchObject([{ name: "Hero, older" }]);
  });
  test("is not imported where a hook says no", async () => {
    const stop = Hooks.on("preImportAdventure", () => false);
    expect(await Adventure.fromSource(source).import()).toEqual({ created: {}, updated: {} });
    Hooks.off("preImportAdventure", stop);
    expect(world.game.actors.size).toBe(1);
  });
});
