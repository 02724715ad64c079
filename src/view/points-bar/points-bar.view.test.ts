import { describe, expect, test } from "vitest";
import { RULESET_IDS, rulesetById } from "../../rules/rulesets/ruleset-by-id.ts";
import { type BarCharacter, type PointsBarInput, pointsBarView } from "./points-bar.view.ts";

const someone = (id: string, name: string, otherwise: Partial<BarCharacter> = {}): BarCharacter => ({
  id,
  uuid: `Actor.${id}`,
  name,
  img: "",
  own: false,
  ahead: null,
  out: "",
  points: { value: 3, refresh: 4, debt: 0, held: 0 },
  ...otherwise,
});
const source = (characters: readonly BarCharacter[], otherwise: Partial<PointsBarInput> = {}): PointsBarInput => ({
  characters,
  pool: undefined,
  folded: false,
  before: new Map(),
  leads: false,
  compels: false,
  ...otherwise,
});
const people = (characters: readonly BarCharacter[], game: (typeof RULESET_IDS)[number] = "strands") =>
  pointsBarView(source(characters), rulesetById(game)).people;

test("points that are left after what waits are beside those there are", () => {
  const [person] = people([someone("a", "Ann", { ahead: 2 })]);
  expect([person?.value, person?.ahead]).toEqual([3, { value: 2, words: { key: "NORN.Ledger.State.ahead", args: { left: 2 } } }]);
});

describe("the order", () => {
  test("own characters first, the others by name", () => {
    const shown = people([someone("b", "Bo"), someone("c", "Cy", { own: true }), someone("a", "Al")]);
    expect(shown.map(({ id, own }) => [id, own])).toEqual([
      ["c", true],
      ["a", false],
      ["b", false],
    ]);
  });
  test.each([
    [
      ["Corvin Ashdown", "Tamsin Vey"],
      ["Corvin", "Tamsin"],
    ],
    [
      ["Corvin Ashdown", "Corvin Vey"],
      ["Corvin Ashdown", "Corvin Vey"],
    ],
    [
      ["", "  "],
      ["", "  "],
    ],
    [
      ["🔥", "عمر خالد"],
      ["🔥", "عمر"],
    ],
  ])("%j are shown as %j", (names, shorts) => {
    const shown = people(names.map((name, index) => someone(String(index), name)));
    expect(shown.map(({ short }) => short).toSorted()).toEqual(shorts.toSorted());
  });
});

describe("numbers", () => {
  test.each([
    [0, 0],
    [1, 1],
    [5, 5],
    [12, 5],
  ])("%d points are drawn as %d tokens", (value, tokens) => {
    const [shown] = people([someone("a", "Al", { points: { value, refresh: 0, debt: 0, held: 0 } })]);
    expect(shown?.tokens).toHaveLength(tokens);
    expect(shown?.value).toBe(value);
  });
  test("one point is in the singular", () => {
    const [shown] = people([someone("a", "Al", { points: { value: 1, refresh: 0, debt: 0, held: 0 } })]);
    expect(shown?.points).toEqual({ key: "NORN.Strip.Points.one", args: { value: 1 } });
  });
  test.each(RULESET_IDS)("%s shows refresh, debt and held where it has them", (game) => {
    const { fatePoints } = rulesetById(game);
    const [shown] = people([someone("a", "Al", { points: { value: 1, refresh: 2, debt: 3, held: 4 } })], game);
    expect(shown?.refresh?.value ?? null).toBe(fatePoints.refresh ? 2 : null);
    expect(shown?.others.map(({ id }) => id)).toEqual([
      ...(fatePoints.debt ? ["debt"] : []),
      ...(fatePoints.held ? ["held"] : []),
    ]);
  });
  test.each([
    [null, null],
    [3, null],
    [1, { by: "+2", turn: "up" }],
    [5, { by: "−2", turn: "down" }],
  ])("3 points, %j before: changed by %j", (before, change) =>
    expect(
      pointsBarView(
        source([someone("a", "Al")], { before: new Map(before === null ? [] : [["a", before]]) }),
        rulesetById("strands"),
      ).people[0]?.change,
    ).toEqual(change),
  );
  test("no debt and no held points take no space", () => expect(people([someone("a", "Al")], "marumaru")[0]?.others).toEqual([]));
});

describe("the GM's pool", () => {
  const pool = (value: number | null | undefined) => pointsBarView(source([], { pool: value }), rulesetById("strands")).pool;
  test("is hidden from other users", () => expect(pool(undefined)).toBeNull());
  test("is a number in games that count it", () => expect(pool(6)?.value).toBe(6));
  test("is a word in games where it is unlimited", () => expect(pool(null)?.points.key).toBe("NORN.Strip.unlimited"));
});
