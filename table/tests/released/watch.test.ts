// @vitest-environment happy-dom
import Handlebars from "handlebars";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { configureUndrawn } from "../../client/canvas/canvas-config.ts";
import { foundry } from "../../client/foundry.ts";
import { createConfig } from "../../client/core/config.ts";
import { watchMembers, watchNames } from "../../client/core/missing-names.ts";
import type * as foundryFields from "../../common/data/fields/index.ts";
import { neverCalled } from "../../client/core/never-called.ts";
import { configureHost, host } from "../../common/host.ts";
import { getProperty } from "../../common/utils/properties.ts";
import { editor, select } from "../../client/applications/handlebars/helpers/inputs.ts";
import { openWorld } from "../data/client-world.ts";

/** A public name that is absent is an error with the name; a name that is nobody's is undefined, as in Foundry. */
const read = (target: object, path: string): unknown =>
  path.split(".").reduce<unknown>((at, name) => Reflect.get(Object(at), name), target);

beforeAll(() => watchMembers(foundry));
afterEach(() => vi.restoreAllMocks());

describe.each([13, 14])("on %i", (generation) => {
  const watch = { generation: () => generation };
  const watched = watchNames("foundry", foundry, watch, 4);
  const config = watchNames("CONFIG", createConfig(), watch, 1);

  test.each(["utils.benchmark", "canvas.rendering.BLEND_MODES", "nue.registerTours", "canvas.groups.nothing" as string])(
    "foundry.%s",
    (path) => {
      if (path.endsWith("nothing")) expect(read(watched, path)).toBeUndefined();
      else expect(() => read(watched, path)).toThrow(`The Table has no foundry.${path}`);
    },
  );
  test.each(["WebRTC", "DatabaseBackend", "Actor.compendiumBanner"])("CONFIG.%s", (path) =>
    expect(() => read(config, path)).toThrow(`The Table has no CONFIG.${path}`),
  );
  test.each(["foundry.nobodys", "foundry.utils.nobodys", "foundry.applications.nobodys.deeper"])("%s is undefined", (path) => {
    const [, ...rest] = path.split(".");
    expect(rest[0] === "applications" ? read(watched, "applications.nobodys") : read(watched, rest.join("."))).toBeUndefined();
  });
  test("a system's own entries of CONFIG and game are undefined until they are set", () => {
    expect(read(config, "TINY")).toBeUndefined();
    Reflect.set(config, "TINY", { a: 1 });
    expect(read(config, "TINY.a")).toBe(1);
    expect(read(config, "TINY.b")).toBeUndefined();
    const game = watchNames("game", {}, watch);
    expect(read(game, "tiny")).toBeUndefined();
    expect(() => read(game, "webrtc")).toThrow("The Table has no game.webrtc");
  });
  test("what only the other generation has is undefined, without an error", () => {
    const later = ["utils.equals", "data.operators", "data.ActiveEffectTypeDataModel"];
    for (const path of later) expect(read(watched, path) !== undefined).toBe(generation >= 14);
    const older = ["applications.handlebars.colorPicker", "applications.handlebars.select"];
    for (const path of older) {
      if (generation >= 14) expect(read(watched, path)).toBeUndefined();
      else expect(() => read(watched, path)).toThrow(/The Table has no/);
    }
  });
  test("`in`, writing, symbols and JSON are left alone", () => {
    expect("nobodys" in watched).toBe(false);
    const own = watchNames("foundry", { utils: {} }, watch, 4);
    Reflect.set(own, "mine", 1);
    expect(read(own, "mine")).toBe(1);
    expect(JSON.stringify(own)).toBe('{"utils":{},"mine":1}');
    expect(Object.prototype.toString.call(own)).toBe("[object Object]");
  });
});

describe("a member that a class lacks", () => {
  const { Hotbar } = foundry.applications.ui;

  test("is an error with its name, on an object and on the class", () => {
    const bar = Object.create(Hotbar.prototype) as object;
    expect(() => Reflect.get(bar, "locked")).toThrow("The Table has no Hotbar#locked");
    expect(() => Reflect.get(foundry.documents.Actor, "fromImport")).toThrow("The Table has no Actor.fromImport");
  });
  test("may be defined by a system: in a subclass, on an object, on the class", () => {
    class OwnBar extends Hotbar {
      get locked(): boolean {
        return true;
      }
    }
    expect(Reflect.get(OwnBar.prototype, "locked")).toBe(true);
    const bar = Object.create(Hotbar.prototype) as object;
    Reflect.set(bar, "locked", "mine");
    expect(Reflect.get(bar, "locked")).toBe("mine");
    expect(() => Reflect.get(Object.create(Hotbar.prototype) as object, "locked")).toThrow(/Hotbar#locked/);
  });
  test("is no property when one lists them", () => {
    const keys: string[] = [];
    for (const key in Object.create(Hotbar.prototype) as object) keys.push(key);
    expect(keys).not.toContain("locked");
  });
});

describe("a shell", () => {
  const cls = (path: string): new () => object => getProperty(foundry, path) as new () => object;

  test.each([
    "canvas.placeables.Token",
    "canvas.placeables.Region",
    "canvas.interaction.Ruler",
    "canvas.placeables.tokens.TokenRuler",
  ])("foundry.%s can be extended and configured; building one is an error with its name", (path) => {
    class Own extends cls(path) {}
    expect(Object.getPrototypeOf(Own)).toBe(cls(path));
    expect(() => new Own()).toThrow(/The Table draws no canvas: Own/);
    expect(() => new (cls(path))()).toThrow(`${path.split(".").at(-1)} (foundry.`);
  });
  test("extends the class it extends in Foundry", () => {
    expect(Object.getPrototypeOf(cls("canvas.placeables.Token"))).toBe(cls("canvas.placeables.PlaceableObject"));
    expect(Object.getPrototypeOf(cls("canvas.layers.TokenLayer"))).toBe(cls("canvas.layers.PlaceablesLayer"));
  });
  test.each(["appv1.sheets.ActorSheet", "appv1.sheets.ItemSheet", "appv1.api.Application", "appv1.api.Dialog"])(
    "foundry.%s can be named, extended and unregistered, never built",
    (path) => {
      class Own extends cls(path) {
        static get defaultOptions(): object {
          return { ...Reflect.get(cls(path), "defaultOptions"), width: 1 };
        }
      }
      expect(Own.defaultOptions).toEqual({ width: 1 });
      expect(() => new Own()).toThrow(/no first generation of applications: Own/);
    },
  );
  test.each([
    ["documents.WallDocument", "abstract.Document"],
    ["applications.sheets.NoteConfig", "applications.api.DocumentSheetV2"],
    ["applications.sidebar.tabs.PlaylistDirectory", "applications.sidebar.DocumentDirectory"],
    ["data.regionBehaviors.TeleportTokenRegionBehaviorType", "data.regionBehaviors.RegionBehaviorType"],
  ])("foundry.%s, which the Table has no use for, extends foundry.%s and is not built", (path, base) => {
    class Own extends cls(path) {
      static PARTS = { ...Reflect.get(cls(path), "PARTS"), mine: {} };
    }
    expect(Object.getPrototypeOf(cls(path))).toBe(cls(base));
    expect(Own.PARTS).toHaveProperty("mine");
    expect(() => new Own()).toThrow(`The Table has no foundry.${path}: Own (foundry.${path}) can be extended, but not built.`);
  });
  test("documents that are not stored have their names and their place in CONFIG, with the one of 13 in 13 alone", () => {
    for (const generation of [13, 14]) {
      const before = host.generation;
      configureHost({ generation });
      const config = createConfig();
      configureUndrawn(config, foundry);
      configureHost({ generation: before });
      expect(getProperty(config, "Wall.documentClass.documentName")).toBe("Wall");
      expect(getProperty(config, "Wall.objectClass")).toBe(cls("canvas.placeables.Wall"));
      expect(getProperty(config, "RegionBehavior.dataModels")).toEqual({});
      expect("MeasuredTemplate" in config).toBe(generation === 13);
    }
  });
  test("what a region does can be described, with the events it listens to", () => {
    const { RegionBehaviorType } = foundry.data.regionBehaviors;
    class Thorns extends RegionBehaviorType {
      static override defineSchema(): Record<string, foundryFields.DataField> {
        return { events: this._createEventsField({ events: ["tokenEnter"] }) };
      }
    }
    expect([...(new Thorns({ events: ["tokenEnter"] }) as unknown as { events: Set<string> }).events]).toEqual(["tokenEnter"]);
    expect(() => new Thorns({ events: ["tokenSings"] })).toThrow(/tokenSings/);
  });
  test("unregistering a core sheet that is none changes nothing", async () => {
    await openWorld(14);
    expect(() =>
      foundry.documents.collections.Actors.unregisterSheet("core", cls("appv1.sheets.ActorSheet") as never),
    ).not.toThrow();
  });
  test("is what CONFIG names for what is drawn", () => {
    const config = createConfig();
    configureUndrawn(config, foundry);
    expect(getProperty(config, "Canvas.rulerClass")).toBe(cls("canvas.interaction.Ruler"));
    expect(getProperty(config, "Canvas.layers.tokens.layerClass")).toBe(cls("canvas.layers.TokenLayer"));
    expect(getProperty(config, "Token.objectClass")).toBe(cls("canvas.placeables.Token"));
  });
});

describe("windows that are only to extend and to configure", () => {
  test("the fonts are those of CONFIG, each by its own name, and a choice of them is kept by it", async () => {
    await openWorld(14);
    const { FontConfig } = foundry.applications.settings.menus;
    const choices = FontConfig.getAvailableFontChoices();
    expect(Object.keys(choices)).toEqual(FontConfig.getAvailableFonts());
    expect(Object.entries(choices).every(([name, label]) => name === label)).toBe(true);
    expect(FontConfig.FONT_TYPES.SYSTEM).toBe("system");
  });
  test("the banner of a pause is nowhere, whatever a system makes of it", async () => {
    class OwnPause extends foundry.applications.ui.GamePause {}
    const pause = await new OwnPause().render();
    expect(pause.rendered).toBe(false);
  });
  test("what hovers over a token offers the conditions there are", async () => {
    await openWorld(14);
    class OwnHUD extends foundry.applications.hud.TokenHUD {
      offered(): string[] {
        return Object.keys(this._getStatusEffectChoices());
      }
    }
    expect(new OwnHUD().offered()).toContain("dead");
  });
});

describe("core settings that systems read", () => {
  test.each([13, 14])("on %i", async (generation) => {
    const { settings } = (await openWorld(generation)).game;
    expect(settings.get("core", "noCanvas")).toBe(false);
    expect(settings.get("core", "notesDisplayToggle")).toBe(false);
    expect(settings.get("core", "globalInterfaceVolume")).toBe(0.5);
    expect(settings.get("core", "rollMode")).toBe("publicroll");
    expect(getProperty(settings.get("core", "combatTrackerConfig"), "turnMarker.enabled")).toBe(true);
    expect(() => settings.get("core", "fontSize")).toThrow("The Table has no setting core.fontSize");
    expect(() => settings.get("core", "nobodys")).toThrow('"core.nobodys" is not a registered game setting');
  });
});

describe("the names without a suffix, and others that are there", () => {
  test.each([
    ["applications.api.Application", "applications.api.ApplicationV2"],
    ["applications.api.DocumentSheet", "applications.api.DocumentSheetV2"],
    ["applications.api.Dialog", "applications.api.DialogV2"],
    ["applications.sheets.ActorSheet", "applications.sheets.ActorSheetV2"],
    ["applications.sheets.ItemSheet", "applications.sheets.ItemSheetV2"],
  ])("%s is %s", (short, long) => expect(getProperty(foundry, short)).toBe(getProperty(foundry, long)));
  test("the Table is silent", async () => {
    const { AudioHelper } = foundry.audio;
    expect((await AudioHelper.play({ src: "bell.ogg" })).playing).toBe(false);
    expect(AudioHelper.hasAudioExtension("a/bell.OGG?x=1")).toBe(true);
    expect(AudioHelper.hasAudioExtension("ogg.png")).toBe(false);
    for (const volume of [0, 0.3, 1]) expect(AudioHelper.volumeToInput(AudioHelper.inputToVolume(volume))).toBeCloseTo(volume);
  });
  test("validators", () => {
    const { validators } = foundry.data;
    expect(validators.isValidId("AAAAAAAAAAAAAAAA")).toBe(true);
    expect(validators.isValidId("short")).toBe(false);
    expect(validators.hasFileExtension("a/b.PNG?x", ["png"])).toBe(true);
    expect(validators.isBase64Data("data:image/png;base64,AAAA", ["image/png"])).toBe(true);
    expect(validators.isBase64Data("a.png")).toBe(false);
    expect([
      validators.isColorString("#12ab9F"),
      validators.isColorString("#12"),
      validators.isJSON("{}"),
      validators.isJSON("{"),
    ]).toEqual([true, false, true, false]);
  });
  test("an effect is made from a condition", async () => {
    await openWorld(14);
    const effect = await foundry.documents.ActiveEffect.fromStatusEffect("dead");
    expect([...effect.statuses]).toEqual(["dead"]);
    expect(effect.img).toBe("icons/svg/skull.svg");
    await expect(foundry.documents.ActiveEffect.fromStatusEffect("hungry")).rejects.toThrow(/hungry/);
  });
});

describe("helpers", () => {
  const render = Handlebars.create();
  beforeAll(() => render.registerHelper({ editor, select }));
  afterAll(() => render.unregisterHelper("select"));

  test("editor shows the text, and edits it where one may", () => {
    const words = (editable: boolean): string =>
      render.compile("{{editor text target='system.notes' editable=may}}")({ text: "<p>a</p>", may: editable });
    expect(words(false)).toBe('<div class="editor"><p>a</p></div>');
    expect(words(true)).toContain('name="system.notes"');
  });
  test("select marks the chosen option", () => {
    const html = render.compile("{{#select chosen}}<option value='a'>A</option><option value='b'>B</option>{{/select}}")({
      chosen: "b",
    });
    expect(html.replace(/\s*selected(="[^"]*")?/, " selected")).toContain('value="b" selected');
    expect(html.match(/selected/g)).toHaveLength(1);
  });
});

test("a protected member that a system defines and the Table never calls is told by its name", () => {
  const { TokenDocument, Combat } = foundry.documents;
  class MarchingToken extends TokenDocument {
    _shouldRecordMovementHistory(): void {}
    _onOwn(): void {}
    override prepareBaseData(): void {}
  }
  class DeepToken extends MarchingToken {}
  class LoudCombat extends Combat {
    override _playCombatSound(): void {}
  }
  const config = {
    Token: { documentClass: DeepToken },
    Combat: { sheetClasses: { base: { "a.B": { cls: LoudCombat } } } },
    Plain: TokenDocument,
  };
  expect(neverCalled(config)).toEqual(["DeepToken#_shouldRecordMovementHistory", "LoudCombat#_playCombatSound"]);
  expect(neverCalled(createConfig(), ["ready", "hotReload", "nobodys"])).toEqual(["the hook hotReload"]);
});
