import { describe, expect, test } from "vitest";
import { feature } from "../../../../tests/samples/feature.ts";
import { naturalArmor } from "./harm.ts";
import { heldBack } from "./stress.ts";

const COSTS = { points: 1, boxes: 0, track: "", uses: 1, from: "", aspectBoxes: 0, usesFirst: false };
const TECH_LEVEL = 4;

describe("armor nobody wears (S4)", () => {
  test("is the tech level and what the power says: 2, or 7 for the metro class", () => {
    expect(naturalArmor([feature([{ kind: "armor", amount: 2 }])], TECH_LEVEL)?.rating).toBe(6);
    expect(naturalArmor([feature([{ kind: "armor", amount: 7 }])], TECH_LEVEL)?.rating).toBe(11);
  });
  test("S4-R8: what takes a point stands once its use is spent, until the scene brings it back", () => {
    const called = (spent: number) =>
      feature([{ kind: "armor", amount: 2, costs: COSTS }], { uses: { most: 1, spent, at: "scene" } });
    expect([naturalArmor([called(0)], TECH_LEVEL), naturalArmor([called(1)], TECH_LEVEL)?.rating]).toEqual([null, 6]);
  });
  test("of several the best counts", () => {
    const two = [feature([{ kind: "armor", amount: 1 }]), feature([{ kind: "armor", amount: 3, stacks: 2 }])];
    expect(naturalArmor(two, TECH_LEVEL)).toMatchObject({ rating: 7, stacks: 2 });
  });
  test("other effects are no armor", () => expect(naturalArmor([feature([{ kind: "bonus" }])], TECH_LEVEL)).toBeNull());
});

test("what holds stress back adds up, track by track (S4)", () => {
  const own = [
    feature([
      { kind: "overflow", track: "physical", amount: 2 },
      { kind: "overflow", track: "mental", amount: 1 },
    ]),
  ];
  expect([heldBack([...own, ...own], "physical"), heldBack(own, "mental"), heldBack(own, "social")]).toEqual([4, 1, 0]);
});
