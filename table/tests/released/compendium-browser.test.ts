// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { SearchFilter } from "../../client/applications/ux/search-filter.ts";
import { openWorld } from "../data/client-world.ts";

/** What browsers of compendia use (DOC SearchFilter, DirectoryCollection). */
const SPELL = { name: "Éclair", system: { level: 3, tags: ["fire", "air"], school: "" } };

test.each([
  ["system.level", "equals", 3, true],
  ["system.level", "equals", [1, 3], true],
  ["system.level", "gte", 4, false],
  ["system.level", "lt", 4, true],
  ["system.level", "between", [1, 3], true],
  ["system.tags", "contains", "fire", true],
  ["name", "contains", "clair", true],
  ["name", "starts_with", "ecl", true],
  ["name", "ends_with", "air", true],
  ["system.school", "is_empty", undefined, true],
])("%s %s %j: %s", (field, operator, value, meets) => {
  expect(SearchFilter.evaluateFilter(SPELL, { field, operator, value })).toBe(meets);
  expect(SearchFilter.evaluateFilter(SPELL, { field, operator, value, negate: true })).toBe(!meets);
});

test("an operator that is none is an error that says it", () => {
  expect(() => SearchFilter.evaluateFilter(SPELL, { field: "name", operator: "like" })).toThrow('"like" is none of');
});

test("a query matches words without their diacritics", () => {
  expect(SearchFilter.testQuery(/eclair/i, "Éclair")).toBe(true);
  expect(SearchFilter.testQuery(/feu/i, "Éclair")).toBe(false);
});

test("a collection as a tree of its folders; what is in a folder that is gone is at the root", async () => {
  const { game } = await openWorld(14, {
    folders: [
      { _id: "FOLDERFOLDERFOLD", name: "Foes", type: "Actor", sorting: "m" },
      { _id: "INNERINNERINNERI", name: "Beasts", type: "Actor", folder: "FOLDERFOLDERFOLD" },
    ],
    actors: [
      { _id: "AAAAAAAAAAAAAAAA", name: "Ape", type: "hero", folder: "FOLDERFOLDERFOLD", sort: 20 },
      { _id: "ZZZZZZZZZZZZZZZZ", name: "Zebra", type: "hero", folder: "FOLDERFOLDERFOLD", sort: 10 },
      { _id: "LLLLLLLLLLLLLLLL", name: "Lost", type: "hero", folder: "GONEGONEGONEGONE" },
    ],
  });
  const { tree } = game.actors;
  expect(tree).toMatchObject({ root: true, folder: null, depth: 0 });
  expect(tree.entries.map(({ name }) => name)).toEqual(["Lost"]);
  const [foes] = tree.children;
  expect(foes?.entries.map(({ name }) => name)).toEqual(["Zebra", "Ape"]);
  expect(foes?.children.map(({ folder, depth }) => [folder?.name, depth])).toEqual([["Beasts", 2]]);
});
