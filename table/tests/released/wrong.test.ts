// @vitest-environment happy-dom
import * as ours from "../../common/ours.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DataModel } from "../../common/abstract/data-model.ts";
import { pluralKey } from "../../common/abstract/document-metadata.ts";
import * as fields from "../../common/data/fields/index.ts";
import type { DataSchema } from "../../common/data/fields/schema-field.ts";
import { BASE_DOCUMENTS } from "../../common/documents/document-classes.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import { ChatLog } from "../../client/applications/sidebar/tabs/chat-log.ts";
import { registerCoreKeybindings } from "../../client/core/core-keybindings.ts";
import { CORE_LANGUAGE } from "../../client/core/core-language.data.ts";
import { getProperty } from "../../common/utils/properties.ts";
import { Item } from "../../client/documents/item.ts";
import { Roll } from "../../client/dice/index.ts";
import { type ClientWorld, IDS, openWorld } from "../data/client-world.ts";

/** What released systems do that once failed here. */
let world: ClientWorld;
beforeEach(async () => {
  world = await openWorld(14, {
    users: [
      { _id: IDS.gm, name: "GM", role: 4, avatar: "mine.webp" },
      { _id: IDS.player, name: "Ann", role: 1, character: IDS.hero },
    ],
  });
});
afterEach(() => vi.restoreAllMocks());

describe("a system's own chat log", () => {
  test.each([13, 14])("reads lines as the core's does, on %i", async (generation) => {
    await openWorld(generation);
    class OwnLog extends ChatLog {}
    expect(OwnLog.parse("/roll 2d6")[0]).toBe("roll");
    expect(OwnLog.parse("hello")[0]).toBe("none");
  });
  test("reads lines with patterns of its own", () => {
    class OwnLog extends ChatLog {
      static override CHAT_COMMANDS = {
        oracle: { rgx: /^(\/oracle)\s*(.*)/i, fn: async () => false as const },
        ...ChatLog.CHAT_COMMANDS,
      };
    }
    expect(OwnLog.parse("/oracle now")[0]).toBe("oracle");
    expect(ChatLog.parse("/oracle now")[0]).not.toBe("oracle");
  });
});

describe("a blank text that is allowed", () => {
  const refuse = (): boolean => false;
  test.each([
    ["text", new fields.StringField({ blank: true, validate: refuse })],
    ["a uuid", new fields.DocumentUUIDField({ blank: true, validate: refuse })],
    ["a path", new fields.FilePathField({ blank: true, categories: ["IMAGE"], validate: refuse })],
  ])("is valid for %s whatever the system's own check says", (_kind, field) => {
    expect(field.validate("")).toBeUndefined();
    expect(field.validate("Actor.AAAAAAAAAAAAAAAA")).toBeDefined();
  });
  test("is refused where it is not allowed", () => {
    expect(new fields.StringField({ blank: false }).validate("")?.message).toContain("blank");
  });
});

test("a model configures itself when its source is there, and before its values are", () => {
  const seen: PlainObject[] = [];
  class Early extends DataModel {
    declare pace: number;
    static override defineSchema(): DataSchema {
      return { pace: new fields.NumberField({ initial: 2 }) };
    }
    override _configure(options: PlainObject): void {
      super._configure(options);
      seen.push({ source: this._source["pace"], live: this.pace });
    }
  }
  new Early({ pace: 5 });
  expect(seen).toEqual([{ source: 5, live: undefined }]);
});

test("a user has the picture chosen, that of the character, or the plain one", async () => {
  const { users, actors } = world.game;
  expect(users.get(IDS.gm)?.avatar).toBe("mine.webp");
  expect(users.get(IDS.player)?.avatar).toBe(actors.get(IDS.hero)?.img);
  await openWorld(14);
  const [gm] = world.game.users.filter((user) => user.isGM);
  expect(gm?._source["avatar"]).toBe("mine.webp");
});

test("a die without faces falls on 0", async () => {
  expect((await new Roll("1d0 + 3").evaluate()).total).toBe(3);
});

test("the declared document types may be added to", () => {
  const { documentTypes } = world.game.system;
  documentTypes["Item"] = { ...documentTypes["Item"], late: {} };
  expect(world.game.documentTypes["Item"]).toContain("late");
});

test("every document has words for one and for several", () => {
  const lacking = Object.keys(BASE_DOCUMENTS)
    .flatMap((name) => [`DOCUMENT.${name}`, pluralKey(name)])
    .filter((key) => typeof getProperty(CORE_LANGUAGE, key) !== "string");
  expect(lacking).toEqual([]);
  expect(world.game.i18n.format("COMBAT.RollsInitiative", { name: "Ama" })).toBe("Ama rolls for initiative");
});

test("C opens the sheet of one's character, and closes it", () => {
  const { game } = world;
  registerCoreKeybindings(game.keybindings);
  const hero = game.actors.get(IDS.hero);
  const sheet = {
    rendered: false,
    render: vi.fn(() => (sheet.rendered = true)),
    close: vi.fn(() => (sheet.rendered = false)),
  };
  if (!hero || !game.user) throw new Error("There is no hero or no user");
  hero._sheet = sheet as never;
  game.user.character = hero;
  const press = (): void => game.keybindings[ours.handle](new KeyboardEvent("keydown", { code: "KeyC" }), false);
  press();
  expect(sheet.render).toHaveBeenCalledTimes(1);
  press();
  expect(sheet.close).toHaveBeenCalledTimes(1);
});

test.each(["constructor", "__proto__", "toString"])("a type called %s is refused in words", async (type) => {
  await openWorld(14);
  expect(() => new Item({ name: "Odd", type })).toThrow(`"${type}" is not a valid type for the Item Document class`);
});
