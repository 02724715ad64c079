import { describe, expect, test } from "vitest";
import { entry } from "../../tests/samples/ledger-entry.ts";
import type { Entry } from "./entry.ts";
import { counteredBy, inOrder, standing } from "./order.ts";

const ids = (entries: readonly Entry[]): string[] => [...standing(entries)];
const invoke = (id: string, otherwise: Parameters<typeof entry<"invoke">>[3] = {}): Entry => entry("invoke", id, {}, otherwise);
const undo = (id: string, of: string, settled: number): Entry => entry("undo", id, { entry: of }, { settled });
const redo = (id: string, of: string, settled: number): Entry => entry("redo", id, { entry: of }, { settled });

describe("which entries stand", () => {
  test("those that are settled", () => {
    expect(ids([invoke("a"), invoke("b", { state: "pending" }), invoke("c", { state: "refused" })])).toEqual(["a"]);
  });
  test("not undone ones; redone ones again, however often", () => {
    expect(ids([invoke("a"), undo("b", "a", 1)])).toEqual([]);
    expect(ids([invoke("a"), undo("b", "a", 1), redo("c", "a", 2)])).toEqual(["a"]);
    expect(ids([redo("c", "a", 2), undo("d", "a", 3), invoke("a"), undo("b", "a", 1)])).toEqual([]);
  });
  test("redoing what was never undone has no effect", () => expect(ids([redo("c", "gone", 2)])).toEqual([]));
});

describe("the order of entries", () => {
  test("two at the same moment have the same order on every client", () => {
    const one = invoke("a", { settled: 5 });
    const other = invoke("b", { settled: 5 });
    expect(inOrder([other, one])).toEqual(inOrder([one, other]));
  });
  test("pending ones come last", () => {
    const all = [invoke("a", { state: "pending" }), invoke("c", { settled: 9 }), invoke("b", { state: "pending" })];
    expect(inOrder(all).map(({ id }) => id)).toEqual(["c", "a", "b"]);
  });
});

test("a cancelled spend has a canceller", () => {
  const all = [entry("spend", "a"), entry("counter", "b", { entry: "a" })];
  expect([...counteredBy(all)].map(([of, { id }]) => [of, id])).toEqual([["a", "b"]]);
});
