import { describe, expect, test } from "vitest";
import { farthest } from "../../../tests/samples/farthest-dial.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import { backToTheBook, changedDials } from "./changed-dials.ts";
import type { ListDial } from "./list-dial.ts";
import type { Dial } from "./read-dial.ts";

const CAPPED: ListDial = {
  id: "cap-of",
  group: "lists",
  kind: "list",
  initial: [
    { id: "low", group: "" },
    { id: "high", group: "" },
  ],
  groups: [],
  words: { things: "", groups: "" },
};
const DIALS: readonly Dial[] = [
  CAPPED,
  { id: "cap-listed", group: "lists", kind: "numbers", initial: { low: 3, high: 5 }, of: CAPPED, min: 0, max: 9, words: "" },
  { id: "boxes", group: "harm", kind: "number", initial: 2, min: 0, max: 9 },
  { id: "debt", group: "points", kind: "switch", initial: false },
  { id: "cap", group: "lists", kind: "numbers", initial: { low: 3, high: 5 }, min: 0, max: 9, words: "" },
  {
    id: "skills",
    group: "lists",
    kind: "list",
    initial: [{ id: "craft", group: "" }],
    groups: [],
    words: { things: "", groups: "" },
  },
];
const changed = (values: Parameters<typeof changedDials>[1]): string[] => changedDials(DIALS, values).map(({ id }) => id);

describe("a dial is changed", () => {
  test.each([
    ["where its value is not the book's", { boxes: 3 }, ["boxes"]],
    ["not where the book's value was stored again", { boxes: 2, debt: false, cap: { low: 3 } }, []],
    ["where one of its numbers is not the book's", { cap: { high: 4 } }, ["cap"]],
    [
      "where one of its numbers is not the book's, though the thing is off the list",
      { "cap-of": { high: { name: "", group: "", removed: true } }, "cap-listed": { high: 4 } },
      ["cap-of", "cap-listed"],
    ],
    ["where something of its list is gone", { skills: { craft: { name: "", group: "", removed: true } } }, ["skills"]],
    ["not where what was added to its list is gone again", { skills: {} }, []],
    [
      "not by a change to another list that could be chosen",
      { skills: { stealth: { name: "Sneaking", group: "", removed: false } } },
      [],
    ],
    ["not by a dial of another game", { other: true }, []],
  ] as const)("%s", (_sentence, values, ids) => {
    expect(changed(values)).toEqual(ids);
  });
});

describe("back to the book", () => {
  test("goes what is asked for; the rest stays, also another game's", () => {
    const values = { boxes: 3, debt: true, other: "kept" };
    expect(backToTheBook([{ id: "boxes" }], values)).toEqual({ debt: true, other: "kept" });
  });

  test.each(Object.values(RULESETS))("goes everything of $id", ({ dials }) => {
    const values = Object.fromEntries(dials.map((dial) => [dial.id, farthest(dial)]));
    const turned = changedDials(dials, values);
    expect(turned.length).toBeGreaterThan(0);
    expect(changedDials(dials, backToTheBook(turned, values))).toEqual([]);
  });
});
