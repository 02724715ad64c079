import { beforeAll, describe, expect, test } from "vitest";
import { RULESET_IDS, rulesetById } from "../../src/rules/rulesets/ruleset-by-id.ts";
import { actorFile } from "../../src/view/exchange/actor-file.ts";
import { campaignFile, withCampaign } from "../../src/view/exchange/campaign-file.ts";
import type { Schemas } from "../../src/view/exchange/read-actor.ts";
import { parseJson } from "../../src/view/exchange/read-json.ts";
import { recognize } from "../../src/view/exchange/recognize.ts";
import { withOwnUuid } from "../../src/view/exchange/self-reference.ts";
import { farthest } from "../samples/farthest-dial.ts";
import { type Clean, storedFieldsOfTable } from "../samples/stored-fields.ts";

let schemas: Schemas;
let clean: Clean;
beforeAll(async () => {
  ({ schemas, clean } = await storedFieldsOfTable());
});

const OLD = "Actor.aaaaaaaaaaaaaaaa";
const NEW = "Actor.bbbbbbbbbbbbbbbb";
const ACTOR_TYPES = ["character", "npc", "vehicle", "organization", "unit", "situation"];
const ITEM_TYPES = ["aspect", "skill", "stunt", "power", "extra", "gear", "phase"];
const ODD_NAMES = [
  "x".repeat(75),
  'Name with "quotes", \\backslashes\\ and {braces}',
  "Ünïcödé ☂ 漢字 עברית",
  "<b>bold</b> & <script>run()</script>",
  "constructor",
  "Line\nbreak\tand tab",
];

function id(index: number): string {
  return `item${String(index).padStart(12, "0")}`;
}

/** An actor as `toObject()` gives it, with items of every type. */
function stored(game: string, type: string, count: number): Record<string, unknown> {
  const items = Array.from({ length: count }, (_, index) => {
    const kind = ITEM_TYPES[index % ITEM_TYPES.length] ?? "aspect";
    const system = clean("item", kind, { game, description: `<p>About ${index}, with @UUID[${OLD}.Item.${id(0)}]{a link}</p>` });
    if (kind === "aspect") Object.assign(system, { maker: OLD, free: { f1: { count: 2, holder: OLD } }, trait: id(1) });
    return {
      _id: id(index),
      name: ODD_NAMES[index % ODD_NAMES.length],
      type: kind,
      img: "icons/svg/aura.svg",
      system,
      effects: [],
      sort: index,
      flags: { norn: { entries: { a: 1 } } },
      folder: null,
      ownership: { default: 0 },
      _stats: { compendiumSource: index === 3 ? "Compendium.a.b.Item.c" : null },
    };
  });
  const system = clean("actor", type, { summary: "One line", notes: "<p>Notes</p>", fatePoints: { value: 3, refresh: 5 } });
  return {
    _id: OLD.slice(6),
    name: "Someone",
    type,
    img: "worlds/w/someone.webp",
    system,
    items,
    effects: [],
    prototypeToken: { name: "Someone", actorLink: true },
    folder: "f",
    sort: 5,
    ownership: { default: 2, u: 3 },
    flags: { norn: { entries: {} }, other: { a: 1 } },
    _stats: {},
  };
}

/** What an import of a file's text creates, as it would be stored. */
function imported(text: string): Record<string, unknown> {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new Error(parsed.code);
  const file = recognize(parsed.value, schemas);
  if (!file.ok) throw new Error(`${file.code} ${JSON.stringify(file.args)}`);
  if (file.value.kind !== "actor") throw new Error(file.value.kind);
  expect(file.value.read.unknown).toEqual([]);
  return withOwnUuid(file.value.read.data, NEW) as Record<string, unknown>;
}

describe("an actor as a file and back is the same", () => {
  const cases = RULESET_IDS.flatMap((game) => ACTOR_TYPES.map((type) => [game, type] as const));
  test.each(cases)("%s, %s", (game, type) => {
    const first = actorFile(game, stored(game, type, 14), { uuid: OLD });
    const made = imported(JSON.stringify(first));
    expect(actorFile(game, made, { uuid: NEW })).toEqual(first);
  });

  test("with 300 items, long and odd names, and references to itself", () => {
    const first = actorFile("strands", stored("strands", "character", 300), { uuid: OLD });
    const made = imported(JSON.stringify(first));
    expect(actorFile("strands", made, { uuid: NEW })).toEqual(first);
    expect(JSON.stringify(made)).not.toContain(OLD);
    expect(JSON.stringify(made)).toContain(`@UUID[${NEW}.Item.${id(0)}]`);
    expect(JSON.stringify(first)).not.toMatch(/"norn":|"ownership"|"folder"/);
  });

  test("without what its reader does not know", () => {
    const file = actorFile("strands", stored("strands", "npc", 3), { uuid: OLD, left: [id(1)] });
    expect(file.actor["items"]).toHaveLength(2);
  });
});

describe("Foundry's own export is imported", () => {
  test("its name for the exported actor is known", () => {
    const data = {
      ...stored("trifold", "character", 3),
      _stats: { systemId: "norn", exportSource: { uuid: OLD, systemId: "norn" } },
    };
    const read = recognize(data, schemas);
    expect(read.ok && read.value.kind === "actor" && read.value.exported).toBe(OLD);
  });
});

describe("a file that cannot be imported is refused with what is wrong", () => {
  const good = (): Record<string, unknown> =>
    JSON.parse(JSON.stringify(actorFile("strands", stored("strands", "character", 3), { uuid: OLD })));
  const change = (path: string, value: unknown): Record<string, unknown> => {
    const file = good();
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    const holder = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, file);
    holder[last] = value;
    return file;
  };
  test.each([
    ["a newer version", "version", 2, "version-newer", { version: 2, most: 1 }],
    ["no version", "version", "1", "version-wrong", { value: '"1"' }],
    ["an unknown game", "game", "dragons", "game-unknown", { path: "game" }],
    ["an item of an unknown game", "actor.items.1.system.game", "dragons", "game-unknown", { path: "actor.items.1.system.game" }],
    ["an unknown type", "actor.type", "dragon", "type-unknown", { path: "actor.type" }],
    ["a type by the name of a method", "actor.type", "toString", "type-unknown", { path: "actor.type" }],
    ["no name", "actor.items.2.name", " ", "name-missing", { path: "actor.items.2.name" }],
    ["no items", "actor.items", "many", "field-list", { path: "actor.items" }],
    [
      "a rank out of bounds",
      "actor.items.1.system.rank",
      100,
      "field-range",
      { path: "actor.items.1.system.rank", min: -99, max: 99 },
    ],
    [
      "points that are a text",
      "actor.system.fatePoints.value",
      "3",
      "field-wrong",
      { path: "actor.system.fatePoints.value", value: '"3"' },
    ],
    ["points that are half", "actor.system.fatePoints.value", 1.5, "field-wrong", { path: "actor.system.fatePoints.value" }],
    ["points that are nothing", "actor.system.fatePoints", null, "field-record", { path: "actor.system.fatePoints" }],
    ["a kind that is none", "actor.items.0.system.kind", "mood", "field-choice", { path: "actor.items.0.system.kind" }],
    ["a key of prototypes", "actor.system.tracks", { constructor: {} }, "field-key", { path: "actor.system.tracks" }],
    ["a key with a dot", "actor.system.tracks", { "a.b": {} }, "field-key", { path: "actor.system.tracks" }],
    ["a picture that runs", "actor.img", "javascript:run()//.png", "picture-wrong", { path: "actor.img" }],
    ["the same id twice", "actor.items.1._id", id(0), "field-wrong", { path: "actor.items.1._id" }],
    [
      "too many tracks",
      "actor.system.tracks",
      Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`t${index}`, { boxes: {} }])),
      "field-wrong",
      { path: "actor.system.tracks" },
    ],
    ["too many items", "actor.items", Array.from({ length: 2001 }, () => ({})), "too-many-items", { count: 2001 }],
  ])("%s", (_what, path, value, code, args) => {
    const read = recognize(change(path, value), schemas);
    expect(read).toMatchObject({ ok: false, code, args });
  });

  test("what a file leaves out has its initial value", () => {
    const read = recognize(change("actor.system", { tracks: { physical: { boxes: { "minor-0": true } } } }), schemas);
    expect(read.ok).toBe(true);
  });

  test("fields that no one knows are listed", () => {
    const file = change("actor.system.mood", "good");
    Object.assign(file["actor"] as object, { soul: 1 });
    const read = recognize(file, schemas);
    expect(read.ok && read.value.kind === "actor" && read.value.read.unknown).toEqual(["actor.soul", "actor.system.mood"]);
  });
});

describe("the options of a campaign as a file and back are the same", () => {
  test.each(RULESET_IDS)("%s", (game) => {
    const { dials } = rulesetById(game);
    const changed = Object.fromEntries(dials.map((dial) => [dial.id, farthest(dial)]));
    const lists = {
      [`${game}-traits`]: {
        "own-dreams": { name: "Dreams", group: rulesetById(game).traits.groups[0]?.id ?? "", removed: false },
      },
    };
    const values = { ...changed, ...lists };
    const file = campaignFile(game, { ...values, "another-game": 3 });
    const read = recognize(JSON.parse(JSON.stringify(file)), schemas);
    if (!read.ok || read.value.kind !== "campaign") throw new Error(JSON.stringify(read));
    expect(read.value.read.unknown).toEqual([]);
    expect(campaignFile(game, withCampaign({ "another-game": 3 }, read.value.read))).toEqual(file);
    expect(withCampaign({ "another-game": 3, [`${game}-roles`]: {} }, read.value.read)).toEqual({
      "another-game": 3,
      ...file.dials,
    });
  });

  test.each([
    ["a choice there is none of", { "strands-level": "god" }, "field-choice", "dials.strands-level"],
    ["a number out of bounds", { "strands-scale": 11 }, "field-range", "dials.strands-scale"],
    ["a switch that is a number", { "strands-debt": 1 }, "field-choice", "dials.strands-debt"],
    ["a formula that cannot be read", { "strands-order": "agility +" }, "field-formula", "dials.strands-order"],
    ["a list that is a text", { "strands-traits": "all" }, "field-record", "dials.strands-traits"],
    ["a thing without its group", { "strands-traits": { "own-a": { name: "A" } } }, "field-thing", "dials.strands-traits.own-a"],
    ["a number for a level out of bounds", { "strands-level-cap": { hero: 1e9 } }, "field-range", "dials.strands-level-cap.hero"],
  ])("%s is refused by its path", (_what, dials, code, path) => {
    const read = recognize({ format: "norn-campaign", version: 1, game: "strands", dials }, schemas);
    expect(read).toMatchObject({ ok: false, code, args: { path } });
  });

  test("a level that is no longer on its list is no fault", () => {
    const dials = { "strands-level": "own-gone", "strands-level-cap": { "own-gone": 4 } };
    const read = recognize({ format: "norn-campaign", version: 1, game: "strands", dials }, schemas);
    expect(read.ok && read.value.kind === "campaign" && read.value.read).toMatchObject({ dials, unknown: [] });
  });

  test("options of another game are listed", () => {
    const read = recognize({ format: "norn-campaign", version: 1, game: "strands", dials: { "fate2-bidding": true } }, schemas);
    expect(read.ok && read.value.kind === "campaign" && read.value.read).toMatchObject({
      dials: {},
      unknown: ["dials.fate2-bidding"],
    });
  });
});
