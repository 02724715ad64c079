import { describe, expect, test } from "vitest";
import { type ActorLinks, uuidKey } from "./actor-link.ts";
import { actor } from "../../../tests/samples/actor-snapshot.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import { type Countable, countedRefresh, unitMembers } from "./unit-members.ts";

const links = (of: Readonly<Record<string, number>>): ActorLinks =>
  Object.fromEntries(
    Object.entries(of).map(([actor, count]) => [uuidKey(actor), { actor, name: actor, role: "roster", count } as const]),
  );
const one = (type: string, refresh: number, has: Readonly<Record<string, number>> = {}, size = 0): Countable => ({
  type,
  refresh,
  size,
  links: links(has),
});

const WORLD: Readonly<Record<string, Countable>> = {
  guard: one("npc", 2),
  hero: one("character", 6),
  tank: one("vehicle", 3, {}, 3),
  squad: one("unit", 4, { guard: 9, hero: 1 }),
  bare: one("unit", 3, {}, 2),
  snake: one("unit", 3, { tail: 1, guard: 4 }),
  tail: one("unit", 3, { snake: 2, guard: 5 }),
};
const members = (has: Readonly<Record<string, number>>, uuid = "unit"): string =>
  unitMembers({ uuid, links: links(has) }, { find: (known) => WORLD[known] ?? null, fewest: (size) => 10 * size })
    .map(({ heads, refresh }) => `${heads} of ${refresh}`)
    .join(", ");

describe("those a unit is made of", () => {
  test("are counted by kind, vehicles too", () => {
    expect(members({ guard: 3, hero: 1, tank: 2 })).toBe("3 of 2, 1 of 6, 2 of 3");
  });
  test("may be units, which count all of their own", () => expect(members({ squad: 2 })).toBe("20 of 4"));
  test("a unit that says nothing of them counts as the fewest of its size", () => expect(members({ bare: 1 })).toBe("20 of 3"));
  test("who is missing still counts, without a refresh", () => expect(members({ gone: 2 })).toBe("2 of null"));
  test("a unit within itself is counted once", () => {
    expect(members({ tail: 1, guard: 4 }, "snake")).toBe("5 of 3, 4 of 2");
  });
});

test("S10-R5. an NPC or a unit counts with the refresh its sheet says, anyone else with what the game begins with", () => {
  const game = { ruleset: RULESETS.strands, dials: {} };
  const one = (type: string) => actor({ type, fatePoints: { value: 1, refresh: 1, debt: 0, held: 0 } });
  expect(["npc", "unit"].map((type) => countedRefresh(game, one(type)))).toEqual([1, 1]);
  expect(countedRefresh(game, one("character"))).toBe(RULESETS.strands.fatePoints.start(one("character"), {}));
});
