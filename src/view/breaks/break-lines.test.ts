import { expect, test } from "vitest";
import { circumstances } from "../../../tests/samples/entry-circumstances.ts";
import { entry } from "../../../tests/samples/ledger-entry.ts";
import type { BreakChange } from "../../ledger/requests/breaks.ts";
import { BREAK_LINES } from "./break-lines.ts";

const reader = (mayTakeBack: boolean) => circumstances({ mayTakeBack });
const change = (actorName: string, secret: boolean): BreakChange => ({
  actorName,
  kind: "points",
  aspectName: "",
  counts: [{ what: "value", from: 1, to: 6 }],
  secret,
});
const broken = entry("break", "b", { at: "session", changes: [change("Ann", false), change("The spy", true)] });

test("a break says what changed, and only to GMs what not everyone may know", () => {
  expect(BREAK_LINES.break.words(broken, reader(false)).key).toBe("NORN.Break.At.strands.session");
  expect(BREAK_LINES.break.details(broken, reader(true)).map(({ args }) => args?.["who"])).toEqual(["Ann", "The spy"]);
  expect(BREAK_LINES.break.details(broken, reader(false)).map(({ args }) => args?.["who"])).toEqual(["Ann"]);
});

test("all lines about one actor stay together", () => {
  const changes = [change("Ann", false), change("Bob", false), change("Ann", false)];
  const told = BREAK_LINES.break.details(entry("break", "b", { at: "scene", changes }), reader(true));
  expect(told.map(({ args }) => args?.["who"])).toEqual(["Ann", "Ann", "Bob"]);
});

test("of an unknown game it only says that there was a break", () => {
  const odd = { ...broken, game: "lunch" };
  expect(BREAK_LINES.break.words(odd, reader(true)).key).toBe("NORN.Break.unknown");
  expect(BREAK_LINES.break.details(odd, reader(true))).toEqual([]);
});
