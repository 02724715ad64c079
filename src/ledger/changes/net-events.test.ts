import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inverseEvents, type LedgerEvent } from "../../rules/events/ledger-event.ts";
import { netEvents, remainingEvents, unexplained } from "./net-events.ts";

const ME = "Actor.me";
const points = (by: number): LedgerEvent => ({ type: "fate-points-changed", actor: ME, counter: "value", by });
const ofOther = (by: number): LedgerEvent => ({ type: "fate-points-changed", actor: "Actor.other", counter: "value", by });
const free = (by: number, holder: string): LedgerEvent => ({
  type: "free-invocations-changed",
  aspect: "Item.x",
  free: "f",
  holder,
  by,
});
const box = (type: "track-box-checked" | "track-box-cleared"): LedgerEvent => ({ type, actor: ME, track: "health", box: "1" });

const change: fc.Arbitrary<LedgerEvent> = fc.oneof(
  fc.record({
    type: fc.constant("fate-points-changed" as const),
    actor: fc.constantFrom(ME, "Actor.other"),
    counter: fc.constantFrom("value" as const, "held" as const),
    by: fc.integer({ min: -3, max: 3 }),
  }),
  fc.record({
    type: fc.constant("free-invocations-changed" as const),
    aspect: fc.constant("Item.x"),
    free: fc.constantFrom("a", "b"),
    holder: fc.constantFrom("", ME),
    by: fc.integer({ min: -3, max: 3 }),
  }),
  fc.record({ type: fc.constant("npc-pool-changed" as const), by: fc.integer({ min: -3, max: 3 }) }),
  fc.record({
    type: fc.constantFrom("track-box-checked" as const, "track-box-cleared" as const),
    actor: fc.constant(ME),
    track: fc.constantFrom("health", "composure"),
    box: fc.constantFrom("1", "2"),
  }),
);
const changes = fc.array(change, { maxLength: 30 });

/** In any order: two lists with the same sums are equal. */
function comesTo(events: readonly LedgerEvent[]): string[] {
  return netEvents(events)
    .map((event) => JSON.stringify(Object.entries(event).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .toSorted();
}

describe("the sum of changes", () => {
  test.each([
    { name: "nothing of nothing", events: [], net: [] },
    { name: "numbers are added", events: [points(2), points(-3)], net: [points(-1)] },
    { name: "what cancels out is gone", events: [points(2), points(-2)], net: [] },
    { name: "so is a box marked and cleared", events: [box("track-box-checked"), box("track-box-cleared")], net: [] },
    {
      name: "a box cleared twice is",
      events: [box("track-box-cleared"), box("track-box-cleared")],
      net: [box("track-box-cleared"), box("track-box-cleared")],
    },
  ])("$name", ({ events, net }) => expect(netEvents(events)).toEqual(net));

  test("the same in any order, and when repeated", () => {
    fc.assert(
      fc.property(changes, (events) => {
        expect(comesTo(events.toReversed())).toEqual(comesTo(events));
        expect(comesTo(netEvents(events))).toEqual(comesTo(events));
      }),
    );
  });
});

describe("changes without an entry", () => {
  test("a new account has none, whatever its entries are", () => {
    fc.assert(
      fc.property(changes, changes, changes, (entries, now, later) => {
        const start = unexplained({ start: [], entries, now });
        expect(unexplained({ start, entries, now })).toEqual([]);
        expect(unexplained({ start, entries: [...entries, ...later], now: [...now, ...later] })).toEqual([]);
      }),
    );
  });

  test("are changes past the entries, and inverted, changes that entries claim but never happened", () => {
    fc.assert(
      fc.property(changes, changes, changes, changes, (start, known, unknown, invented) => {
        const found = unexplained({ start, entries: [...known, ...invented], now: [...start, ...known, ...unknown] });
        expect(comesTo(found)).toEqual(comesTo([...unknown, ...inverseEvents(invented)]));
      }),
    );
  });

  test("once recorded as an entry, nothing is left", () => {
    fc.assert(
      fc.property(changes, changes, changes, (start, entries, now) => {
        const found = unexplained({ start, entries, now });
        expect(unexplained({ start, entries: [...entries, ...found], now })).toEqual([]);
      }),
    );
  });
});

describe("what is left to change of a counter", () => {
  test.each([
    { name: "nothing, where all has changed", wanted: [points(-1)], seen: [points(-1)], left: [] },
    { name: "all, where nothing has", wanted: [points(-1)], seen: [], left: [points(-1)] },
    { name: "what a manual edit has taken away in between", wanted: [points(-1)], seen: [points(-3)], left: [points(2)] },
    { name: "several changes of one counter count together", wanted: [points(-1), points(-1)], seen: [points(-2)], left: [] },
    {
      name: "one actor's points are not another's",
      wanted: [points(1)],
      seen: [ofOther(1)],
      left: [points(1), ofOther(-1)],
    },
    {
      name: "nor one holder's free invocations another's",
      wanted: [free(-1, "")],
      seen: [free(-1, "Actor.a")],
      left: [free(-1, ""), free(1, "Actor.a")],
    },
    {
      name: "a box is marked or is not",
      wanted: [{ type: "track-box-checked" as const, actor: "a", track: "t", box: "b" }],
      seen: [],
      left: [],
    },
  ])("$name", ({ wanted, seen, left }) => {
    expect(remainingEvents(wanted, seen)).toEqual(left);
  });
});
