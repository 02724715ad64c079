import { describe, expect, test } from "vitest";
import { isBacked } from "./is-backed.ts";
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
const plain = { lock: false, persistent: false };

describe("what changed is what the payment takes", () => {
  test.each([
    ["a point that is gone", "point", [points(-1)], plain, true],
    ["a point of the GM's pool", "point", [{ type: "npc-pool-changed" as const, by: -1 }], plain, true],
    ["a point that was not paid", "point", [], plain, false],
    ["a point that came", "point", [points(3)], plain, false],
    ["a point set off by another that came", "point", [points(-1), points(2, "held")], plain, true],
    ["a debt", "debt", [points(1, "debt")], plain, true],
    ["no debt", "debt", [points(-1)], plain, false],
    ["a box", "box", [box], plain, true],
    ["no box", "box", [points(-1)], plain, false],
    ["a free use", "free", [free], plain, true],
    ["a free use that is still there", "free", [], plain, false],
    ["a lock", "lock", [], { lock: true, persistent: false }, true],
    ["no lock", "lock", [], plain, false],
    ["a persistent aspect", "persistent", [], { lock: false, persistent: true }, true],
    ["one that is not", "persistent", [], plain, false],
    ["an aspect deleted since cannot be checked", "lock", [], null, true],
    ["no payment at all", "", [points(-1)], plain, false],
  ] as const)("%s", (_name, payment, events, aspect, backed) => {
    expect(isBacked({ payment, events, aspect })).toBe(backed);
  });
});
