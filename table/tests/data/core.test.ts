// @vitest-environment happy-dom
import * as ours from "../../common/ours.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as fields from "../../common/data/fields/index.ts";
import { TypeDataModel } from "../../common/abstract/type-data-model.ts";
import type { DataSchema } from "../../common/data/fields/schema-field.ts";
import { ClientKeybindings } from "../../client/core/client-keybindings.ts";
import { Hooks } from "../../client/core/hooks.ts";
import { localizeDataModel } from "../../client/core/localize-data-model.ts";
import { type ClientWorld, openWorld } from "./client-world.ts";

let world: ClientWorld;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => vi.restoreAllMocks());

describe("hooks", () => {
  it("are called in order, once if requested, and not after removal", () => {
    const said: string[] = [];
    const first = Hooks.on("tiny.a", () => said.push("on"));
    Hooks.once("tiny.a", () => said.push("once"));
    Hooks.callAll("tiny.a");
    Hooks.callAll("tiny.a");
    Hooks.off("tiny.a", first);
    Hooks.callAll("tiny.a");
    expect(said).toEqual(["on", "once", "on"]);
  });

  it("call stops at the first that returns false; callAll does not", () => {
    const last = vi.fn();
    Hooks.on("tiny.b", () => false);
    Hooks.on("tiny.b", last);
    expect(Hooks.call("tiny.b")).toBe(false);
    expect(last).not.toHaveBeenCalled();
    expect(Hooks.callAll("tiny.b")).toBe(true);
    expect(last).toHaveBeenCalledOnce();
  });

  it("an error in a listener is shown on the page, and the others are called", () => {
    const last = vi.fn();
    Hooks.on("tiny.c", () => {
      throw new Error("broken listener");
    });
    Hooks.on("tiny.c", last);
    Hooks.callAll("tiny.c", 1, 2);
    expect(last).toHaveBeenCalledExactlyOnceWith(1, 2);
    expect(document.querySelector("#table-problems li")?.textContent).toBe(
      'Error thrown in a function hooked to "tiny.c": broken listener',
    );
  });
});

describe("texts", () => {
  const files: Record<string, object> = {
    "en.json": { TINY: { Hello: "Hello {name}", Only: "English" }, "TINY.Dotted": "dots" },
    "de.json": { TINY: { Hello: "Hallo {name}" } },
  };
  const load = (lang: string): Promise<void> =>
    world.game.i18n.setLanguage(
      lang,
      [
        { lang: "en", path: "en.json" },
        { lang: "de", path: "de.json" },
      ],
      async (path) => files[path] as Record<string, unknown>,
    );

  it("are found by nested and by dotted keys, filled in, and fall back on English", async () => {
    await load("de");
    const { i18n } = world.game;
    expect(i18n.format("TINY.Hello", { name: "Ann" })).toBe("Hallo Ann");
    expect(i18n.localize("TINY.Hello", { name: "Ann" })).toBe("Hallo Ann");
    expect(i18n.localize("TINY.Only")).toBe("English");
    expect(i18n.localize("TINY.Dotted")).toBe("dots");
    expect(i18n.localize("TINY.Missing")).toBe("TINY.Missing");
    expect(i18n.localize("TINY")).toBe("TINY");
    expect(i18n.format("TINY.Hello", { other: 1 })).toBe("Hallo {name}");
    expect([i18n.has("TINY.Only"), i18n.has("TINY.Nothing"), i18n.has("TINY")]).toEqual([true, false, false]);
  });

  it("support lists and plurals of the language", async () => {
    await load("en");
    expect(world.game.i18n.getListFormatter().format(["a", "b", "c"])).toBe("a, b, and c");
    expect(world.game.i18n.pluralRules.select(1)).toBe("one");
  });

  it("are set on a model's fields by its prefixes", async () => {
    class Named extends TypeDataModel {
      static override LOCALIZATION_PREFIXES = ["BASE", "NAMED"];
      static override defineSchema(): DataSchema {
        return {
          luck: new fields.NumberField(),
          deep: new fields.SchemaField({ inner: new fields.StringField() }),
          own: new fields.StringField({ label: "OWN" }),
          record: new fields.TypedObjectField(new fields.SchemaField({ value: new fields.NumberField() })),
        };
      }
    }
    const words = {
      luck: { label: "Luck", hint: "How lucky" },
      deep: { inner: { label: "Inner" } },
      record: { value: { label: "Value" } },
    };
    await world.game.i18n.setLanguage("en", [{ lang: "en", path: "x" }], async () => ({
      BASE: { FIELDS: { luck: { label: "Base luck", placeholder: "0" } } },
      NAMED: { FIELDS: words },
      OWN: "Own",
    }));
    localizeDataModel(Named);
    const field = (path: string): fields.DataField => Named.schema.getField(path) as fields.DataField;
    expect(field("luck")).toMatchObject({ label: "Luck", hint: "How lucky", placeholder: "0" });
    expect(field("deep.inner").label).toBe("Inner");
    expect(field("own").label).toBe("Own");
    expect(field("record.x.value").label).toBe("Value");
  });
});

describe("key actions", () => {
  const press = (code: string, options: KeyboardEventInit = {}): KeyboardEvent =>
    new KeyboardEvent("keydown", { code, bubbles: true, cancelable: true, ...options });

  it("are called by their keys with exactly their modifiers, by precedence, until one has handled it", () => {
    const keys = new ClientKeybindings();
    const said: string[] = [];
    keys.register("tiny", "late", {
      editable: [{ key: "KeyR", modifiers: ["Shift"] }],
      precedence: 2,
      onDown: () => void said.push("late"),
    });
    keys.register("tiny", "early", {
      editable: [{ key: "KeyR", modifiers: ["Shift"] }],
      precedence: 0,
      onDown: () => void said.push("early"),
    });
    keys[ours.handle](press("KeyR", { shiftKey: true }), false);
    keys[ours.handle](press("KeyR"), false);
    expect(said).toEqual(["early", "late"]);
    keys.register("tiny", "first", {
      editable: [{ key: "KeyR", modifiers: ["Shift"] }],
      precedence: 0,
      order: -1,
      onDown: () => true,
    });
    const event = press("KeyR", { shiftKey: true });
    keys[ours.handle](event, false);
    expect(said).toHaveLength(2);
    expect(event.defaultPrevented).toBe(true);
  });

  it("leave text fields their keys", () => {
    const keys = new ClientKeybindings();
    const down = vi.fn();
    keys.register("tiny", "x", { editable: [{ key: "KeyX" }], onDown: down });
    keys[ours.listen](document);
    const input = document.body.appendChild(document.createElement("input"));
    input.dispatchEvent(press("KeyX"));
    expect(down).not.toHaveBeenCalled();
    document.body.dispatchEvent(press("KeyX"));
    expect(down).toHaveBeenCalledOnce();
  });

  it("can only be registered during init", () => {
    const keys = new ClientKeybindings();
    keys.initialize();
    expect(() => keys.register("tiny", "x", {})).toThrow(/after the init hook/);
    expect(() => keys.get("tiny", "x")).toThrow(/not a registered Keybinding/);
  });
});
