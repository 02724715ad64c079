// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { DocumentOptions } from "../../common/abstract/document.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import { readSystemDefaults } from "../../common/system-defaults.ts";
import { documentConfig } from "../../client/core/globals.ts";
import { ActiveEffect } from "../../client/documents/active-effect.ts";
import { Actor } from "../../client/documents/actor.ts";
import { Item } from "../../client/documents/item.ts";
import { Scene } from "../../client/documents/scene.ts";
import { TokenDocument } from "../../client/documents/token-document.ts";
import { IDS, openWorld } from "./client-world.ts";

/** What a system says with its classes and its manifest about documents that are made (DOC of each class). */
test("a class may define a field of its own where Foundry's has a property", async () => {
  await openWorld(14);
  class OwnActor extends Actor {
    override overrides: PlainObject = {};
  }
  expect(new OwnActor({ name: "Ann", type: "hero" }).overrides).toEqual({});
});

test("a new document has the picture its class says, and keeps one that is chosen", async () => {
  await openWorld(14);
  documentConfig("Item").documentClass = class extends Item {
    static override getDefaultArtwork(source: PlainObject): { img: string } {
      return { img: `icons/${String(source["type"])}.svg` };
    }
  };
  expect(new Item({ name: "Rope", type: "rope" }).toObject()["img"]).toBe("icons/rope.svg");
  expect(new Item({ name: "Rope", type: "rope", img: "icons/own.svg" }).img).toBe("icons/own.svg");
});

test("a system gives the effect of a status its own data", async () => {
  const { game } = await openWorld(14);
  documentConfig("ActiveEffect").documentClass = class extends ActiveEffect {
    static override async _fromStatusEffect(id: string, source: PlainObject, options: DocumentOptions): Promise<ActiveEffect> {
      return super._fromStatusEffect(id, { ...source, description: `Of ${id}` }, options);
    }
  };
  const hero = game.actors.get(IDS.hero);
  await hero?.toggleStatusEffect("prone");
  expect(hero?.effects.contents[0]?.toObject()["description"]).toBe("Of prone");
});

test("new scenes and tokens begin with what the manifest says", async () => {
  const { game } = await openWorld(14);
  const manifest = { grid: { distance: 5, units: "ft" }, primaryTokenAttribute: "luck" };
  Object.assign(game.system, manifest, { grid: { ...game.system.grid, ...manifest.grid } });
  expect(new Scene({ name: "Harbour" }).grid).toMatchObject({ distance: 5, units: "ft", type: 1 });
  const token = new TokenDocument({ name: "Ann" }).toObject();
  expect([token["bar1"], token["bar2"]]).toEqual([{ attribute: "luck" }, { attribute: null }]);
});

test.each([
  ["nothing", {}, { grid: { type: 1, distance: 1, units: "" }, bars: [null, null] }],
  [
    "broken values",
    { grid: { distance: -1, units: 3 }, primaryTokenAttribute: 4 },
    { grid: { type: 1, distance: 1, units: "" } },
  ],
  ["no grid", { grid: { type: 0 }, secondaryTokenAttribute: "hp" }, { grid: { type: 0 }, bars: [null, "hp"] }],
])("a manifest that says %s leaves the rest as it is", (_what, manifest, expected) => {
  expect(readSystemDefaults(manifest)).toMatchObject(expected);
});
