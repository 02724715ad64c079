import type { EntryState } from "../../ledger/entry.ts";
import { describe, expect, test } from "vitest";
import { entry } from "../../../tests/samples/ledger-entry.ts";
import { lineOf } from "../log/lines.ts";
import type { EntryCircumstances } from "../entries/line-maker.ts";
import { hitText, takenText } from "./taken-text.ts";

describe("what a hit comes to", () => {
  test.each([
    ["marumaru", { amount: 1 }, "NORN.Harm.Amount.marumaru.one"],
    ["marumaru", { amount: 2 }, "NORN.Harm.Amount.marumaru.many"],
    ["fate2", { amount: 3, outcome: "hurt" }, "NORN.HitOutcome.fate2.hurt"],
  ] as const)("%s %o", (game, hit, key) => expect(hitText(game, hit).key).toBe(key));
});

test("while a hit is not settled, its line says who takes it, and no number", () => {
  const said = (state: EntryState): string =>
    lineOf<"harm">({ kind: "harm" }).words(entry("harm", "a", { amount: 3 }, { state }), {} as EntryCircumstances).key;
  expect([said("pending"), said("done")]).toEqual(["NORN.Harm.Line.takesIt", "NORN.Harm.Line.takes"]);
});

test.each([
  ["hurt", "NORN.Harm.andOut"],
  ["taken-out", "NORN.HitOutcome.fate2.taken-out"],
])("someone out is said to be out once: %s", (outcome, key) => {
  expect(takenText(entry("harm", "a", { outcome, takenOut: true }, { game: "fate2" })).key).toBe(key);
});
