// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DataModel } from "../../common/abstract/data-model.ts";
import * as fields from "../../common/data/fields/index.ts";
import type { DataSchema } from "../../common/data/fields/schema-field.ts";
import { Hooks } from "../../client/core/hooks.ts";
import type { ClientSettings } from "../../client/core/client-settings.ts";
import { type ClientWorld, IDS, openWorld } from "./client-world.ts";

class Dials extends DataModel {
  declare pace: number;

  static override defineSchema(): DataSchema {
    return { pace: new fields.NumberField({ required: true, nullable: false, min: 1, max: 5, initial: 3 }) };
  }
}

let world: ClientWorld;
let settings: ClientSettings;
beforeEach(async () => {
  world = await openWorld(14, { settings: [{ _id: "SETTINGSETTING12", key: "tiny.old", value: '"kept"' }] });
  settings = world.game.settings;
});
afterEach(() => vi.restoreAllMocks());

describe("a setting of the world", () => {
  it("has its default until it is set, and announces the live value", async () => {
    const onChange = vi.fn();
    settings.register("tiny", "mode", { scope: "world", type: String, default: "calm", onChange });
    expect(settings.get("tiny", "mode")).toBe("calm");
    expect(await settings.set("tiny", "mode", "wild")).toBe("wild");
    expect(settings.get("tiny", "mode")).toBe("wild");
    expect(onChange.mock.calls[0]?.[0]).toBe("wild");
    expect(onChange.mock.calls[0]?.[2]).toBe(IDS.gm);
  });

  it("is stored as JSON text, created once and then updated", async () => {
    settings.register("tiny", "list", { scope: "world", type: Array, default: [] });
    await settings.set("tiny", "list", [1]);
    await settings.set("tiny", "list", [1, 2]);
    expect(world.server.data["settings"]?.filter((entry) => entry["key"] === "tiny.list")).toMatchObject([{ value: "[1,2]" }]);
  });

  it("is read from what was stored before", () => {
    settings.register("tiny", "old", { scope: "world", type: String, default: "new" });
    expect(settings.get("tiny", "old")).toBe("kept");
  });

  it("follows what another client sets", () => {
    const onChange = vi.fn();
    settings.register("tiny", "old", { scope: "world", type: String, default: "", onChange });
    world.server.byOther("Setting", "update", { updates: [{ _id: "SETTINGSETTING12", value: '"theirs"' }] });
    expect(settings.get("tiny", "old")).toBe("theirs");
    expect(onChange).toHaveBeenCalledOnce();
  });

  it("cannot be changed by players", async () => {
    settings.register("tiny", "mode", { scope: "world", type: String, default: "calm" });
    world.game.user = world.game.users.get(IDS.player) ?? null;
    await expect(settings.set("tiny", "mode", "wild")).rejects.toThrow(
      /Ann has no permission to change the world setting "tiny.mode"/,
    );
  });
});

describe("types", () => {
  it.each([
    ["a number from text", Number, "4", 4],
    ["a flag from text", Boolean, "false", false],
    ["text from a number", String, 4, "4"],
    ["a field that cleans", new fields.NumberField({ integer: true, max: 9 }), "40", 9],
  ])("%s", async (_name, type, given, live) => {
    settings.register("tiny", "typed", { scope: "world", type: type as never });
    expect(await settings.set("tiny", "typed", given)).toBe(live);
  });

  it("a field has its initial value as the default, and refuses what does not fit", async () => {
    settings.register("tiny", "pick", { scope: "world", type: new fields.StringField({ choices: ["a", "b"], initial: "a" }) });
    expect(settings.get("tiny", "pick")).toBe("a");
    await expect(settings.set("tiny", "pick", "c")).rejects.toThrow(
      /setting "tiny.pick" cannot take this value: c is not a valid choice/,
    );
  });

  it("a data model is stored as its source and read as an instance", async () => {
    settings.register("tiny", "dials", { scope: "world", type: Dials, default: {} });
    expect(settings.get("tiny", "dials")).toBeInstanceOf(Dials);
    const live = (await settings.set("tiny", "dials", { pace: 5 })) as Dials;
    expect(live).toBeInstanceOf(Dials);
    expect(live.pace).toBe(5);
    expect(world.server.data["settings"]?.at(-1)?.["value"]).toBe('{"pace":5}');
    await expect(settings.set("tiny", "dials", { pace: "fast" })).rejects.toThrow(/tiny.dials.*finite number/s);
  });

  it.each([
    ["a choice that is none", { type: String, choices: { a: "A" } }, "b", /not a valid choice/],
    ["a number out of range", { type: Number, range: { min: 0, max: 5 } }, 9, /between 0 and 5/],
    ["words for a number", { type: Number }, "abc", /must be a number/],
  ])("%s is refused", async (_name, data, value, words) => {
    settings.register("tiny", "x", { scope: "world", ...data });
    await expect(settings.set("tiny", "x", value)).rejects.toThrow(words);
  });
});

describe("a setting of this client", () => {
  it("stays here, is announced, and survives", async () => {
    const onChange = vi.fn();
    const changed = vi.fn();
    const id = Hooks.on("clientSettingChanged", changed);
    settings.register("tiny", "loud", { type: Boolean, default: false, onChange });
    expect(await settings.set("tiny", "loud", true)).toBe(true);
    await settings.set("tiny", "loud", true);
    expect(onChange).toHaveBeenCalledOnce();
    expect(changed).toHaveBeenCalledOnce();
    expect(changed.mock.calls[0]?.[0]).toBe("tiny.loud");
    expect(world.server.requests).toHaveLength(0);
    expect(settings.get("tiny", "loud")).toBe(true);
    Hooks.off("clientSettingChanged", id);
  });

  it("that can no longer be read falls back, and says so", async () => {
    settings.register("tiny", "loud", { type: Boolean, default: false });
    await settings.set("tiny", "loud", true);
    const key = Object.keys(localStorage).find((name) => name.endsWith("tiny.loud")) as string;
    localStorage.setItem(key, "{");
    expect(settings.get("tiny", "loud")).toBe(false);
    expect(world.problems.join()).toMatch(/stored value of the setting "tiny.loud" cannot be read/);
  });
});

it("a setting of a user is that user's", async () => {
  settings.register("tiny", "mine", { scope: "user", type: String, default: "" });
  await settings.set("tiny", "mine", "x");
  expect(world.server.data["settings"]?.at(-1)).toMatchObject({ key: "tiny.mine", user: IDS.gm });
  expect(settings.get("tiny", "mine")).toBe("x");
});

it("an unregistered one is an error", async () => {
  expect(() => settings.get("tiny", "nothing")).toThrow('"tiny.nothing" is not a registered game setting');
  await expect(settings.set("tiny", "nothing", 1)).rejects.toThrow(/not a registered/);
  expect(() => settings.register("tiny", "x", { scope: "planet" as "world" })).toThrow(/no valid scope/);
});

it("menus keep their class", () => {
  class Menu {}
  settings.registerMenu("tiny", "menu", { type: Menu, restricted: true });
  expect(settings.menus.get("tiny.menu")).toMatchObject({ namespace: "tiny", key: "menu", type: Menu });
  expect(() => settings.registerMenu("tiny", "menu", {} as never)).toThrow(/menu type/);
});
