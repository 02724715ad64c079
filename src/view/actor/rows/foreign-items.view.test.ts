import { describe, expect, test } from "vitest";
import { rulesetById } from "../../../rules/rulesets/ruleset-by-id.ts";
import { sampleSource } from "../../../../tests/templates/sample-input.ts";
import { foreignItemsView, type Place } from "./foreign-items.view.ts";
import type { ForeignItemInput, SheetFlags } from "../sheet-input.ts";

const OPEN = new Set(
  ["aspects", "traits", "things"].flatMap((place) => [`elsewhere-${place}-strands`, `elsewhere-${place}-trifold`]),
);
const FLAGS: SheetFlags = { editable: true, editing: false, words: true, expanded: OPEN, descriptions: {} };
const fate2 = rulesetById("fate2");

const item = (id: string, own: Partial<ForeignItemInput> = {}): ForeignItemInput => ({
  id,
  uuid: `Actor.a.Item.${id}`,
  type: "aspect",
  name: id,
  game: "strands",
  kind: "character",
  rank: null,
  isTaken: () => false,
  ...own,
});
const folds = (elsewhere: readonly ForeignItemInput[], flags: Partial<SheetFlags> = {}, place: Place = "aspects") =>
  foreignItemsView({ ...sampleSource(fate2, "empty"), elsewhere }, place, fate2, { ...FLAGS, ...flags });

describe("R11: what an actor has from another game", () => {
  test("has a fold for each game, with its rows once it is open", () => {
    const shown = folds([item("a"), item("b", { game: "trifold" }), item("c")], {
      expanded: new Set(["elsewhere-aspects-strands"]),
    });
    expect(shown.map(({ id, rows, open }) => [id, rows.map((row) => row.id), open])).toEqual([
      ["elsewhere-aspects-strands", ["a", "c"], true],
      ["elsewhere-aspects-trifold", [], false],
    ]);
    expect(shown[1]?.label.args).toMatchObject({ count: 1 });
  });
  test("a closed one looks for no duplicates", () => {
    const isTaken = (): boolean => {
      throw new Error("Nobody asked.");
    };
    expect(folds([item("a", { isTaken })], { expanded: new Set() })[0]?.open).toBe(false);
  });

  test.each([
    ["an aspect with the aspects", item("a"), "aspects"],
    ["a skill with the traits", item("a", { type: "skill", rank: 2 }), "traits"],
    ["a piece of gear with the things", item("a", { type: "gear" }), "things"],
  ] as const)("is in its place: %s", (_what, one, place) => {
    const places = (["aspects", "traits", "things"] as const).filter((there) => folds([one], {}, there).length > 0);
    expect(places).toEqual([place]);
  });

  test("is adopted one by one, or all at once where there are several", () => {
    expect(folds([item("a"), item("b")])[0]?.all?.ids).toBe("a b");
    expect(folds([item("a")])[0]?.all).toBeNull();
    expect(folds([item("a")])[0]?.rows[0]?.adopt).toMatchObject({ args: { name: "a" } });
  });

  test("is not adopted as a second trait of the same kind", () => {
    const skills = [item("a", { type: "skill", rank: 1 }), item("b", { type: "skill", rank: 3, isTaken: () => true })];
    const [fold] = folds(skills, {}, "traits");
    expect(fold?.rows.map(({ adopt, taken }) => [adopt !== null, taken])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(fold?.all).toBeNull();
  });

  test("cannot be adopted by a user who may only read", () => {
    const [fold] = folds([item("a"), item("b")], { editable: false });
    expect([fold?.all, ...(fold?.rows ?? []).map(({ adopt }) => adopt)]).toEqual([null, null, null]);
  });
});
