import { describe, expect, test } from "vitest";
import { type NotedRoll, RollIndex } from "./roll-index.ts";

const noted = (id: string, timestamp: number, roll: Partial<NotedRoll> = {}): NotedRoll => ({
  id,
  timestamp,
  actor: "Actor.me",
  author: "p1",
  targets: [],
  madeFor: "",
  isAttack: false,
  mayAttack: true,
  ...roll,
});

const attack = noted("attack", 1, { targets: ["Actor.you"], isAttack: true });
const parry = noted("parry", 2, { actor: "Actor.you", madeFor: "attack" });
const aside = noted("aside", 3, { targets: ["Actor.you"] });
const own = noted("own", 4, { targets: ["Actor.me"], isAttack: true });
const unnamed = noted("unnamed", 5, { actor: "" });
const all = [attack, parry, aside, own, unnamed];

function indexed(rolls: readonly NotedRoll[]): RollIndex {
  const index = new RollIndex();
  for (const roll of rolls) index.add(roll);
  return index;
}

const ids = (rolls: readonly NotedRoll[]): string[] => rolls.map(({ id }) => id);

describe("rolls are found, in the order they were made", () => {
  test.each([
    ["by who rolled", (index: RollIndex) => index.by("Actor.me"), ["attack", "aside", "own"]],
    ["not by no one", (index: RollIndex) => index.by(""), []],
    ["by what they were made for", (index: RollIndex) => index.madeFor("attack"), ["parry"]],
    ["not by nothing they were made for", (index: RollIndex) => index.madeFor(""), []],
    [
      "attacks by the attacker, once where that is the target too",
      (index: RollIndex) => index.attacksOf("Actor.me"),
      ["attack", "own"],
    ],
    ["attacks by their target, without other rolls", (index: RollIndex) => index.attacksOf("Actor.you"), ["attack"]],
  ] as const)("%s", (_how, find, found) => {
    expect(ids(find(indexed(all)))).toEqual(found);
    expect(ids(find(indexed(all.toReversed())))).toEqual(found);
  });
  test("a changed roll by what it is now", () => {
    const index = indexed(all);
    index.add({ ...parry, actor: "Actor.foe", madeFor: "own" });
    expect([index.by("Actor.you"), index.madeFor("attack")].map(ids)).toEqual([[], []]);
    expect([index.by("Actor.foe"), index.madeFor("own")].map(ids)).toEqual([["parry"], ["parry"]]);
  });
  test("a deleted roll no longer", () => {
    const index = indexed(all);
    index.drop("attack");
    index.drop("attack");
    expect([index.by("Actor.me"), index.attacksOf("Actor.you"), index.madeFor("attack")].map(ids)).toEqual([
      ["aside", "own"],
      [],
      ["parry"],
    ]);
  });
});
