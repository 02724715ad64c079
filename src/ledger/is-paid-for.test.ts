import { describe, expect, test } from "vitest";
import { isPaidFor } from "./is-paid-for.ts";
import type { LedgerEvent } from "../rules/index.ts";
import type { FatePointCounter } from "../rules/index.ts";

const points = (by: number, counter: FatePointCounter = "value"): LedgerEvent => ({
  type: "fate-points-changed",
  actor: "Actor.a",
  counter,
  by,
});
const box: LedgerEvent = { type: "aspect-boxes-changed", aspect: "Item.x", by: 1 };
const free: LedgerEvent = { type: "free-invocations-changed", aspect: "Item.x", free: "f", holder: "", by: -1 };

describe("what changed is what the payment takes", () => {
  test.each([
    ["a point that is gone", "point", [points(-1)], false, true],
    ["a point of the GM's pool", "point", [{ type: "npc-pool-changed" as const, by: -1 }], false, true],
    ["a point that was not paid", "point", [], false, false],
    ["a point that came", "point", [points(3)], false, false],
    ["a point set off by another that came", "point", [points(-1), points(2, "held")], false, true],
    ["a debt", "debt", [points(1, "debt")], false, true],
    ["no debt", "debt", [points(-1)], false, false],
    ["a box", "box", [box], false, true],
    ["no box", "box", [points(-1)], false, false],
    ["a free use", "free", [free], false, true],
    ["a free use that is still there", "free", [], false, false],
    ["an aspect that may take nothing", "nothing", [], true, true],
    ["one that takes something", "nothing", [], false, false],
    ["no payment at all", "", [points(-1)], false, false],
  ] as const)("%s", (_name, payment, events, mayTakeNothing, backed) => {
    expect(isPaidFor({ payment, events, mayTakeNothing })).toBe(backed);
  });
});
