import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aspectState } from "../../../tests/samples/aspect-state.ts";
import type { LedgerEvent } from "../../rules/index.ts";
import { readStoredEvents, storeInOrder } from "./stored-events.ts";

const EVENTS: readonly LedgerEvent[] = [
  { type: "fate-points-changed", actor: "Actor.a", pot: "held", by: 1 },
  { type: "npc-pool-changed", by: -1 },
  { type: "boxes-checked", aspect: "Item.x", by: 1 },
  { type: "free-invocations-changed", aspect: "Item.x", free: "f", holder: "", by: -1 },
  { type: "aspect-added", aspect: aspectState({ free: { f: { count: 1, holder: "Actor.a" } } }) },
  { type: "aspect-removed", aspect: aspectState({ name: "" }) },
  { type: "aspect-known", aspect: "Item.x", user: "u1", known: true },
  { type: "box-marked", actor: "Actor.a", track: "wounds", box: "hurt-0" },
  { type: "box-cleared", actor: "Actor.a", track: "wounds", box: "hurt-0" },
];

describe("events kept in a message", () => {
  test("come back as they were, in order, beyond ten too", () => {
    const many = [...EVENTS, ...EVENTS];
    expect(readStoredEvents(storeInOrder(many))).toEqual(many);
  });
  test("anything else is no list of events, and never throws", () => {
    const stored = fc.dictionary(fc.constantFrom("0", "1", "x"), fc.anything(), { minKeys: 1 });
    fc.assert(
      fc.property(stored, (broken) => {
        expect(readStoredEvents(broken)).toBeNull();
      }),
    );
  });
  test.each([
    { type: "fate-points-changed", actor: "Actor.a", pot: "purse", by: 1 },
    { type: "fate-points-changed", actor: "Actor.a", pot: "value", by: 1.5 },
    { type: "boxes-checked", aspect: 5, by: 1 },
    { type: "aspect-known", aspect: "Item.x", user: "u1" },
    { type: "aspect-added", aspect: { name: "half of one" } },
  ])("%j is none", (broken) => expect(readStoredEvents({ 0: broken })).toBeNull());
});
