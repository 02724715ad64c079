import { describe, expect, test } from "vitest";
import { entry } from "../../../tests/samples/ledger-entry.ts";
import type { Entry } from "./entry.ts";
import { inOrder, isTrusted, standing } from "./standing.ts";

const ids = (entries: readonly Entry[]): string[] => [...standing(entries)];
const undo = (id: string, of: string, settled: number): Entry => entry(id, { entry: of }, { kind: "undo", settled });
const redo = (id: string, of: string, settled: number): Entry => entry(id, { entry: of }, { kind: "redo", settled });

describe("which entries stand", () => {
  test("those that are done", () => {
    expect(ids([entry("a"), entry("b", {}, { state: "asked" }), entry("c", {}, { state: "refused" })])).toEqual(["a"]);
  });
  test("not those undone; again those done again, however often", () => {
    expect(ids([entry("a"), undo("b", "a", 1)])).toEqual([]);
    expect(ids([entry("a"), undo("b", "a", 1), redo("c", "a", 2)])).toEqual(["a"]);
    expect(ids([redo("c", "a", 2), undo("d", "a", 3), entry("a"), undo("b", "a", 1)])).toEqual([]);
  });
  test("doing again what never was brings nothing about", () => expect(ids([redo("c", "gone", 2)])).toEqual([]));
  test("two of one moment stand in the same order on every client", () => {
    const one = entry("a", {}, { settled: 5 });
    const other = entry("b", {}, { settled: 5 });
    expect(inOrder([other, one])).toEqual(inOrder([one, other]));
  });
});

describe("whose word counts", () => {
  const mine = { writer: "p1", author: "p1", byGm: false };
  test("a game master's", () => expect(isTrusted(entry("a"), () => false)).toBe(true));
  test("the author's, who may write everything it changes", () => {
    expect(isTrusted(entry("a", {}, mine), () => true)).toBe(true);
    expect(isTrusted(entry("a", {}, mine), () => false)).toBe(false);
  });
  test("nobody else's", () => expect(isTrusted(entry("a", {}, { ...mine, writer: "p2" }), () => true)).toBe(false));
});
