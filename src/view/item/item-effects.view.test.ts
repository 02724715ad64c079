import { describe, expect, test } from "vitest";
import { EFFECT_KINDS } from "../../rules/stunts/effect.ts";
import { text } from "../text.ts";
import { itemEffectsView } from "./item-effects.view.ts";
import type { EffectChoices } from "./effect-choices.view.ts";

const named = (name: string) => text("NORN.Named", { name });
const CHOICES: EffectChoices = {
  names: { trait: named, track: named, row: (_, row) => named(row), scope: named, item: (item) => item },
  traits: [
    { id: "guile", label: named("Guile") },
    { id: "agility", label: named("Agility") },
  ],
  tracks: [
    {
      id: "physical",
      label: named("Physical"),
      rows: [
        { id: "minor", label: named("Minor") },
        { id: "major", label: named("Major") },
      ],
    },
  ],
  scopes: [
    { id: "physical", label: named("Physical") },
    { id: "social", label: named("Social") },
  ],
  pools: [],
  isAspect: false,
  kinds: EFFECT_KINDS,
};
const COSTS = { points: 0, uses: 0, boxes: 0 };

const shown = (stored: object, choices: Partial<EffectChoices> = {}) =>
  itemEffectsView(
    { effects: { e: { amount: 1, roll: "", costs: COSTS, ...stored } } },
    { ...CHOICES, ...choices },
    { isPower: false, spent: null },
  ).effects[0];
const ids = (stored: object, choices: Partial<EffectChoices> = {}): string[] =>
  (shown(stored, choices)?.fields ?? []).map(({ id }) => id.replace("effect-e-", ""));
const costs = (stored: object, choices: Partial<EffectChoices> = {}): string[] =>
  (shown({ kind: "bonus", costs: { ...COSTS, ...stored } }, choices)?.costs ?? []).map(({ id }) =>
    id.replace("effect-e-costs-", ""),
  );

describe("the fields of an effect are those of its kind", () => {
  test.each([
    [{ kind: "bonus" }, ["kind", "amount", "roll", "when"]],
    [{ kind: "bonus", roll: "attack" }, ["kind", "amount", "roll", "scope", "when"]],
    [{ kind: "substitute" }, ["kind", "use", "roll", "when"]],
    [{ kind: "track" }, ["kind", "amount", "track"]],
    [{ kind: "track", track: "physical" }, ["kind", "amount", "track", "row"]],
    [{ kind: "special" }, ["kind", "when"]],
  ])("%j", (stored, fields) => {
    expect(ids(stored)).toEqual(fields);
  });
  test("a trait that is gone stays chosen, and can be taken off", () => {
    const traits = shown({ kind: "bonus", traits: { guile: true, lost: true } })?.traits;
    expect(traits?.chosen.map(({ name }) => name)).toEqual(["system.effects.e.traits.guile", "system.effects.e.traits.lost"]);
    expect(traits?.add.select?.map(({ value }) => value)).toEqual(["", "agility"]);
  });
});

describe("what it takes asks only for what matters", () => {
  test.each<[object, Partial<EffectChoices>, string[]]>([
    [{}, {}, ["points", "uses", "boxes"]],
    [{ uses: 1 }, { pools: [{ id: "fire", name: "Inner Fire" }] }, ["points", "uses", "from", "boxes"]],
    [{ uses: 1, points: 1 }, {}, ["points", "uses", "boxes", "usesFirst"]],
    [{ boxes: 1 }, {}, ["points", "uses", "boxes", "track"]],
    [{}, { isAspect: true }, ["points", "uses", "boxes", "aspectBoxes"]],
  ])("%j", (stored, choices, fields) => {
    expect(costs(stored, choices)).toEqual(fields);
  });
  test("boxes on a track take nothing", () => {
    expect(shown({ kind: "track" })?.costs).toEqual([]);
  });
});

describe("uses", () => {
  const of = (max: number, spent: string[] | null) =>
    itemEffectsView({ uses: { max, at: "" } }, CHOICES, { isPower: false, spent: spent && new Set(spent) });
  test("are boxes on an actor, and only a number elsewhere", () => {
    expect(of(2, ["use-0"]).boxes.map(({ checked }) => checked)).toEqual([true, false]);
    expect(of(2, null).boxes).toEqual([]);
  });
  test("come back at a break once there are some", () => {
    expect([of(0, null).uses.length, of(1, null).uses.length]).toEqual([1, 2]);
  });
});
