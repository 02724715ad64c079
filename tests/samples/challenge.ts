import type { Challenge, ChallengeRow } from "../../src/rules/challenges/challenge.ts";

/** A row that marks from a margin on. */
export function row(from: number, boxes: number, otherwise: Partial<ChallengeRow> = {}): ChallengeRow {
  return { id: `from${from}`, name: "", from, boxes, note: "", hampers: 0, lasts: "", ...otherwise };
}

/** A ladder of one side with a box at each margin from 0 to 4, and nothing else; `sides` by id. */
export function challenge(otherwise: Partial<Challenge> = {}, ...sides: readonly string[]): Challenge {
  return {
    uuid: "Actor.place.Item.task",
    name: "task",
    parent: "Actor.place",
    hidden: false,
    difficulty: null,
    rows: [0, 1, 2, 3, 4].map((from) => row(from, 1)),
    sides: (sides.length > 0 ? sides : ["own"]).map((id) => ({ id, name: id, marks: {} })),
    goal: { row: "", marks: 1 },
    fragility: { way: "", from: 1, words: "" },
    span: { checks: 0, at: "" },
    recovery: { boxes: 0, at: "", idle: false },
    counters: {},
    ...otherwise,
  };
}

/** A ladder of one side with so many marks in each row. */
export function marked(of: Challenge, ...marks: readonly number[]): Challenge {
  const byRow = Object.fromEntries(of.rows.flatMap(({ id }, place) => (marks[place] ? [[id, marks[place]]] : [])));
  return { ...of, sides: of.sides.map((side, place) => (place === 0 ? { ...side, marks: byRow } : side)) };
}
