import { describe, expect, test } from "vitest";
import { campaignRuleset } from "../../rules/campaign-ruleset.ts";
import { rulesetById } from "../../rules/rulesets/ruleset-by-id.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import { type AspectItemView, aspectItemView } from "./aspect-item.view.ts";
import type { StoredAspect } from "../../rules/aspects/aspect.ts";
import type { FieldView } from "../fields/field.view.ts";
import { itemHeaderView } from "./item-header.view.ts";
import type { ItemFlags, ItemSource } from "./item-input.ts";
import { textsOf } from "./item-texts.view.ts";
import { plainItemView } from "./plain-item.view.ts";
import { named } from "../listed-words.ts";
import { skillItemView } from "./skill-item.view.ts";

const FLAGS: ItemFlags = { editable: true, words: true, gm: true };

const ASPECT: StoredAspect = {
  kind: "character",
  role: "",
  game: "",
  level: 2,
  checked: 1,
  negative: false,
  persistent: false,
  lock: { on: false, trait: "", gain: "plus-two", words: "" },
  nature: "lasting",
  free: {},
  trait: "",
  severity: "",
  track: "",
  thing: "",
  zone: "",
  quality: null,
  maker: "",
  about: "",
  hidden: false,
  known: {},
};

function source(own: Partial<ItemSource> = {}): ItemSource {
  return {
    id: "i",
    name: "Salt in the blood",
    img: "",
    type: "aspect",
    system: {},
    traits: [],
    traitChoices: [],
    actors: [],
    players: [],
    linked: "",
    ...own,
  };
}

function aspect(
  game: RulesetId,
  own: Partial<StoredAspect> = {},
  around: Partial<ItemSource> = {},
  flags: Partial<ItemFlags> = {},
): AspectItemView {
  return aspectItemView(source(around), { ...ASPECT, ...own }, rulesetById(game), { ...FLAGS, ...flags });
}

const ids = (fields: readonly FieldView[]): string[] => fields.map(({ id }) => id);
const field = (fields: readonly FieldView[], id: string): FieldView | undefined =>
  fields.find((candidate) => candidate.id === id);
const chosen = (fields: readonly FieldView[], id: string): string[] =>
  (field(fields, id)?.select ?? []).filter(({ selected }) => selected).map(({ value }) => value);

describe("the sheet of an aspect", () => {
  test.each([
    ["fate2", true, ["kind", "role", "game", "nature", "hidden"]],
    ["strands", false, ["kind", "role", "game", "nature", "persistent", "hidden"]],
    ["trifold", false, ["kind", "role", "game", "nature", "lock-on", "hidden"]],
    ["marumaru", false, ["kind", "role", "game", "nature", "hidden"]],
  ] as const)("%s has the fields of what it uses", (game, levels, fields) => {
    const view = aspect(game);
    expect([view.level !== null, ids(view.fields)]).toEqual([levels, fields]);
  });

  test("a consequence has a severity, and a locked aspect says what it is locked to", () => {
    expect(
      ids(aspect("trifold", { kind: "consequence", lock: { on: true, trait: "", gain: "plus-two", words: "" } }).fields),
    ).toEqual(expect.arrayContaining(["severity", "lock-trait", "lock-words"]));
  });

  test("a lock names one of its actor's traits and one gain; on no actor, one of the game's", () => {
    const lock = { on: true, trait: "might", gain: "reroll-all", words: "" } as const;
    const traits = [{ id: "t1", name: "Might", key: "might" }];
    const values = (around: Partial<ItemSource>, id: string): string[] =>
      (field(aspect("trifold", { lock }, around).fields, id)?.select ?? []).map(({ value }) => value);
    expect([values({ traits }, "lock-trait"), values({}, "lock-gain")]).toEqual([
      ["", "might"],
      ["plus-two", "reroll-all"],
    ]);
    const listed = rulesetById("trifold").traits.list.map(({ key }) => key);
    expect(values({}, "lock-trait")).toEqual(["", ...listed]);
    expect(chosen(aspect("trifold", { lock }).fields, "lock-trait")).toEqual(["might"]);
  });

  test("on an actor it can be linked to a trait; a deleted trait is still shown", () => {
    const traits = [{ id: "t1", name: "Rope work", key: "ropes" }];
    expect(field(aspect("strands").fields, "trait")).toBeUndefined();
    expect(chosen(aspect("strands", { trait: "t1" }, { traits }).fields, "trait")).toEqual(["t1"]);
    expect(chosen(aspect("strands", { trait: "t0" }, { traits }).fields, "trait")).toEqual(["t0"]);
  });

  test("F3: whether it is a weakness is asked where the campaign writes those as negative numbers", () => {
    const campaign = campaignRuleset(rulesetById("fate2"), { "fate2-negative": true });
    const shown = (own: Partial<StoredAspect>, ruleset = campaign) =>
      aspectItemView(source(), { ...ASPECT, ...own }, ruleset, FLAGS);
    expect(shown({}).fields.some(({ id }) => id === "negative")).toBe(true);
    expect(shown({}, rulesetById("fate2")).fields.some(({ id }) => id === "negative")).toBe(false);
    expect(shown({ level: 3, negative: true }).level?.word).toEqual({
      key: "NORN.Option.rung",
      args: { number: "−3", word: { key: "NORN.Ladder.fate2.terrible" } },
    });
    expect(shown({ level: 3, negative: true }, rulesetById("fate2")).level?.word).toEqual({ key: "NORN.Ladder.fate2.great" });
    expect(shown({ level: 3 }).level?.word).toEqual({ key: "NORN.Ladder.fate2.great" });
  });

  test("a role of another game is kept", () => {
    expect(chosen(aspect("marumaru", { role: "concept" }).fields, "role")).toEqual(["concept"]);
  });

  test("only a GM decides who knows a hidden aspect", () => {
    const players = [{ id: "u1", name: "Ben" }];
    const known = (flags: Partial<ItemFlags>, hidden: boolean): boolean[] =>
      aspect("fate2", { hidden, known: { u1: true } }, { players }, flags).known.map(({ checked }) => checked);
    expect([known({}, true), known({}, false), known({ gm: false }, true)]).toEqual([[true], [], []]);
  });

  test("free invocations have a line for each holder, with their number", () => {
    const actors = [{ id: "Actor.b", name: "Ben" }];
    const { free } = aspect(
      "trifold",
      { free: { x: { count: 2, holder: "Actor.b" }, y: { count: 1, holder: "Actor.gone" } } },
      { actors },
    );
    expect(free.map(({ count, holder }) => [count.name, count.value, chosen([holder], holder.id)])).toEqual([
      ["system.free.x.count", "2", ["Actor.b"]],
      ["system.free.y.count", "1", ["Actor.gone"]],
    ]);
  });

  test("boxes follow the level", () => {
    expect(aspect("fate2", { level: 3, checked: 1 }).boxes.map(({ checked }) => checked)).toEqual([true, false, false]);
  });
});

describe("the sheet of a trait", () => {
  const SKILL = { key: "", game: "", group: "skills", rank: 2, start: null, experience: 0, specialty: false };

  test("the rank is shown with its word where the game has one", () => {
    const read = (game: RulesetId): unknown[] => {
      const { number, word } = skillItemView(SKILL, rulesetById(game), FLAGS);
      return [number, word?.key];
    };
    expect([read("trifold"), read("marumaru")]).toEqual([
      ["+2", "NORN.Ladder.trifold.fair"],
      ["2", undefined],
    ]);
  });

  test("ranks bought with experience are asked for in the game that has them", () => {
    const asked = (game: RulesetId) =>
      skillItemView(SKILL, rulesetById(game), FLAGS).fields.some(({ id }) => id === "experience");
    expect([asked("strands"), asked("fate2"), asked("trifold"), asked("marumaru")]).toEqual([true, false, false, false]);
  });

  test("an empty rank is not applicable", () => {
    const view = skillItemView({ ...SKILL, rank: null }, rulesetById("strands"), FLAGS);
    expect([view.rank.value, view.number]).toEqual(["", "–"]);
  });

  test("a trait of the game's list says which one it is", () => {
    expect(skillItemView({ ...SKILL, key: "wits" }, rulesetById("marumaru"), FLAGS).listed?.key).toBe("NORN.ItemSheet.listed");
    expect(skillItemView({ ...SKILL, key: "wits" }, rulesetById("trifold"), FLAGS).listed).toBeNull();
  });

  test("a group of another game is kept", () => {
    expect(chosen(skillItemView({ ...SKILL, group: "mental" }, rulesetById("trifold"), FLAGS).fields, "group")).toEqual([
      "mental",
    ]);
  });
});

describe("the other sheets", () => {
  test.each([
    ["stunt", ["tier", "cost", "activation", "game"]],
    ["power", ["cost", "powerClass", "source", "activation", "difficulty", "time", "duration", "range", "affinity", "game"]],
    ["extra", ["kind", "cost", "game"]],
    [
      "gear",
      [
        "category",
        "weapon",
        "armor",
        "range",
        "boxes",
        "explosive",
        "ammunition-value",
        "ammunition-max",
        "cost",
        "quantity",
        "scope",
        "armorType",
        "game",
      ],
    ],
    ["phase", ["number", "kind", "game"]],
  ] as const)("%s shows every stored field", (type, fields) => {
    const system = { game: "", uses: { value: 1, max: 3 }, ranks: { a: { trait: "lore", rank: 1 } } };
    const view = plainItemView(source({ type, system }), type, rulesetById("strands"));
    expect(ids(view.fields)).toEqual(fields);
    expect(view.ranks?.rows.length ?? 0).toBe(type === "phase" ? 1 : 0);
  });

  test("F7. an extra on an actor may also be an aspect, and only then take a box of it", () => {
    const extra = (aspect: string): string[] =>
      ids(
        plainItemView(
          source({ type: "extra", system: { aspect }, aspects: [{ id: "a1", name: "Heirloom", thing: "" }] }),
          "extra",
          rulesetById("fate2"),
        ).fields,
      );
    expect([extra(""), extra("a1")]).toEqual([
      ["kind", "cost", "aspect", "game"],
      ["kind", "cost", "aspect", "limited", "game"],
    ]);
  });

  test("F7. an extra lists its own aspects, but a servant's are on the servant's sheet", () => {
    const aspects = [
      { id: "a1", name: "Never Dull", thing: "i" },
      { id: "a2", name: "Of Another", thing: "x" },
      { id: "a3", name: "A Life", thing: "" },
    ];
    const listed = (kind: string, own: Partial<ItemSource> = { aspects }): unknown => {
      const view = plainItemView(source({ type: "extra", system: { kind }, ...own }), "extra", rulesetById("fate2"));
      return view.bearsAspects && view.aspects.map(({ id }) => id);
    };
    expect([listed("equipment"), listed("contact"), listed("servant"), listed("equipment", {})]).toEqual([
      ["a1"],
      ["a1"],
      false,
      false,
    ]);
  });

  test.each(["gear", "power", "stunt"] as const)("S4, S7, T3. %s lists its own aspects too", (type) => {
    const aspects = [
      { id: "a1", name: "Huge", thing: "i" },
      { id: "a2", name: "A Life", thing: "" },
    ];
    const view = plainItemView(source({ type, system: {}, aspects }), type, rulesetById("strands"));
    expect([view.bearsAspects, view.aspects.map(({ id }) => id), view.bringing]).toEqual([true, ["a1"], false]);
  });

  test("S7. on no actor it says which aspects it brings, persistent ones where the game has them", () => {
    const system = { brings: { a: { name: "Huge", persistent: true } } };
    const brings = (game: "strands" | "trifold") => {
      const view = plainItemView(source({ type: "gear", system }), "gear", rulesetById(game));
      return [view.bringing, view.brings.map(({ name, persistent }) => [name.value, persistent?.checked])];
    };
    expect([brings("strands"), brings("trifold")]).toEqual([
      [true, [["Huge", true]]],
      [true, [["Huge", undefined]]],
    ]);
  });

  test("F5. a phase names the aspect it gave or raised: one of the character's, not of an extra", () => {
    const aspects = [
      { id: "a1", name: "Never Dull", thing: "x" },
      { id: "a3", name: "A Life", thing: "" },
    ];
    const view = plainItemView(source({ type: "phase", system: { aspect: "a3" }, aspects }), "phase", rulesetById("fate2"));
    const named = field(view.fields, "aspect")?.select ?? [];
    expect([named.map(({ value }) => value), chosen(view.fields, "aspect")]).toEqual([["", "a3"], ["a3"]]);
  });

  test.each([
    ["a listed trait by its key", "lore", ["lore"]],
    ["a custom one by its id", "t1", ["t1"]],
    ["none", "", [""]],
    ["one that is gone is kept", "gone", ["gone"]],
  ])("a power and a rank of a phase name %s", (_, trait, expected) => {
    const traitChoices = ["lore", "t1"].map((id) => ({ id, label: named(id) }));
    const power = plainItemView(source({ system: { affinity: trait }, traitChoices }), "power", rulesetById("strands"));
    expect(chosen(power.fields, "affinity")).toEqual(expected);
    const ranks = { a: { trait, rank: 1 } };
    const phase = plainItemView(source({ type: "phase", system: { ranks }, traitChoices }), "phase", rulesetById("fate2"));
    expect(phase.ranks?.rows.flatMap((row) => chosen([row.trait], "rank-a-trait"))).toEqual(expected);
  });

  test("F7. an aspect may be one of an extra, where its carrier has some", () => {
    const shown = (extras: readonly { id: string; name: string }[]): boolean =>
      ids(aspect("fate2", {}, { extras }).fields).includes("thing");
    expect([shown([]), shown([{ id: "x", name: "Sword" }])]).toEqual([false, true]);
  });

  test("gear shows what its category has, and whatever is stored on it", () => {
    const shown = (system: object): string[] =>
      ids(plainItemView(source({ type: "gear", system: { game: "", ...system } }), "gear", rulesetById("trifold")).fields).filter(
        (id) => !["category", "cost", "quantity", "scope", "game"].includes(id),
      );
    expect(shown({ category: "weapon" })).toEqual([
      "weapon",
      "range",
      "explosive",
      "ammunition-value",
      "ammunition-max",
      "ability",
    ]);
    expect(shown({ category: "armor" })).toEqual(["armor", "boxes"]);
    expect(shown({ category: "tool", weapon: 2, ability: "agility" })).toEqual(["weapon", "ability"]);
  });

  test("F8. only a weapon has qualities, only armor has a type, and a tool is for no conflict", () => {
    const shown = (category: string): string[] =>
      ids(plainItemView(source({ type: "gear", system: { game: "", category } }), "gear", rulesetById("fate2")).fields).filter(
        (id) => id === "armorType" || id === "scope" || id.startsWith("quality-"),
      );
    expect([shown("tool"), shown("armor"), shown("weapon").includes("armorType")]).toEqual([[], ["scope", "armorType"], false]);
    expect(shown("weapon").filter((id) => id.startsWith("quality-")).length).toBeGreaterThan(0);
  });

  test("M1. a specialty is asked for where traits may be one, or where it is stored", () => {
    const skill = { key: "", game: "", group: "", rank: 1, start: null, experience: 0, specialty: false };
    const shown = (game: RulesetId, specialty: boolean): boolean =>
      ids(skillItemView({ ...skill, specialty }, rulesetById(game), FLAGS).fields).includes("specialty");
    expect([shown("marumaru", false), shown("fate2", false), shown("fate2", true)]).toEqual([true, false, true]);
  });

  test("the actor an extra is linked to is named, or shown as deleted", () => {
    const link = (linked: string): unknown =>
      plainItemView(source({ type: "extra", system: { link: "Actor.b" }, linked }), "extra", rulesetById("strands")).link;
    expect([link("Ben"), link("")]).toEqual([
      { name: "Ben", gone: false },
      { name: "", gone: true },
    ]);
  });

  test("a phase has a story as well as a description", () => {
    expect(textsOf(source({ system: { story: "s", description: "d" } })).map(({ id }) => id)).toEqual(["story", "description"]);
    expect(textsOf(source({ system: { description: "d" } })).map(({ id }) => id)).toEqual(["description"]);
  });

  test("an item of another game says which game it belongs to", () => {
    const kicker = (game: string): string | undefined =>
      itemHeaderView(source({ system: { game } }), rulesetById("fate2")).kicker?.key;
    expect([kicker("trifold"), kicker("fate2"), kicker("")]).toEqual(["NORN.ItemSheet.waits", undefined, undefined]);
  });

  test("a reader is told what is written, chosen or counted, and no empty field", () => {
    const said = (system: Record<string, unknown>): string[] =>
      plainItemView(source({ type: "gear", system }), "gear", rulesetById("strands"))
        .fields.filter((one) => one.said !== null)
        .map(({ id, said: is }) => `${id} ${is?.words?.key ?? is?.value}`);
    expect(said({ category: "", weapon: 0, range: null, quantity: 1, game: "" })).toEqual(["quantity 1"]);
    expect(said({ category: "weapon", weapon: 3, range: 0, ammunition: { value: 0, max: 6 }, game: "strands" })).toEqual([
      "category NORN.Item.Choice.category.weapon",
      "weapon 3",
      "range 0",
      "ammunition-value 0",
      "ammunition-max 6",
      "game NORN.Game.Name.strands",
    ]);
    expect(aspect("strands", { persistent: true }).fields.find(({ id }) => id === "persistent")?.said).not.toBeNull();
    expect(aspect("strands").fields.find(({ id }) => id === "persistent")?.said).toBeNull();
  });
});
