import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ASPECT_KINDS, ASPECT_NATURES } from "../aspects/aspect-kind.ts";
import { applyEvent, applyEvents } from "./apply-event.ts";
import type { Aspect } from "../aspects/aspect.ts";
import { FATE_POINT_COUNTERS, type LedgerState } from "./ledger-state.ts";
import { inverseEvent, inverseEvents, type LedgerEvent } from "./ledger-event.ts";

const uuid = fc.constantFrom("Actor.a", "Actor.b", "Actor.gone");
const aspectUuid = fc.constantFrom("Item.x", "Item.y", "Item.z");
const small = fc.integer({ min: -3, max: 3 });
const freeId = fc.constantFrom("f1", "f2");
const userId = fc.constantFrom("u1", "u2");
const held = fc.record({ count: fc.integer({ min: 1, max: 2 }), holder: fc.constantFrom("", "Actor.a") });

const anAspect: fc.Arbitrary<Aspect> = fc.record({
  id: fc.constant(""),
  uuid: aspectUuid,
  name: fc.string({ maxLength: 5 }),
  parent: uuid,
  kind: fc.constantFrom(...ASPECT_KINDS),
  role: fc.constant(""),
  level: fc.integer({ min: 1, max: 3 }),
  checked: fc.constantFrom(0, 1),
  negative: fc.boolean(),
  persistent: fc.boolean(),
  lock: fc.record({ on: fc.boolean(), trait: fc.constant(""), gain: fc.constant("plus-two" as const), words: fc.constant("") }),
  nature: fc.constantFrom(...ASPECT_NATURES),
  free: fc.dictionary(freeId, held, { maxKeys: 2 }),
  trait: fc.constant(""),
  severity: fc.constant(""),
  track: fc.constant(""),
  quality: fc.constantFrom(null, 0, 3),
  thing: fc.constant(""),
  maker: fc.constantFrom("", "Actor.a"),
  zone: fc.constant(""),
  about: fc.constant(""),
  hidden: fc.boolean(),
  known: fc.dictionary(userId, fc.constant(true as const), { maxKeys: 2 }),
});

const state: fc.Arbitrary<LedgerState> = fc
  .tuple(fc.uniqueArray(anAspect, { selector: (aspect) => aspect.uuid, maxLength: 3 }), fc.nat(4), fc.nat(4), fc.nat(5))
  .map(([aspects, a, b, npcPool]) => ({
    actors: Object.fromEntries(
      Object.entries({ "Actor.a": a, "Actor.b": b }).map(([id, value]) => [
        id,
        {
          uuid: id,
          fatePoints: { value, refresh: 2, debt: 0, held: 1, experience: 4, advantagePoints: 0, skillPoints: 0 },
          boxes: value > 2 ? {} : { wounds: { "hurt-0": true } },
        },
      ]),
    ),
    aspects: Object.fromEntries(aspects.map((aspect) => [aspect.uuid, aspect])),
    npcPool,
    conflicts: { "Combat.c": { round: 1, current: "a" } },
  }));

const box = fc.constantFrom("hurt-0", "hurt-1");
const event: fc.Arbitrary<LedgerEvent> = fc.oneof(
  fc.record({
    type: fc.constant("fate-points-changed" as const),
    actor: uuid,
    counter: fc.constantFrom(...FATE_POINT_COUNTERS),
    by: small,
  }),
  fc.record({ type: fc.constant("npc-pool-changed" as const), by: small }),
  fc.record({ type: fc.constant("aspect-boxes-changed" as const), aspect: aspectUuid, by: small }),
  fc.record({
    type: fc.constant("free-invocations-changed" as const),
    aspect: aspectUuid,
    free: freeId,
    holder: fc.constantFrom("", "Actor.a"),
    by: small.filter((by) => by !== 0),
  }),
  fc.record({ type: fc.constant("aspect-known" as const), aspect: aspectUuid, user: userId, known: fc.boolean() }),
  fc.record({ type: fc.constant("aspect-added" as const), aspect: anAspect }),
  fc.record({ type: fc.constant("aspect-removed" as const), aspect: anAspect }),
  fc.record({
    type: fc.constantFrom("track-box-checked" as const, "track-box-cleared" as const),
    actor: uuid,
    track: fc.constant("wounds"),
    box,
  }),
  fc.record({
    type: fc.constant("conflict-mark-changed" as const),
    target: fc.constantFrom("Combat.c", "Combat.gone"),
    field: fc.constantFrom("round" as const, "current" as const, "acted" as const),
    from: fc.constantFrom(1, "a"),
    to: fc.constantFrom(2, "b", ""),
  }),
);

/** A removal of something that exists is too rare by chance. */
const fitting = fc.tuple(state, event, fc.nat(2)).map(([before, change, index]): [LedgerState, LedgerEvent] => {
  const there = Object.values(before.aspects)[index];
  return change.type === "aspect-removed" && there ? [before, { type: "aspect-removed", aspect: there }] : [before, change];
});

test("a mark changes only from what it was, and only where there is one", () => {
  const marked = (target: string, from: number): string => {
    const before = { actors: {}, aspects: {}, npcPool: 0, conflicts: { "Combat.c": { round: 2 } } };
    const after = applyEvent(before, { type: "conflict-mark-changed", target, field: "round", from, to: 3 });
    return after.ok ? JSON.stringify(after.value.conflicts) : after.code;
  };
  expect([marked("Combat.c", 2), marked("Combat.c", 1), marked("Combat.gone", 2)]).toEqual([
    '{"Combat.c":{"round":3}}',
    "mark-changed",
    "mark-gone",
  ]);
});

describe("laws", () => {
  test("event ∘ inverse = identity", () => {
    fc.assert(
      fc.property(fitting, ([before, change]) => {
        const after = applyEvent(before, change);
        fc.pre(after.ok);
        expect(applyEvent(after.value, inverseEvent(change))).toEqual({ ok: true, value: before });
      }),
      { numRuns: 1000 },
    );
  });

  test("a list of events is undone by its inverse, or does nothing", () => {
    fc.assert(
      fc.property(state, fc.array(event, { maxLength: 6 }), (before, changes) => {
        const after = applyEvents(before, changes);
        const undone = after.ok ? applyEvents(after.value, inverseEvents(changes)) : { ok: true, value: before };
        expect(undone).toEqual({ ok: true, value: before });
      }),
      { numRuns: 1000 },
    );
  });

  test("nothing ever falls below zero, and no more boxes are checked than there are", () => {
    fc.assert(
      fc.property(state, fc.array(event, { maxLength: 12 }), (before, changes) => {
        let now = before;
        for (const change of changes) {
          const after = applyEvent(now, change);
          if (after.ok) now = after.value;
        }
        const counters = [now.npcPool, ...Object.values(now.actors).flatMap(({ fatePoints }) => Object.values(fatePoints))];
        expect(Math.min(...counters)).toBeGreaterThanOrEqual(0);
        expect(Object.values(now.aspects).filter(({ checked, level }) => checked > level || checked < 0)).toEqual([]);
        expect(
          Object.values(now.aspects)
            .flatMap(({ free }) => Object.values(free))
            .filter(({ count }) => count < 1),
        ).toEqual([]);
      }),
    );
  });

  test("each counter is its start plus its entries", () => {
    fc.assert(
      fc.property(state, fc.array(event, { maxLength: 12 }), (before, changes) => {
        let now = before;
        let sum = before.actors["Actor.a"]?.fatePoints.value ?? 0;
        for (const change of changes) {
          const after = applyEvent(now, change);
          if (!after.ok) continue;
          now = after.value;
          if (change.type === "fate-points-changed" && change.actor === "Actor.a" && change.counter === "value") sum += change.by;
        }
        expect(now.actors["Actor.a"]?.fatePoints.value).toBe(sum);
      }),
    );
  });
});

describe("an impossible event is refused with a reason", () => {
  const before: LedgerState = {
    actors: { "Actor.a": { uuid: "Actor.a", fatePoints: { value: 1, refresh: 3, debt: 0, held: 0 }, boxes: {} } },
    aspects: {},
    npcPool: 0,
  };
  const change = (by: number): LedgerEvent => ({ type: "fate-points-changed", actor: "Actor.a", counter: "value", by });

  test("more points than there are", () => {
    expect(applyEvent(before, change(-2))).toEqual({ ok: false, code: "points-short", args: { left: 1, needed: 2 } });
  });
  test("of several events either all happen or none", () => {
    expect(applyEvents(before, [change(-1), change(-1)])).toMatchObject({ ok: false, code: "points-short" });
  });
  test("a missing actor or aspect, an empty pool, a clear box", () => {
    expect(applyEvent(before, { ...change(1), actor: "Actor.z" } as LedgerEvent)).toMatchObject({ code: "actor-gone" });
    expect(applyEvent(before, { type: "aspect-boxes-changed", aspect: "Item.x", by: 1 })).toMatchObject({ code: "aspect-gone" });
    expect(applyEvent(before, { type: "npc-pool-changed", by: -1 })).toMatchObject({ code: "pool-short" });
    expect(applyEvent(before, { type: "track-box-cleared", actor: "Actor.a", track: "wounds", box: "hurt-0" })).toMatchObject({
      code: "box-clear",
    });
  });
});
