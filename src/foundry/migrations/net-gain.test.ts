import { describe, expect, test } from "vitest";
import { anAspect } from "../../../tests/samples/an-aspect.ts";
import { FATE_POINT_COUNTERS, type FatePointCounter } from "../../rules/events/ledger-state.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { netPoints } from "./net-gain.ts";

const points = (by: number, counter: FatePointCounter = "value"): LedgerEvent => ({
  type: "fate-points-changed",
  actor: "Actor.me",
  counter,
  by,
});
const box = (type: "track-box-checked" | "track-box-cleared"): LedgerEvent => ({ type, actor: "Actor.me", track: "t", box: "b" });
const free = (by: number): LedgerEvent => ({
  type: "free-invocations-changed",
  aspect: "Item.x",
  free: "f",
  holder: "",
  by,
});
const AT = { zone: "quay", ahead: "", done: 0 };
const HELD = anAspect({ free: { f: { count: 2, holder: "Actor.me" }, g: { count: 1, holder: "" } } });

/** What one change of each type leaves its owner better off. */
const WORTH: Readonly<Record<LedgerEvent["type"], readonly (readonly [LedgerEvent, number])[]>> = {
  "fate-points-changed": [
    [points(2), 2],
    [points(-2), 0],
    [points(1, "debt"), 0],
    [points(-1, "debt"), 1],
    [points(1, "held"), 1],
    [points(3, "experience"), 3],
    [points(1, "refresh"), 1],
  ],
  "npc-pool-changed": [[{ type: "npc-pool-changed", by: 5 }, 0]],
  "aspect-boxes-changed": [
    [{ type: "aspect-boxes-changed", aspect: "Item.x", by: -1 }, 1],
    [{ type: "aspect-boxes-changed", aspect: "Item.x", by: 1 }, 0],
  ],
  "free-invocations-changed": [
    [free(2), 2],
    [free(-1), 0],
  ],
  "aspect-added": [
    [{ type: "aspect-added", aspect: HELD }, 3],
    [{ type: "aspect-added", aspect: anAspect({}) }, 0],
  ],
  "aspect-removed": [[{ type: "aspect-removed", aspect: HELD }, 0]],
  "aspect-renamed": [[{ type: "aspect-renamed", aspect: "Item.x", from: "a", to: "b" }, 0]],
  "aspect-known": [[{ type: "aspect-known", aspect: "Item.x", user: "p1", known: true }, 0]],
  "track-box-checked": [[box("track-box-checked"), 0]],
  "track-box-cleared": [[box("track-box-cleared"), 1]],
  "challenge-marks-changed": [[{ type: "challenge-marks-changed", challenge: "Item.c", side: "own", row: "r", by: 1 }, 0]],
  "challenge-counter-changed": [[{ type: "challenge-counter-changed", challenge: "Item.c", counter: "checks", by: 1 }, 0]],
  "ammunition-changed": [
    [{ type: "ammunition-changed", gear: "Item.g", by: 1 }, 1],
    [{ type: "ammunition-changed", gear: "Item.g", by: -1 }, 0],
  ],
  "gear-quantity-changed": [[{ type: "gear-quantity-changed", gear: "Item.g", name: "Rope", copied: true, by: 1 }, 0]],
  "trait-rank-changed": [[{ type: "trait-rank-changed", trait: "Item.t", by: 1 }, 0]],
  "actor-moved": [[{ type: "actor-moved", actor: "Actor.me", from: AT, to: { ...AT, zone: "street" } }, 0]],
  "conflict-mark-changed": [[{ type: "conflict-mark-changed", target: "Combat.c", field: "round", from: 1, to: 2 }, 0]],
};

describe("how much better off changes leave their owner", () => {
  test.each(Object.entries(WORTH))("%s", (_type, rows) => {
    expect(rows.map(([event]) => netPoints([event]))).toEqual(rows.map(([, worth]) => worth));
  });
  test.each<readonly [string, readonly LedgerEvent[], number]>([
    ["a point that is spent and one that is gained", [points(-1), points(1)], 0],
    ["points and debt: they are one sort", [points(2), points(2, "debt")], 0],
    ["held points as well", [points(-1), points(2, "held")], 1],
    ["a box checked for one cleared", [box("track-box-checked"), box("track-box-cleared")], 0],
    ["a free invocation passed on in a new aspect", [free(-3), { type: "aspect-added", aspect: HELD }], 0],
    ["a point that is paid does not make up for a free invocation", [points(-5), free(1)], 1],
    ["nor one sort of points for another", [points(-5), points(2, "experience")], 2],
    ["nothing", [], 0],
  ])("%s", (_what, events, worth) => expect(netPoints(events)).toBe(worth));
  test("every counter counts: none can be raised unseen", () => {
    const unseen = FATE_POINT_COUNTERS.filter((counter) => netPoints([points(1, counter), points(-1, counter)]) !== 0);
    expect(unseen).toEqual([]);
    expect(FATE_POINT_COUNTERS.filter((counter) => netPoints([points(counter === "debt" ? -1 : 1, counter)]) !== 1)).toEqual([]);
  });
});
