import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { byDocument, byDocumentOrNone, type GivenDocument } from "./given-document.ts";

const warn = vi.fn();
beforeEach(() => vi.stubGlobal("ui", { notifications: { warn } }));
afterEach(() => {
  vi.unstubAllGlobals();
  warn.mockReset();
});

/** Macros are not checked by types. */
const anything = (given: unknown): GivenDocument => given as GivenDocument;
const pay = byDocument(async (uuid: string, points: number) => `${uuid} pays ${points}`);
const open = byDocumentOrNone(async (uuid = "own") => uuid);

test("a document is as good as its uuid", async () => {
  expect(await pay("Actor.a", 2)).toBe("Actor.a pays 2");
  expect(await pay({ uuid: "Actor.a" }, 2)).toBe("Actor.a pays 2");
  expect(await open({ uuid: "Actor.a" })).toBe("Actor.a");
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  [undefined, "undefined"],
  [null, "null"],
  [5, "number"],
  ["", "string"],
  [true, "boolean"],
  [{}, "object"],
  [{ uuid: 5 }, "object"],
  [["Actor.a"], "object"],
])("%j is refused in words: %s", async (given, words) => {
  expect(await pay(anything(given), 2)).toBeUndefined();
  expect(warn).toHaveBeenCalledWith("NORN.Api.Wanted", { format: { given: words } });
});

test("where it may be left out, nothing is not a mistake, but anything else is", async () => {
  expect([await open(), await open(null)]).toEqual(["own", "own"]);
  expect(await open(anything(5))).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});
