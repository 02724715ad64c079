import { describe, expect, test } from "vitest";
import { challenge, marked, row } from "../../../tests/samples/challenge.ts";
import { ladderView } from "./ladder.view.ts";

const WORDS = { rolled: "", span: "" };
const PLAYER = { owner: false, rolls: true, leads: false };
const GM = { owner: true, rolls: true, leads: true };

describe("who is ahead", () => {
  const race = challenge({ goal: { row: "from4", marks: 1 } }, "a", "b");
  const lanes = (of: typeof race) => ladderView(of, WORDS, PLAYER).lanes.map(({ at, ahead }) => ({ at, ahead }));
  test("no one, before the first mark", () => expect(lanes(race).map(({ ahead }) => ahead)).toEqual([false, false]));
  test.each([
    ["the one with a mark", [1], true],
    ["the one higher up", [0, 0, 0, 1], true],
  ] as const)("%s", (_sentence, marks, ahead) => {
    const [first, second] = lanes(marked(race, ...marks));
    expect([first?.ahead, second?.ahead]).toEqual([ahead, false]);
    expect(first?.at).toBeGreaterThan(second?.at ?? 0);
  });
  test("the goal is the end of the way, and nothing before it", () => {
    expect(lanes(marked(race, 1, 1, 1, 1))[0]?.at).toBeLessThan(100);
    expect(lanes(marked(race, 0, 0, 0, 0, 1))[0]?.at).toBe(100);
  });
});

describe("F2-R26. What a row brings is known once it is marked", () => {
  const street = challenge({ rows: [row(0, 1, { note: "a rumor" }), row(1, 1, { note: "a secret" })] });
  const notes = (of: typeof street, reader: typeof GM) => ladderView(of, WORDS, reader).rows.map(({ note }) => note);
  test("to the owner always", () => expect(notes(street, GM)).toEqual(["a secret", "a rumor"]));
  test("to players row by row", () => expect(notes(marked(street, 1), PLAYER)).toEqual(["", "a rumor"]));
});

describe("what is offered", () => {
  test("a roll, until the goal is reached", () => {
    const reached = marked(challenge({ goal: { row: "from0", marks: 1 } }), 1);
    expect([ladderView(challenge(), WORDS, PLAYER).roll, ladderView(reached, WORDS, PLAYER).roll]).toEqual([
      { label: { key: "NORN.Challenge.rollFor", args: { name: "task" } } },
      null,
    ]);
  });
  test("the margins of a row end below the next one", () => {
    const { rows } = ladderView(challenge({ rows: [row(0, 1), row(2, 1), row(5, 1)] }), WORDS, PLAYER);
    expect(rows.map(({ margin }) => margin)).toEqual([
      { key: "NORN.Challenge.Margin.more", args: { from: 5 } },
      { key: "NORN.Challenge.Margin.range", args: { from: 2, to: 4 } },
      { key: "NORN.Challenge.Margin.range", args: { from: 0, to: 1 } },
    ]);
  });
  test("marks beyond the boxes, which have become fewer since, can still be seen and cleared", () => {
    const fewer = marked(challenge({ rows: [row(0, 1)] }), 3);
    expect(ladderView(fewer, WORDS, GM).rows[0]?.cells[0]?.boxes.filter(({ checked }) => checked)).toHaveLength(3);
  });
});

test.each([
  ["the guards hear of it", { key: "NORN.Challenge.Fragile.note", args: { from: 3, words: "the guards hear of it" } }],
  ["", { key: "NORN.Challenge.Fragile.open", args: { from: 3, words: "" } }],
])("what a bad failure brings is told, also where nobody has written it: %j", (words, told) => {
  const risky = challenge({ fragility: { way: "note", from: 3, words } });
  expect(ladderView(risky, WORDS, PLAYER).facts).toContainEqual(told);
});
