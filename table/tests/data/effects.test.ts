// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { clientState } from "../../client/core/client-state.ts";
import type { Actor } from "../../client/documents/actor.ts";
import { foundry } from "../../client/foundry.ts";
import type { DataSchema } from "../../common/data/fields/schema-field.ts";
import { objectOf } from "../../common/plain-object.ts";
import { setProperty } from "../../common/utils/properties.ts";
import { HeroData, IDS, openWorld } from "./client-world.ts";

/** Effects change what is prepared, never what is stored (DOC ActiveEffect, EffectChangeData). */
async function lucky(
  generation: number,
  ...changes: object[]
): Promise<{ luck: unknown; tags: unknown; stored: unknown; overrides: object }> {
  const { game } = await openWorld(generation);
  const hero = game.actors.get(IDS.hero);
  if (!hero) throw new Error("The hero is gone");
  const effect = generation >= 14 ? { type: "base", system: { changes } } : { changes };
  hero.updateSource({ effects: [{ _id: "EFFECTEFFECTEFFE", name: "Blessed", ...effect }] });
  hero.reset();
  const { luck, tags } = hero.system;
  return { luck, tags, stored: hero.toObject()["system"], overrides: hero.overrides };
}

const MODE = foundry.CONST.ACTIVE_EFFECT_MODES;
const KEY = "system.luck";

test.each([
  ["adds", { mode: MODE.ADD, value: "2" }, 5],
  ["takes away", { mode: MODE.ADD, value: "-1" }, 2],
  ["multiplies", { mode: MODE.MULTIPLY, value: "3" }, 9],
  ["lifts", { mode: MODE.UPGRADE, value: "7" }, 7],
  ["does not lift what is higher", { mode: MODE.UPGRADE, value: "1" }, 3],
  ["lowers", { mode: MODE.DOWNGRADE, value: "1" }, 1],
  ["replaces", { mode: MODE.OVERRIDE, value: "0" }, 0],
  ["takes a number's default for words", { mode: MODE.ADD, value: "much" }, 6],
])("on 13 an effect %s", async (_what, change, luck) => {
  expect((await lucky(13, { key: KEY, ...change })).luck).toBe(luck);
});

test.each([
  ["adds", { type: "add", value: "2" }, 5],
  ["subtracts", { type: "subtract", value: "2" }, 1],
  ["multiplies", { type: "multiply", value: "3" }, 9],
  ["replaces", { type: "override", value: "0" }, 0],
  ["leaves alone what is for a type it does not know", { type: "sing", value: "9" }, 3],
])("on 14 an effect %s", async (_what, change, luck) => {
  expect((await lucky(14, { key: KEY, ...change })).luck).toBe(luck);
});

test("in the order of their priorities; what is stored stays, and what was made is told", async () => {
  const { luck, tags, overrides, stored } = await lucky(
    13,
    { key: KEY, mode: MODE.MULTIPLY, value: "2", priority: 30 },
    { key: KEY, mode: MODE.ADD, value: "1", priority: 5 },
    { key: "system.tags", mode: MODE.ADD, value: "brave" },
  );
  expect(luck).toBe(8);
  expect(tags).toEqual(["brave"]);
  expect(overrides).toEqual({ "system.luck": 8, "system.tags": ["brave"] });
  expect(stored).toEqual({ luck: 3, tags: [] });
});

test("on 13 an effect of the system applies its changes in its own way", async () => {
  const apply = vi.spyOn(foundry.documents.ActiveEffect.prototype, "apply").mockReturnValue({ "system.luck": 1 });
  const { overrides } = await lucky(13, { key: KEY, mode: MODE.ADD, value: "2" });
  expect(apply.mock.calls[0]?.[1]).toMatchObject({ key: KEY, mode: MODE.ADD, value: "2" });
  expect(overrides).toEqual({ "system.luck": 1 });
  apply.mockRestore();
});

test("on 14 a kind of change that the system has a handler for is its own", async () => {
  const handler = vi.fn((hero: Actor, { key }: { key: string }) => {
    setProperty(hero, key, 7);
    return { [key]: 7 };
  });
  const { game } = await openWorld(14);
  changeTypes()["sing"] = { label: "Sing", defaultPriority: 5, handler };
  const hero = game.actors.get(IDS.hero);
  const changes = [
    { key: KEY, type: "add", value: "1" },
    { key: KEY, type: "sing", value: "9" },
  ];
  hero?.updateSource({ effects: [{ _id: "EFFECTEFFECTEFFE", name: "Blessed", type: "base", system: { changes } }] });
  hero?.reset();
  // Before the addition, whose priority is 20.
  expect(hero?.system["luck"]).toBe(8);
  expect(handler.mock.calls[0]?.[1]).toMatchObject({ key: KEY, type: "sing", value: "9" });
});

/** A number that is changed in hundreds. */
class Hundreds extends foundry.data.fields.NumberField {
  override _castChangeDelta(delta: unknown): unknown {
    return delta === "forty" ? 40 : super._castChangeDelta(delta);
  }

  override _applyChangeAdd(value: unknown, delta: unknown): unknown {
    return Number(value) + Number(delta) * 100;
  }
}

test.each([13, 14])("on %s a field of the system's own class carries out changes in its own way", async (generation) => {
  const { game } = await openWorld(generation);
  class Rich extends HeroData {
    static override defineSchema(): DataSchema {
      return { ...super.defineSchema(), luck: new Hundreds({ required: true, initial: 3 }) };
    }
  }
  objectOf(objectOf(clientState.config?.["Actor"])["dataModels"])["hero"] = Rich;
  const changes = [{ key: KEY, mode: MODE.ADD, type: "add", value: "forty" }];
  const effect = { _id: "EFFECTEFFECTEFFE", name: "Blessed", type: "base", changes, system: { changes } };
  const actor = new foundry.documents.Actor({ name: "Midas", type: "hero", effects: [effect] });
  expect(game.release.generation).toBe(generation);
  expect(actor.system["luck"]).toBe(4003);
  expect(actor.overrides).toEqual({ [KEY]: 4003 });
});

test.each([
  [13, "one"],
  [14, "1"],
])("on %s a custom change of a field is what listeners of the hook make of it", async (generation, value) => {
  const heard = vi.fn((_actor: unknown, _change: unknown, current: number, _delta: unknown, changes: Record<string, unknown>) => {
    changes[KEY] = current * 10;
  });
  const id = foundry.helpers.Hooks.on("applyActiveEffect", heard);
  const { luck } = await lucky(generation, { key: KEY, mode: MODE.CUSTOM, type: "custom", value });
  foundry.helpers.Hooks.off("applyActiveEffect", id);
  expect(heard).toHaveBeenCalled();
  expect(luck).toBe(30);
});

test("on 14 a value may name the actor's data", async () => {
  expect((await lucky(14, { key: KEY, type: "add", value: "@luck" })).luck).toBe(6);
});

function changeTypes(): Record<string, unknown> {
  const types: unknown = clientState.config?.["ActiveEffect"];
  return objectOf(objectOf(types)["changeTypes"]);
}
