import { describe, expect, test } from "vitest";
import { retryRemaining } from "./retry-remaining.ts";

/** A server that refuses all where one is missing; `leaving` are deleted by others while each write is on its way. */
function server(ids: readonly string[], leaving: readonly string[] = []) {
  const there = new Set(ids);
  const going = [...leaving];
  const written: string[] = [];
  const write = async (these: string[]): Promise<void> => {
    const gone = going.shift();
    await Promise.resolve();
    if (gone !== undefined) there.delete(gone);
    if (these.some((id) => !there.has(id))) throw new Error("does not exist");
    written.push(...these);
  };
  return { write, isThere: (id: string) => there.has(id), written };
}

describe("several documents written at once", () => {
  test.each([
    ["none", [], [], []],
    ["all", ["a", "b"], [], ["a", "b"]],
    ["the others, where one is deleted on the way", ["a", "b", "c"], ["b"], ["a", "c"]],
    ["the last, where one after another is deleted", ["a", "b", "c"], ["a", "b"], ["c"]],
    ["none, where all are gone", ["a", "b"], ["a", "b"], []],
  ] as const)("%s", async (_what, ids, leaving, expected) => {
    const { write, isThere, written } = server(ids, leaving);
    await retryRemaining(ids, isThere, write);
    expect(written).toEqual(expected);
  });
  test("what is gone before is not asked for", async () => {
    const { write, isThere, written } = server(["a"]);
    await retryRemaining(["a", "never"], isThere, write);
    expect(written).toEqual(["a"]);
  });
  test("any other failure is thrown", async () => {
    const refused = async (): Promise<void> => Promise.reject(new Error("You may not"));
    await expect(retryRemaining(["a"], () => true, refused)).rejects.toThrow("You may not");
  });
});
