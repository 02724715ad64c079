import { expect, test } from "vitest";
import { entry } from "../../../../tests/samples/ledger-entry.ts";
import type { EntryCircumstances } from "./line-maker.ts";
import { BREAK_LINE, POOL_LINE } from "./break-lines.ts";

const reader = (mine: boolean): EntryCircumstances => ({
  stands: true,
  waits: false,
  mine,
  by: "",
  undone: "",
  overrules: false,
  overruled: false,
  reveals: false,
});
const change = (who: string, secret: boolean): object => ({
  who,
  kind: "points",
  aspect: "",
  counts: { 0: { what: "value", from: 1, to: 6 } },
  secret,
});
const broken = entry(
  "b",
  { details: { at: "session", changes: { 0: change("Ann", false), 1: change("The spy", true) } } },
  { kind: "break" },
);

test("a break says what changed, and only to game masters what not everybody may know", () => {
  expect(BREAK_LINE.words(broken, reader(false)).key).toBe("NORN.Break.At.strands.session");
  expect(BREAK_LINE.details(broken, reader(true)).map(({ args }) => args?.["who"])).toEqual(["Ann", "The spy"]);
  expect(BREAK_LINE.details(broken, reader(false)).map(({ args }) => args?.["who"])).toEqual(["Ann"]);
});

test("everything about one of them stands together", () => {
  const changes = { 0: change("Ann", false), 1: change("Bob", false), 2: change("Ann", false) };
  const told = BREAK_LINE.details(entry("b", { details: { at: "scene", changes } }, { kind: "break" }), reader(true));
  expect(told.map(({ args }) => args?.["who"])).toEqual(["Ann", "Ann", "Bob"]);
});

test.each([
  ["nothing", {}],
  ["another break", { at: "lunch", changes: [] }],
  ["changes that are none", { at: "scene", changes: { 0: { who: 3 }, 1: null, 2: { who: "A", kind: "points", aspect: "" } } }],
])("what cannot be read is left out: %s", (_, details) => {
  const odd = entry("b", { details }, { kind: "break" });
  expect(BREAK_LINE.details(odd, reader(true))).toEqual([]);
  expect(BREAK_LINE.words(odd, reader(true)).key).toMatch(/^NORN\.Break\./);
});

test("a change of the pool says why", () => {
  const events = [{ type: "npc-pool-changed", by: -2 }] as const;
  const made = entry("p", { details: { by: -2, reason: "A quiet evening" } }, { kind: "pool", outcome: { events } });
  expect(POOL_LINE.words(made, reader(true))).toEqual({ key: "NORN.Pool.changedFor", args: { reason: "A quiet evening" } });
  expect(POOL_LINE.details(made, reader(true))).toEqual([{ key: "NORN.Pool.by", args: { by: "−2" } }]);
});
