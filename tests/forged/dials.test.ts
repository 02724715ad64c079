import { describe, expect, test } from "vitest";
import { campaignRuleset } from "../../src/rules/campaign-ruleset.ts";
import type { DialValues } from "../../src/rules/dials/dial-values.ts";
import { RULESETS } from "../../src/rules/rulesets/rulesets.ts";
import { actorSheetView } from "../../src/view/actor/actor-sheet.view.ts";
import type { SheetFlags } from "../../src/view/actor/sheet-input.ts";
import { campaignDialsView, changedNames } from "../../src/view/apps/campaign-dials.view.ts";
import { sampleSource } from "../templates/sample-input.ts";

/** What a player's message, a macro or a file of an older version may have stored for any option. */
const JUNK: readonly (readonly [string, unknown])[] = [
  ["null", null],
  ["nothing", ""],
  ["a huge text", "x".repeat(10_000)],
  ["no number", Number.NaN],
  ["without end", Number.POSITIVE_INFINITY],
  ["a huge number", 1e308],
  ["a negative number", -7],
  ["a yes", true],
  ["a list", [{}, null, -1]],
  ["an empty record", {}],
  ["a record of numbers", { "own-a": 1e308, constructor: 3 }],
  [
    "names of the language",
    JSON.parse('{"__proto__":{"name":"x"},"constructor":{"name":"x","group":"constructor","removed":true}}'),
  ],
  ["things that are none", { "own-a": null, "own-b": [], "own-c": { name: {}, group: 7, removed: "no" } }],
  ["far too many things", Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`own-${at}`, { name: "x", group: "" }]))],
  ["a formula of names of the language", "constructor + toString + __proto__"],
  ["a formula without end", "(".repeat(300)],
];
const FLAGS: SheetFlags = { editable: true, editing: true, words: true, expanded: new Set(), descriptions: {} };

describe.each(Object.values(RULESETS).map((book) => [book.id, book] as const))("the stored options of %s", (_id, book) => {
  const ids = [...new Set([...book.dials, ...campaignRuleset(book, {}).dials].map(({ id }) => id))];

  test.each(JUNK)("each stored as %s: the game can be played, and its options shown", (_what, junk) => {
    const faults = ids.flatMap((id) => {
      // Stored values are read as what they should be.
      const dials = { [id]: junk } as unknown as DialValues;
      try {
        const ruleset = campaignRuleset(book, dials);
        campaignDialsView(ruleset, dials);
        changedNames(ruleset, dials);
        return [];
      } catch (error) {
        return [`${id}: ${String(error)}`];
      }
    });
    expect(faults).toEqual([]);
  });

  test.each(JUNK)("all stored as %s: a sheet can be drawn, and its numbers are numbers", (_what, junk) => {
    const dials = Object.fromEntries(ids.map((id) => [id, junk])) as unknown as DialValues;
    const ruleset = campaignRuleset(book, dials);
    const source = sampleSource(ruleset, "full");
    expect(() => actorSheetView(source, ruleset, dials, FLAGS, "play")).not.toThrow();
    const boxes = ruleset.tracks(source.actor, dials).flatMap(({ rows }) => rows.map((row) => row.boxes));
    const numbers = [...boxes, ruleset.fatePoints.start(source.actor, dials)];
    expect(numbers.filter((one) => !Number.isInteger(one) || one < 0 || one > 1000)).toEqual([]);
    expect(() => [ruleset.difficultyTables(dials), ruleset.features(source.actor, dials), ruleset.rewards(dials)]).not.toThrow();
  });
});
