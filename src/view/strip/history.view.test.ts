import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { circumstances } from "../../../tests/samples/entry-circumstances.ts";
import { entry } from "../../../tests/samples/ledger-entry.ts";
import { balance, POOL } from "../../ledger/balances.ts";
import type { Entry } from "../../ledger/entry.ts";
import type { LedgerEvent, FatePointCounter } from "../../rules/index.ts";
import { type HistoryFacts, type HistoryFilter, historyView } from "./history.view.ts";

const ME = "Actor.me";
const points = (by: number, counter: FatePointCounter = "value", actor = ME): LedgerEvent => ({
  type: "fate-points-changed",
  actor,
  counter,
  by,
});
const boxes = (by: number, aspect = `${ME}.Item.x`): LedgerEvent => ({ type: "aspect-boxes-changed", aspect, by });
const done = (id: string, settled: number, ...events: LedgerEvent[]): Entry =>
  entry("invoke", id, {}, { settled, outcome: { events } });

const FACTS: HistoryFacts = {
  circumstances: circumstances({ mayTakeBack: true }),
  author: "Player 1",
  when: "now",
  stamp: "",
  refusal: null,
  nameOf: () => "",
  aspect: "",
};
const shown = (entries: readonly Entry[], filter: HistoryFilter = "all", most = 50) =>
  historyView(balance(entries, ME, { value: 3 }), { filter, most }, () => FACTS);

describe("the sums hold", () => {
  test("opening balance, entries and current value", () => {
    const { sums, entries } = balance([done("b", 2, points(-2)), done("a", 1, points(1)), done("c", 3, boxes(1))], ME, {
      value: 2,
    });
    expect(sums).toEqual([{ counter: "value", start: 3, by: -1, now: 2 }]);
    expect(entries.map(({ entry: { id }, moves }) => [id, moves.map(({ after }) => after)])).toEqual([
      ["a", [4]],
      ["b", [2]],
      ["c", []],
    ]);
  });

  test("each counter is counted separately", () => {
    const { sums } = balance([done("a", 1, points(-1), points(1, "debt"), points(5, "value", "Actor.other"))], ME, {
      value: 0,
      debt: 1,
    });
    expect(sums).toEqual([
      { counter: "value", start: 1, by: -1, now: 0 },
      { counter: "debt", start: 0, by: 1, now: 1 },
    ]);
  });

  test("those of the pool", () => {
    const { sums } = balance([done("a", 1, { type: "npc-pool-changed", by: 2 }, points(-1))], POOL, { pool: 6 });
    expect(sums).toEqual([{ counter: "pool", start: 4, by: 2, now: 6 }]);
  });

  test("refused and pending entries change nothing", () => {
    const waits = entry("invoke", "w", {}, { state: "pending", outcome: { events: [points(-1)] } });
    const refused = entry("invoke", "r", {}, { state: "refused", settled: 1, outcome: { events: [points(-1)] } });
    const { sums, entries } = balance([waits, refused], ME, { value: 3 });
    expect(sums[0]).toEqual({ counter: "value", start: 3, by: 0, now: 3 });
    expect(entries.at(-1)?.entry.id).toBe("w");
  });

  test("the last balance of a counter is its current value, and each is the one before plus its entry", () => {
    const change = fc.record({ by: fc.integer({ min: -3, max: 3 }), settled: fc.nat(50) });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), fc.nat(9), (changes, now) => {
        const made = changes.map(({ by, settled }, index) => done(`e${index}`, settled, points(by)));
        const { entries, sums } = balance(made, ME, { value: now });
        let before = sums[0]?.start ?? Number.NaN;
        for (const { moves } of entries) {
          for (const { by, after } of moves) {
            expect(after).toBe(before + by);
            before = after;
          }
        }
        expect(before).toBe(now);
      }),
    );
  });
});

describe("what is shown", () => {
  const hidden = { ...done("h", 2, points(-1), boxes(1)), visible: false };
  test("newest first", () => expect(shown([done("a", 1), done("b", 2)]).rows.map(({ id }) => id)).toEqual(["b", "a"]));
  test("of an entry the reader may not see, only that it changed a number everyone sees", () => {
    const [row] = shown([hidden]).rows;
    expect(row).toMatchObject({ hidden: true, why: "", author: "", details: [], others: [], button: null });
    expect(row?.words.key).toBe("NORN.Ledger.hidden");
    expect(row?.moves).toHaveLength(1);
  });
  test("nothing else of it", () => expect(shown([{ ...done("h", 2, boxes(1)), visible: false }]).rows).toEqual([]));
  test("only points, or only boxes and free invocations", () => {
    const entries = [done("p", 1, points(1)), done("x", 2, boxes(1)), hidden];
    expect(shown(entries, "points").rows.map(({ id }) => id)).toEqual(["h", "p"]);
    expect(shown(entries, "others").rows.map(({ id }) => id)).toEqual(["x"]);
  });
  test("a manual edit and a break show their changes only, and a manual edit names who made it", () => {
    const outcome = { events: [points(1), boxes(1)] };
    const rows = shown([entry("adjust", "a", {}, { outcome }), entry("break", "b", {}, { settled: 1, outcome })]).rows;
    expect(rows.map(({ id, isBreak, author, details }) => [id, isBreak, author, details])).toEqual([
      ["b", true, "Player 1", []],
      ["a", false, "", []],
    ]);
  });
  test("a break is shown with every filter", () => {
    const parts = [entry("break", "b", {}, { settled: 1 }), done("x", 2, boxes(1))];
    expect(shown(parts, "points").rows.map(({ id }) => id)).toEqual(["b"]);
  });
  test("the author's words are the reason", () => {
    const told = entry("story", "s", { words: "A boat lies there" }, { outcome: { events: [points(-1)] } });
    expect(shown([told]).rows[0]?.why).toBe("A boat lies there");
  });
  test("one page at a time", () => {
    const many = Array.from({ length: 120 }, (_, index) => done(`e${index}`, index, points(1)));
    const { rows, left } = shown(many, "all", 50);
    expect([rows.length, left]).toEqual([50, 70]);
    expect(rows[0]?.id).toBe("e119");
  });
  test("why a button would be refused", () => {
    const facts = { ...FACTS, refusal: { code: "points-spent-since", args: {} } };
    const view = historyView(balance([done("a", 1, points(1))], ME, { value: 0 }), { filter: "all", most: 5 }, () => facts);
    expect(view.rows[0]?.button?.refusal?.key).toBe("NORN.Ledger.Refused.points-spent-since");
  });
});
