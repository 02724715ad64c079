import { describe, expect, test } from "vitest";
import { countedState } from "../../../tests/samples/counted-state.ts";
import { aspectOn, plainTable } from "../../../tests/samples/plain-table.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { believed, type Mark } from "./marks.ts";
import type { Books } from "./reconcile.ts";

const ME = "Actor.me";
const BRAVE = "Actor.me.Item.brave";
const NEW = aspectOn(ME, "new", { free: { gift: { count: 1, holder: "" } } });

const points = (by: number, actor = ME): LedgerEvent => ({ type: "fate-points-changed", actor, counter: "value", by });
const known = (user: string): LedgerEvent => ({ type: "aspect-known", aspect: BRAVE, user, known: true });
const added = (aspect = NEW): LedgerEvent => ({ type: "aspect-added", aspect });

/** A mark on Actor.me, by its player, unless given otherwise. */
const mark = (events: readonly LedgerEvent[], otherwise: Partial<Mark> = {}): Mark => ({
  entry: "one",
  document: ME,
  events,
  byGm: false,
  ...otherwise,
});

/** Everyone has three points, and the books cannot explain so many of those of Actor.me. */
function foundWith(difference: number, marks: readonly Mark[], otherwise: Partial<Books> = {}): Record<string, unknown> {
  const world = plainTable("strands", { aspects: [NEW, aspectOn(ME, "brave", { known: { p2: true } })] });
  const now = countedState(world.state());
  const opening = new Map([...now, [ME, [points(3 - difference)]]]);
  return Object.fromEntries(believed(marks, { opening, entries: [], now, isReset: () => false, ...otherwise }, world));
}

describe("a mark is believed", () => {
  test.each<readonly [string, number, readonly Mark[], Record<string, readonly LedgerEvent[]>]>([
    ["where it explains what the books cannot", -1, [mark([points(-1)])], { one: [points(-1)] }],
    ["as far as they need it", -1, [mark([points(-50)])], { one: [points(-1)] }],
    ["not where they are right", 0, [mark([points(-50)])], {}],
    ["not where something else has happened", 5, [mark([points(-2)])], {}],
    ["of its own document only", -1, [mark([points(-1)], { document: BRAVE })], {}],
    ["not of another’s", 0, [mark([points(-1, "Actor.you")])], {}],
    [
      "of two entries, as far as the first has left something",
      -3,
      [mark([points(-2)]), mark([points(-2)], { entry: "two" })],
      { one: [points(-2)], two: [points(-1)] },
    ],
    ["of what no books count, not from a player", 0, [mark([known("p2")], { document: BRAVE })], {}],
    ["of what no books count, from a GM", 0, [mark([known("p2")], { document: BRAVE, byGm: true })], { one: [known("p2")] }],
    ["not where it has not happened at all", 0, [mark([known("p1")], { document: BRAVE, byGm: true })], {}],
    ["of an aspect that is as it was created", 0, [mark([added()], { document: NEW.uuid, byGm: true })], { one: [added()] }],
    ["not of one that has changed", 0, [mark([added({ ...NEW, free: {} })], { document: NEW.uuid, byGm: true })], {}],
    ["not of one that a player created", 0, [mark([added()], { document: NEW.uuid })], {}],
    ["not of a removal", 0, [mark([{ type: "aspect-removed", aspect: NEW }], { document: NEW.uuid, byGm: true })], {}],
  ])("%s", (_what, difference, marks, found) => expect(foundWith(difference, marks)).toEqual(found));

  // Else what was written just before a crash would be written again.
  test.each<readonly [string, Partial<Mark>, Partial<Books>, Record<string, readonly LedgerEvent[]>]>([
    ["by a GM, of a document that begins now", { byGm: true }, { isReset: () => true }, { one: [points(-1)] }],
    ["not by its player", {}, { isReset: () => true }, {}],
    ["by a GM, before the books were begun", { byGm: true }, { opening: new Map() }, { one: [points(-1)] }],
    ["not by its player, before the books were begun", {}, { opening: new Map() }, {}],
  ])("where the books know nothing yet: %s", (_what, otherwise, books, found) => {
    expect(foundWith(0, [mark([points(-1)], otherwise)], books)).toEqual(found);
  });
});
