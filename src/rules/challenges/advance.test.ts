import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { challenge, marked, row } from "../../../tests/samples/challenge.ts";
import { applyEvents } from "../events/apply-event.ts";
import { inverseEvents, type LedgerEvent } from "../events/ledger-event.ts";
import { type Break, breaksWithin } from "../breaks/break-rules.ts";
import { advance, hamperedBy } from "./advance.ts";
import { challengeAtBreak } from "./at-break.ts";
import { challengeEvents } from "./challenge-events.ts";
import {
  type Challenge,
  type ChallengeChange,
  FRAGILITIES,
  hasReached,
  isOver,
  LASTS,
  marksAt,
  mayCheck,
  progressOf,
} from "./challenge.ts";

function after(of: Challenge, events: readonly LedgerEvent[]): Challenge | string {
  const state = applyEvents({ actors: {}, aspects: {}, npcPool: 0, challenges: { [of.uuid]: of } }, events);
  return state.ok ? (state.value.challenges?.[of.uuid] ?? "gone") : state.code;
}

function changed(of: Challenge, changes: readonly ChallengeChange[]): Challenge {
  const next = after(of, challengeEvents(of.uuid, changes));
  if (typeof next === "string") throw new Error(next);
  return next;
}

interface Rolled {
  readonly margin: number;
  readonly side?: string;
  readonly against?: string;
  readonly actor?: string;
}

function rolled(of: Challenge, { margin, side = "own", against = "", actor = "Actor.me" }: Rolled): Challenge {
  return changed(of, advance(of, { margin, side, against, actor }).changes);
}

/** Marks of a side, row by row. */
const rows = (of: Challenge, id = "own"): readonly number[] => {
  const side = of.sides.find((one) => one.id === id);
  return of.rows.map((row) => (side ? marksAt(side, row.id) : 0));
};

describe("9. Group research, one box per row, difficulty Great: repeated margin-0 successes fill 0, 1, 2, 3 in turn", () => {
  const goal = { row: "from3", marks: 1 };
  const research = challenge({ rows: [0, 1, 2, 3].map((from) => row(from, 1)), goal, difficulty: 3 });
  test.each([
    [1, [1, 0, 0, 0], false],
    [2, [1, 1, 0, 0], false],
    [3, [1, 1, 1, 0], false],
    [4, [1, 1, 1, 1], true],
  ] as const)("after %i of them", (times, expected, reached) => {
    let ladder = research;
    for (let time = 0; time < times; time += 1) ladder = rolled(ladder, { margin: 0, actor: `Actor.${time}` });
    expect([rows(ladder), isOver(ladder)]).toEqual([expected, reached]);
  });
});

describe("8. Dynamic challenge, two equal ladders: margins 2 for A, 1 for B, a tie, 5 for A, 5 for A", () => {
  const chess = challenge(
    {
      rows: [
        row(0, 8),
        row(1, 4, { hampers: 1, lasts: "next" }),
        row(2, 2, { hampers: 1, lasts: "rest" }),
        row(5, 1, { hampers: 2, lasts: "rest" }),
        row(7, 1),
      ],
      goal: { row: "from7", marks: 1 },
    },
    "a",
    "b",
  );
  const MATCH = [2, -1, 0, 5, 5];
  const at = (exchange: number): Challenge =>
    MATCH.slice(0, exchange).reduce((ladder, margin) => rolled(ladder, { margin, side: "a", against: "b" }), chess);
  test.each([
    ["A takes a rook: B has −1 for the rest", 1, [0, 0, 1, 0, 0], [0, 0, 0, 0, 0], [0, 1]],
    ["B takes a knight: A has −1 for the next roll only", 2, [0, 0, 1, 0, 0], [0, 1, 0, 0, 0], [1, 1]],
    ["a tie marks the lowest row of both, and A is free again", 3, [1, 0, 1, 0, 0], [1, 1, 0, 0, 0], [0, 1]],
    ["A takes the queen: B has −2", 4, [1, 0, 1, 1, 0], [1, 1, 0, 0, 0], [0, 2]],
    ["the second 5 finds its row full, and rolls up to 7+", 5, [1, 0, 1, 1, 1], [1, 1, 0, 0, 0], [0, 2]],
  ] as const)("%s", (_sentence, exchange, a, b, penalties) => {
    const ladder = at(exchange);
    expect([rows(ladder, "a"), rows(ladder, "b")]).toEqual([a, b]);
    expect([hamperedBy(ladder, "a"), hamperedBy(ladder, "b")]).toEqual(penalties);
    expect(isOver(ladder)).toBe(exchange === 5);
  });
  test("A has won, and not B", () => expect(at(5).sides.map((side) => hasReached(chess, side))).toEqual([true, false]));
});

describe("F2. A success marks a box of its degree, or of the next row up that has one", () => {
  test.each([
    ["of its degree", [], 2, [0, 0, 1, 0, 0]],
    ["beyond the highest, the highest", [], 9, [0, 0, 0, 0, 1]],
    ["a full row hands it up", [0, 0, 1], 2, [0, 0, 1, 1, 0]],
    ["so does the next one", [0, 0, 1, 1], 2, [0, 0, 1, 1, 1]],
    ["it never goes down", [0, 0, 1, 1, 1], 2, [0, 0, 1, 1, 1]],
  ] as const)("%s", (_sentence, before, margin, expected) => {
    expect(rows(rolled(marked(challenge(), ...before), { margin }))).toEqual(expected);
  });
  test("below the lowest row it marks nothing", () => {
    const tall = challenge({ rows: [row(1, 3)] });
    expect([rows(rolled(tall, { margin: 0 })), rows(rolled(tall, { margin: 1 }))]).toEqual([[0], [1]]);
  });
  test("a row without boxes hands it up", () => {
    expect(rows(rolled(challenge({ rows: [row(0, 0), row(1, 2)] }), { margin: 0 }))).toEqual([0, 1]);
  });
});

describe("F2. Fragility: what a failure does", () => {
  test.each([
    ["nothing", "", 1, [1, 1, 1], 3, [1, 1, 1, 0, 0]],
    ["it takes the mark of the same degree", "same", 1, [1, 1, 1], 2, [1, 1, 0, 0, 0]],
    ["going up until one is found", "same", 1, [1, 0, 0, 1], 1, [1, 0, 0, 0, 0]],
    ["never going down", "same", 1, [1, 1], 3, [1, 1, 0, 0, 0]],
    ["it takes the highest", "highest", 1, [1, 1, 0, 1], 1, [1, 1, 0, 0, 0]],
    ["it takes all", "all", 1, [1, 1, 0, 1], 1, [0, 0, 0, 0, 0]],
    ["from a margin on", "all", 3, [1, 1], 2, [1, 1, 0, 0, 0]],
    ["what it brings about takes no mark", "note", 1, [1, 1], 4, [1, 1, 0, 0, 0]],
  ] as const)("%s", (_sentence, way, from, before, by, expected) => {
    const fragile = marked(challenge({ fragility: { way, from, words: "" } }), ...before);
    expect(rows(rolled(fragile, { margin: -by }))).toEqual(expected);
  });
  test("it ruins the whole task, whose marks stay", () => {
    const ruined = rolled(marked(challenge({ fragility: { way: "ruin", from: 3, words: "" } }), 1), { margin: -3 });
    expect([rows(ruined), isOver(ruined)]).toEqual([[1, 0, 0, 0, 0], true]);
  });
  test.each([
    [-2, false],
    [-3, true],
  ])("a margin of %i is enough to be attacked: %s", (margin, triggered) => {
    const street = challenge({ fragility: { way: "note", from: 3, words: "thugs" } });
    expect(advance(street, { margin, side: "own", against: "", actor: "" }).triggered).toBe(triggered);
  });
  test("of two sides the loser's", () => {
    const two = challenge({ fragility: { way: "all", from: 1, words: "" } }, "a", "b");
    const ahead = rolled(two, { margin: 1, side: "a", against: "b" });
    const lost = rolled(ahead, { margin: -2, side: "a", against: "b" });
    expect([rows(lost, "a"), rows(lost, "b")]).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 1, 0, 0],
    ]);
  });
});

describe("F2. Goal: reached with a mark there, or above", () => {
  test.each([
    [[1, 1, 1], 1, false],
    [[0, 0, 0, 1], 1, true],
    [[0, 0, 0, 0, 1], 1, true],
    [[0, 0, 0, 1], 2, false],
    [[0, 0, 0, 1, 1], 2, true],
  ] as const)("marks %j, needing %i: %s", (marks, needed, reached) => {
    expect(isOver(marked(challenge({ goal: { row: "from3", marks: needed } }), ...marks))).toBe(reached);
  });
  test("three victories: a row of three boxes a side, and a tie wins none", () => {
    const contest = challenge({ rows: [row(1, 3)], goal: { row: "from1", marks: 3 } }, "a", "b");
    const played = [2, 0, -1, 6, 1].reduce((ladder, margin) => rolled(ladder, { margin, side: "a", against: "b" }), contest);
    expect([rows(played, "a"), rows(played, "b"), isOver(played)]).toEqual([[3], [1], true]);
  });
});

describe("F2. Span and recovery: a check a day, and a box a week in which no one tries", () => {
  const street = challenge({ span: { checks: 1, at: "scene" }, recovery: { boxes: 1, at: "session", idle: true } });
  const at = (of: Challenge, when: Break): Challenge => changed(of, challengeAtBreak(of, breaksWithin(when)));
  test("each may roll once, until the span is over", () => {
    const tried = rolled(street, { margin: 2 });
    expect(["Actor.me", "Actor.you"].map((actor) => mayCheck(tried, actor))).toEqual([false, true]);
    expect(mayCheck(at(tried, "scene"), "Actor.me")).toBe(true);
  });
  test("a longer break does the same", () =>
    expect(mayCheck(at(rolled(street, { margin: 2 }), "session"), "Actor.me")).toBe(true));
  test("no box goes while someone tries; then one goes, the lowest first", () => {
    const tried = rolled(marked(street, 1, 0, 0, 1), { margin: 2 });
    const pursued = at(tried, "session");
    expect([rows(pursued), rows(at(pursued, "session"))]).toEqual([
      [1, 0, 1, 1, 0],
      [0, 0, 1, 1, 0],
    ]);
  });
  test("a shorter break takes none, nor does any break once the goal is reached", () => {
    const lasting = { ...street, recovery: { boxes: 2, at: "session", idle: false } as const };
    expect(rows(at(marked(lasting, 1, 1), "scene"))).toEqual([1, 1, 0, 0, 0]);
    expect(rows(at(marked(lasting, 1, 1, 1), "session"))).toEqual([0, 0, 1, 0, 0]);
    const won = marked({ ...lasting, goal: { row: "from0", marks: 1 } }, 1, 1);
    expect(rows(at(won, "session"))).toEqual([1, 1, 0, 0, 0]);
  });
});

describe("laws", () => {
  const ladder = fc
    .record({
      boxes: fc.array(fc.tuple(fc.nat(3), fc.constantFrom("", ...LASTS), fc.nat(2)), { minLength: 1, maxLength: 5 }),
      sides: fc.constantFrom(["own"], ["own", "b"], ["own", "b", "c"]),
      way: fc.constantFrom("" as const, ...FRAGILITIES),
      from: fc.integer({ min: 1, max: 3 }),
      goal: fc.nat(5),
      checks: fc.nat(1),
      recovers: fc.nat(2),
      idle: fc.boolean(),
    })
    .map(({ boxes, sides, way, from, goal, checks, recovers, idle }) =>
      challenge(
        {
          rows: boxes.map(([count, lasts, hampers], place) => row(place, count, { lasts, hampers })),
          fragility: { way, from, words: "" },
          goal: { row: `from${goal}`, marks: 1 },
          span: { checks, at: "scene" },
          recovery: { boxes: recovers, at: "scene", idle },
        },
        ...sides,
      ),
    );
  const steps = fc.array(
    fc.record({
      margin: fc.integer({ min: -6, max: 8 }),
      side: fc.constantFrom("own", "b", "gone"),
      against: fc.constantFrom("", "b", "c"),
      rest: fc.boolean(),
    }),
    { maxLength: 25 },
  );

  test("progress never exceeds the boxes; undone step by step, every ladder is what it was", () => {
    fc.assert(
      fc.property(ladder, steps, (start, played) => {
        const history: { readonly before: Challenge; readonly events: readonly LedgerEvent[] }[] = [];
        let now = start;
        for (const { rest, ...attempt } of played) {
          const changes = rest ? challengeAtBreak(now, ["scene"]) : advance(now, { ...attempt, actor: "Actor.me" }).changes;
          const events = challengeEvents(now.uuid, changes);
          history.push({ before: now, events });
          now = changed(now, changes);
          for (const side of now.sides) expect(progressOf(now, side).marked).toBeLessThanOrEqual(progressOf(now, side).of);
        }
        for (const { before, events } of history.toReversed()) {
          const back = after(now, inverseEvents(events));
          expect(back).toEqual(before);
          if (typeof back !== "string") now = back;
        }
      }),
    );
  });

  test("a mark is lost by nothing but the ladder's own fragility", () => {
    fc.assert(
      fc.property(ladder, steps, (start, played) => {
        let now: Challenge = { ...start, fragility: { way: "", from: 1, words: "" } };
        for (const attempt of played) {
          const next = rolled(now, { ...attempt });
          for (const side of now.sides)
            expect(progressOf(next, next.sides.find(({ id }) => id === side.id) ?? side).marked).toBeGreaterThanOrEqual(
              progressOf(now, side).marked,
            );
          now = next;
        }
      }),
    );
  });
});
