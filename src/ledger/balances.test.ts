import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anAspect } from "../../tests/samples/an-aspect.ts";
import { boxes, ME, points } from "../../tests/samples/changed-points.ts";
import { entry } from "../../tests/samples/ledger-entry.ts";
import type { LedgerEvent } from "../rules/events/ledger-event.ts";
import { balance, POOL } from "./balances.ts";
import type { Entry } from "./entry.ts";

const pool = (by: number): LedgerEvent => ({ type: "npc-pool-changed", by });
const added = (parent: string): LedgerEvent => ({
  type: "aspect-added",
  aspect: anAspect({ uuid: `${parent}.Item.y`, parent }),
});
const done = (id: string, settled: number, ...events: LedgerEvent[]): Entry =>
  entry("invoke", id, {}, { settled, outcome: { events } });

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
    const { sums } = balance([done("a", 1, pool(2), points(-1))], POOL, { pool: 6 });
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

describe("what one entry changed for the owner of the history", () => {
  const [track, box] = ["wounds", "hurt-0"];
  const checked = (actor: string): LedgerEvent => ({ type: "track-box-checked", actor, track, box });
  test.each<readonly [string, string, readonly LedgerEvent[], readonly unknown[], number]>([
    ["a counter once, however often it moved", ME, [points(-1), points(-2)], [["value", -3]], 0],
    ["not a counter that is as before", ME, [points(-1), points(1)], [], 0],
    [
      "each counter",
      ME,
      [points(-1), points(2, "debt"), points(3, "experience")],
      [
        ["value", -1],
        ["debt", 2],
        ["experience", 3],
      ],
      0,
    ],
    ["not another's counter", ME, [points(-1, "value", "Actor.you")], [], 0],
    ["not the pool", ME, [pool(1)], [], 0],
    ["the pool in the pool's own", POOL, [pool(1), points(-1)], [["pool", 1]], 0],
    ["boxes of its aspects and tracks", ME, [boxes(1), checked(ME)], [], 2],
    ["an aspect put on it", ME, [added(ME)], [], 1],
    ["nothing of another's", ME, [boxes(1, "Actor.you.Item.x"), checked("Actor.you"), added("Actor.you")], [], 0],
    ["nothing of one whose uuid begins like its own", ME, [boxes(1, "Actor.me2.Item.x")], [], 0],
    [
      "boxes of a token's own actor in that one's",
      "Scene.s.Token.t.Actor.me",
      [boxes(1), boxes(1, "Scene.s.Token.t.Actor.me.Item.x")],
      [],
      1,
    ],
  ])("%s", (_what, subject, events, moves, others) => {
    const [read] = balance([done("a", 1, ...events)], subject, {}).entries;
    expect(read?.moves.map(({ counter, by }) => [counter, by])).toEqual(moves);
    expect(read?.others).toHaveLength(others);
  });
  test("an undone entry counts, and so does its undo", () => {
    const undo = entry("undo", "u", { entry: "a" }, { settled: 2, outcome: { events: [points(2)] } });
    const { entries, sums } = balance([undo, done("a", 1, points(-2))], ME, { value: 5 });
    expect(entries.map(({ moves }) => moves.map(({ after }) => after))).toEqual([[3], [5]]);
    expect(sums).toEqual([{ counter: "value", start: 5, by: 0, now: 5 }]);
  });
  test("a counter without a current value is 0 now; one without an entry is as it was", () => {
    expect(balance([done("a", 1, points(2, "held"))], ME, { value: 4 }).sums).toEqual([
      { counter: "value", start: 4, by: 0, now: 4 },
      { counter: "held", start: -2, by: 2, now: 0 },
    ]);
  });
});
