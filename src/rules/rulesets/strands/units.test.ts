import { describe, expect, test } from "vitest";
import { actor, trait } from "../../../../tests/samples/actor-snapshot.ts";
import { rolesOf } from "../../aspects/roles-of.ts";
import type { UnitMember } from "../../links/unit-members.ts";
import { STRANDS } from "./strands.ts";

const of = (...members: readonly (readonly [heads: number, refresh: number | null])[]): UnitMember[] =>
  members.map(([heads, refresh]) => ({ heads, refresh }));

describe("a unit is what its members make of it", () => {
  test.each([
    ["4 of refresh 2: size 1, refresh 2 + 1", of([4, 2]), { heads: 4, size: 1, average: 2, refresh: 3 }],
    ["the average is rounded up", of([11, 2], [1, 6]), { heads: 12, size: 1, average: 3, refresh: 4 }],
    ["S10-R5: who is missing counts, but not on average", of([12, null], [1, 5]), { heads: 13, size: 2, average: 5, refresh: 7 }],
    ["three are no unit yet", of([3, 4]), { heads: 3, size: 0, average: 4, refresh: 4 }],
  ])("%s", (_, members, expected) => expect(STRANDS.units?.numbers(members)).toEqual(expected));

  test("no one makes nothing", () => expect(STRANDS.units?.numbers([])).toBeNull());
});

describe("S10-R4: the size of so many heads", () => {
  test.each([
    [1, 0],
    [3, 0],
    [4, 1],
    [12, 1],
    [13, 2],
    [36, 2],
    [37, 3],
    [108, 3],
    [109, 4],
  ])("%i: size %i", (heads, size) => expect(STRANDS.units?.numbers(of([heads, 1]))).toMatchObject({ size }));
  test("at least 1, 4, 13, 37 and 109 in each size from 0", () =>
    expect([0, 1, 2, 3, 4].map((size) => STRANDS.units?.fewest(size))).toEqual([1, 4, 13, 37, 109]));
});

describe("its stress, by how much it matters (S10-R1, S5)", () => {
  const traits = [trait("physical", 3), trait("mental", 2), trait("social", null)];
  const rows = (tier: string): unknown =>
    STRANDS.tracks(actor({ type: "unit", size: 2, tier, traits }), {}).map((track) => [
      track.id,
      ...track.rows.map(({ id, boxes }) => `${id} ${boxes}`),
    ]);
  test("each track is its ability + size; none without the ability", () => {
    expect(rows("vital")).toEqual([
      ["physical", "major 5", "severe 5", "defeated 5"],
      ["mental", "major 4", "severe 4", "defeated 4"],
    ]);
  });
  test("a trivial one has two rows", () => {
    expect(rows("trivial")).toEqual([
      ["physical", "severe 5", "defeated 5"],
      ["mental", "severe 4", "defeated 4"],
    ]);
  });
});

test("33. a size-3 unit entering: vital +5 to the NPC pool, trivial +3, by its own tier", () => {
  const enters = (tier: string): number | undefined =>
    STRANDS.breaks.entrance(actor({ type: "unit", size: 3, tier }), {})?.points;
  expect([enters("vital"), enters("trivial")]).toEqual([5, 3]);
});

test("one defining aspect, and as many of the roster as there are", () => {
  expect(rolesOf(STRANDS, actor({ type: "unit" })).map(({ id, count }) => [id, count])).toEqual([
    ["defining", 1],
    ["roster", null],
  ]);
});
