import { describe, expect, test } from "vitest";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { aspectOn } from "../../../tests/samples/plain-table.ts";
import { type Books, type OpeningBalances, reconcile } from "./reconcile.ts";

const ME = "Actor.me";
const BRAVE = "Actor.me.Item.brave";
const points = (by: number, actor = ME): LedgerEvent => ({ type: "fate-points-changed", actor, counter: "value", by });
const boxes = (by: number): LedgerEvent => ({ type: "aspect-boxes-changed", aspect: BRAVE, by });
const pool = (by: number): LedgerEvent => ({ type: "npc-pool-changed", by });
const none: OpeningBalances = new Map();

function books(given: Partial<Books>) {
  const found = reconcile({ opening: none, entries: [], now: new Map(), isReset: () => false, ...given });
  return { opening: found.opening, unexplained: Object.fromEntries(found.unexplained) };
}

describe("opening balance + entries + adjustments = current value", () => {
  test("the values at the start are the opening balance", () => {
    const { opening, unexplained } = books({ now: new Map([[ME, [points(3)]]]) });
    expect([opening.get(ME), unexplained]).toEqual([[points(3)], {}]);
  });
  test("with existing entries: the values before the first of them", () => {
    const { opening, unexplained } = books({ now: new Map([[ME, [points(3)]]]), entries: [points(-1), points(-1)] });
    expect([opening.get(ME), unexplained]).toEqual([[points(5)], {}]);
  });
  test("an opening balance stays the same during play", () => {
    const opening = new Map([[ME, [points(3)]]]);
    expect(books({ opening, now: new Map([[ME, [points(1)]]]), entries: [points(-2)] })).toEqual({ opening, unexplained: {} });
  });
  test("a manual edit is found, for its actor, and only once", () => {
    const opening = new Map<string, readonly LedgerEvent[]>([
      [ME, [points(3)]],
      [BRAVE, []],
      ["", [pool(2)]],
    ]);
    const now = new Map<string, readonly LedgerEvent[]>([
      [ME, [points(5)]],
      [BRAVE, [boxes(1)]],
      ["", [pool(1)]],
    ]);
    const first = books({ opening, now, entries: [points(-1)] });
    expect(first.unexplained).toEqual({ [ME]: [points(3), boxes(1)], "": [pool(-1)] });
    const adjusted = [points(-1), ...Object.values(first.unexplained).flat()];
    expect(books({ opening: first.opening, now, entries: adjusted })).toEqual({ opening, unexplained: {} });
  });
  test("changes that entries claim but never happened are found, inverted", () => {
    const opening = new Map([[ME, [points(3)]]]);
    expect(books({ opening, now: new Map([[ME, [points(3)]]]), entries: [points(-1)] }).unexplained).toEqual({
      [ME]: [points(1)],
    });
  });
  test("entries removed from a history, or a new document: the opening balance is taken again", () => {
    const opening = new Map([[ME, [points(3)]]]);
    const now = new Map([[ME, [points(1)]]]);
    const { opening: reset, unexplained } = books({ opening, now, isReset: (uuid) => uuid === ME });
    expect([reset.get(ME), unexplained]).toEqual([[points(1)], {}]);
  });
  describe("what nobody saw come counts from zero, once the books were begun", () => {
    const begun: OpeningBalances = new Map([["", []]]);
    const free = (by: number): LedgerEvent => ({ type: "free-invocations-changed", aspect: BRAVE, free: "a", holder: ME, by });
    const added: LedgerEvent = {
      type: "aspect-added",
      aspect: { ...aspectOn(ME, "brave"), free: { a: { count: 1, holder: ME } } },
    };
    const seen = (now: readonly LedgerEvent[], entries: readonly LedgerEvent[] = []) =>
      books({ opening: begun, now: new Map([[BRAVE, now]]), entries }).unexplained;
    test("ninety-nine free invocations on a new aspect", () => {
      expect(seen([free(99)])).toEqual({ [ME]: [free(99)] });
    });
    test("points of a new actor", () => {
      expect(books({ opening: begun, now: new Map([[ME, [points(5)]]]) }).unexplained).toEqual({ [ME]: [points(5)] });
    });
    test("what an entry created counts as it says, and what came on top is found", () => {
      expect(seen([free(1)], [added])).toEqual({});
      expect(seen([free(99)], [added])).toEqual({ [ME]: [free(98)] });
      expect(seen([], [added, free(-1)])).toEqual({});
    });
    test("brought back by an undo, it counts as it was then", () => {
      const gone: LedgerEvent = { ...added, type: "aspect-removed" };
      expect(seen([], [added, free(-1), gone, { ...added, aspect: { ...added.aspect, free: {} } }])).toEqual({});
    });
    test("a weapon comes loaded", () => {
      const loaded: LedgerEvent = { type: "ammunition-changed", gear: "Actor.me.Item.bow", by: 6 };
      const now = new Map([["Actor.me.Item.bow", [loaded]]]);
      expect(books({ opening: begun, now }).unexplained).toEqual({});
    });
    test("what a GM brought is as it should be", () => {
      const now = new Map([[BRAVE, [free(2)]]]);
      expect(books({ opening: begun, now, isReset: () => true }).unexplained).toEqual({});
    });
  });
  test("how many there are of a thing is in no books", () => {
    const rope = { type: "gear-quantity-changed", gear: "Actor.me.Item.rope", name: "Rope", copied: false, by: 1 } as const;
    const now = new Map([[rope.gear, []]]);
    expect(books({ opening: new Map([[rope.gear, []]]), now, entries: [rope] }).unexplained).toEqual({});
  });
  test("a deleted one has no balance any more", () => {
    expect(books({ opening: new Map([[ME, [points(3)]]]), entries: [points(-1)] })).toEqual({ opening: none, unexplained: {} });
  });
  test("a box checked unseen, cleared by an entry and checked unseen again is two adjustments: each can be undone", () => {
    const hurt = (type: "track-box-checked" | "track-box-cleared"): LedgerEvent => ({
      type,
      actor: ME,
      track: "wounds",
      box: "hurt-0",
    });
    const opening = new Map([[ME, [points(3)]]]);
    const now = new Map([[ME, [points(2), hurt("track-box-checked")]]]);
    const { unexplained } = reconcile({ opening, now, entries: [hurt("track-box-cleared")], isReset: () => false });
    expect(unexplained).toEqual([
      [ME, [points(-1), hurt("track-box-checked")]],
      [ME, [hurt("track-box-checked")]],
    ]);
  });
  describe("what there is no room for at one go is an adjustment of its own, one by one", () => {
    test.each([
      ["marked unseen, cleared by an entry, marked again", 0, [-1], 3, [3, 1]],
      ["cleared unseen, marked by entries, cleared again", 2, [1, 1], 0, [-2, -1, -1]],
      ["less than entries have cleared", 3, [-2], 2, [1]],
      ["more than there was at the start", 0, [1, 1], 1, [-1]],
    ] as const)("boxes %s", (_what, start, entries, now, found) => {
      const opening = new Map([[BRAVE, start === 0 ? [] : [boxes(start)]]]);
      const counted = new Map([[BRAVE, now === 0 ? [] : [boxes(now)]]]);
      const { unexplained } = reconcile({ opening, now: counted, entries: entries.map(boxes), isReset: () => false });
      expect(unexplained).toEqual(found.map((by) => [ME, [boxes(by)]]));
    });
    test("not more than twenty of them, whatever an entry claims", () => {
      const opening = new Map([[BRAVE, []]]);
      const now = new Map([[BRAVE, [boxes(1)]]]);
      const { unexplained } = reconcile({ opening, now, entries: [boxes(-1_000_000_000)], isReset: () => false });
      expect([unexplained.length, unexplained.flatMap(([, events]) => events)[0]]).toEqual([21, boxes(999_999_981)]);
    });
    test("points have no room to fill: they stay together", () => {
      const opening = new Map([[ME, []]]);
      const now = new Map([[ME, [points(3)]]]);
      expect(books({ opening, now, entries: [points(-1)] }).unexplained).toEqual({ [ME]: [points(4)] });
    });
  });
  test("one actor's change is never another's", () => {
    const opening = new Map([
      [ME, [points(3)]],
      ["Actor.you", [points(3, "Actor.you")]],
    ]);
    const now = new Map([
      [ME, [points(2)]],
      ["Actor.you", [points(4, "Actor.you")]],
    ]);
    expect(books({ opening, now }).unexplained).toEqual({ [ME]: [points(-1)], "Actor.you": [points(1, "Actor.you")] });
  });
});
