import { describe, expect, test } from "vitest";
import type { LedgerEvent } from "../rules/index.ts";
import { remainingEvents } from "./remaining-events.ts";

const points = (by: number, actor = "Actor.a"): LedgerEvent => ({ type: "fate-points-changed", actor, counter: "value", by });
const free = (by: number, holder: string): LedgerEvent => ({
  type: "free-invocations-changed",
  aspect: "Item.x",
  free: "f",
  holder,
  by,
});

describe("what is left to change of a counter", () => {
  test.each([
    { name: "nothing, where all has changed", wanted: [points(-1)], seen: [points(-1)], left: [] },
    { name: "all, where nothing has", wanted: [points(-1)], seen: [], left: [points(-1)] },
    { name: "what a manual edit has taken away in between", wanted: [points(-1)], seen: [points(-3)], left: [points(2)] },
    { name: "several changes of one counter count together", wanted: [points(-1), points(-1)], seen: [points(-2)], left: [] },
    {
      name: "one actor's points are not another's",
      wanted: [points(1)],
      seen: [points(1, "Actor.b")],
      left: [points(1), points(-1, "Actor.b")],
    },
    {
      name: "nor one holder's free invocations another's",
      wanted: [free(-1, "")],
      seen: [free(-1, "Actor.a")],
      left: [free(-1, ""), free(1, "Actor.a")],
    },
    {
      name: "a box is marked or is not",
      wanted: [{ type: "track-box-checked" as const, actor: "a", track: "t", box: "b" }],
      seen: [],
      left: [],
    },
  ])("$name", ({ wanted, seen, left }) => {
    expect(remainingEvents(wanted, seen)).toEqual(left);
  });
});
