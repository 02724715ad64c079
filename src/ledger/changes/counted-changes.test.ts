import { describe, expect, test } from "vitest";
import { type Counted, countedChanges } from "./counted-changes.ts";

const actor = (value: number, debt = 0): Counted => ({
  uuid: "Actor.a",
  counters: { value, debt },
  boxes: {},
  checked: 0,
  free: {},
});
const aspect = (checked: number, free: Counted["free"] = {}): Counted => ({
  uuid: "Item.x",
  counters: {},
  boxes: {},
  checked,
  free,
});

describe("how much a counter changed", () => {
  test("no change", () => expect(countedChanges(actor(2), actor(2))).toEqual([]));
  test("points, each counter separately", () => {
    expect(countedChanges(actor(2), actor(5, 1))).toEqual([
      { type: "fate-points-changed", actor: "Actor.a", counter: "value", by: 3 },
      { type: "fate-points-changed", actor: "Actor.a", counter: "debt", by: 1 },
    ]);
  });
  test("boxes of tracks, one by one", () => {
    const marked = (...boxes: string[]): Counted => ({
      ...actor(2),
      boxes: { hurt: Object.fromEntries(boxes.map((box) => [box, true as const])) },
    });
    expect(countedChanges(marked("0", "1"), marked("1", "2"))).toEqual([
      { type: "track-box-cleared", actor: "Actor.a", track: "hurt", box: "0" },
      { type: "track-box-checked", actor: "Actor.a", track: "hurt", box: "2" },
    ]);
  });
  test("boxes of aspects", () =>
    expect(countedChanges(aspect(2), aspect(0))).toEqual([{ type: "aspect-boxes-changed", aspect: "Item.x", by: -2 }]));
  test("units of ammunition: a weapon that is reloaded", () => {
    const bow = (ammunition: number): Counted => ({ ...aspect(0), uuid: "Item.bow", ammunition });
    expect(countedChanges(bow(1), bow(3))).toEqual([{ type: "ammunition-changed", gear: "Item.bow", by: 2 }]);
  });
  test("free invocations: fewer, new ones, or other holders", () => {
    const before = aspect(0, { a: { count: 2, holder: "" }, b: { count: 1, holder: "Actor.a" } });
    const after = aspect(0, { a: { count: 1, holder: "" }, b: { count: 1, holder: "Actor.b" } });
    expect(countedChanges(before, after).map((event) => ("holder" in event ? [event.free, event.holder, event.by] : []))).toEqual(
      [
        ["a", "", -1],
        ["b", "Actor.a", -1],
        ["b", "Actor.b", 1],
      ],
    );
  });
});
