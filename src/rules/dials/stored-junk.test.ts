import { expect, test } from "vitest";
import { actor } from "../../../tests/samples/actor-snapshot.ts";
import { campaignRuleset } from "../campaign-ruleset.ts";
import type { DialValue, DialValues } from "./dial-values.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import type { Ruleset } from "../ruleset.ts";

/** What a macro or a forged message may have stored for a dial. */
const JUNK: readonly (readonly [string, unknown])[] = [
  ["null", null],
  ["a number", -1e9],
  ["no number", Number.NaN],
  ["a text", "x"],
  ["a very long text", "x".repeat(5000)],
  ["a switch", true],
  ["a list", [null, ["a", 1]]],
  ["a record of nulls", { a: null }],
  ["a record of numbers", { a: 5 }],
  ["a record of records", { a: { name: 5, group: [], removed: "yes" } }],
  ["names of the language", { constructor: 1, toString: { name: "x" } }],
];
const SOMEONE = actor();

/** Whatever reads dials without a roll. */
function readAll(book: Ruleset, dials: DialValues): void {
  const { tracks, spending, fatePoints, breaks, harm, buying, invoking } = campaignRuleset(book, dials);
  tracks(SOMEONE, dials);
  spending.uses({ method: null }, dials);
  spending.boxCanPay(dials);
  fatePoints.start(SOMEONE, dials);
  breaks.known(dials);
  breaks.entrance(SOMEONE, dials);
  harm?.scopes(dials);
  buying?.advantages(dials);
  invoking.mostPoints(dials);
}

test.each(Object.values(RULESETS).flatMap((book) => JUNK.map(([what, junk]) => [book.id, what, book, junk] as const)))(
  "%s: %s stored for any dial stops nothing",
  (_game, _what, book, junk) => {
    const stopped = book.dials.filter(({ id }) => {
      try {
        readAll(book, { [id]: junk as DialValue });
        return false;
      } catch {
        return true;
      }
    });
    expect(book.dials.length).toBeGreaterThan(0);
    expect(stopped).toEqual([]);
  },
);
