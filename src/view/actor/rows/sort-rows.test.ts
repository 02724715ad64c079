import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moveRow, type SortedRow, sortRows, type SortUpdate } from "./sort-rows.ts";

const rows = (...sorts: number[]): SortedRow[] => sorts.map((sort, index) => ({ id: String.fromCharCode(97 + index), sort }));

function after(list: readonly SortedRow[], updates: readonly SortUpdate[]): string {
  const sorted = list.map((row) => ({ ...row, sort: updates.find(({ _id }) => _id === row.id)?.sort ?? row.sort }));
  return sorted
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ id }) => id)
    .join("");
}

describe("sorting rows", () => {
  test("between two others only the moved row is written", () => {
    const list = rows(0, 100, 200);
    const updates = sortRows(list, "c", "b");
    expect(updates).toHaveLength(1);
    expect(after(list, updates)).toBe("acb");
  });

  test("without room between them all are renumbered", () => {
    const list = rows(0, 0, 0);
    const updates = sortRows(list, "c", "a");
    expect(after(list, updates)).toBe("cab");
  });

  test.each([
    ["b", -1, "bac"],
    ["b", 1, "acb"],
    ["a", -1, "abc"],
    ["c", 1, "abc"],
  ] as const)("%s moved by %d", (id, by, order) => {
    const list = rows(100, 200, 300);
    expect(after(list, moveRow(list, id, by))).toBe(order);
  });

  test("a row that is there already, or unknown, changes nothing", () => {
    const list = rows(1, 2, 3);
    expect([sortRows(list, "a", "a"), sortRows(list, "a", "b"), sortRows(list, "c", null), sortRows(list, "x", "a")]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  test("whatever the numbers were, the row ends up where it was put and the others keep their order", () => {
    const sorted = fc
      .array(fc.integer({ min: -5, max: 5 }), { minLength: 2, maxLength: 9 })
      .map((sorts) => rows(...sorts.toSorted((a, b) => a - b)));
    fc.assert(
      fc.property(sorted, fc.nat(), fc.nat(), (list, from, to) => {
        const moved = list[from % list.length]?.id ?? "";
        const before = list[to % list.length]?.id ?? "";
        fc.pre(moved !== before);
        const others = list.filter(({ id }) => id !== moved).map(({ id }) => id);
        others.splice(others.indexOf(before), 0, moved);
        const stable = list.map((row, index) => ({ ...row, index }));
        const updates = sortRows(list, moved, before);
        const result = stable
          .map((row) => ({ ...row, sort: updates.find(({ _id }) => _id === row.id)?.sort ?? row.sort }))
          .toSorted((a, b) => a.sort - b.sort || a.index - b.index);
        expect(result.map(({ id }) => id)).toEqual(others);
      }),
    );
  });
});
