import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { actor } from "../../../tests/samples/actor-snapshot.ts";
import { aspectState } from "../../../tests/samples/aspect-state.ts";
import { applyEvents } from "../ledger/apply-event.ts";
import type { AspectState } from "../ledger/aspect-state.ts";
import type { DialValues, Ruleset } from "../ruleset.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import { breakEvents, type Table } from "./at-break.ts";
import { type Break, BREAKS } from "./break-rules.ts";

const { fate2, strands, trifold, marumaru } = RULESETS;

function table(
  points: { value: number; held?: number; refresh?: number },
  aspects: readonly AspectState[] = [],
  npcPool = 2,
): Table {
  return { playerCharacters: [actor({ fatePoints: { refresh: 0, debt: 0, held: 0, ...points } })], aspects, npcPool };
}
function changes(
  ruleset: Ruleset,
  at: Break,
  at_table: Table,
  dials: DialValues = {},
): readonly (readonly [string, number | string])[] {
  return breakEvents(ruleset, at_table, at, dials).map((event) => {
    if (event.type === "fate-points-changed") return [event.pot, event.by];
    if (event.type === "aspect-removed") return ["gone", event.aspect.uuid];
    return event.type === "npc-pool-changed" || event.type === "boxes-checked" ? [event.type, event.by] : [event.type, 0];
  });
}

describe("FATE 2.0", () => {
  const used = aspectState({ level: 3, checked: 2 });

  test("boxes clear at the start of a session, points stay", () => {
    expect(changes(fate2, "session", table({ value: 1 }, [used]))).toEqual([["boxes-checked", -2]]);
    expect(changes(fate2, "scene", table({ value: 1 }, [used]))).toEqual([]);
  });
  test.each(BREAKS)("or whenever the campaign says: %s", (at) => {
    expect(changes(fate2, at, table({ value: 1 }, [used]), { "fate2-refresh": at })).toEqual([["boxes-checked", -2]]);
  });
});

describe("Strands", () => {
  test("use it or lose it, and the pool starts anew", () => {
    expect(changes(strands, "session", table({ value: 9 }))).toEqual([
      ["value", -3],
      ["npc-pool-changed", 5],
    ]);
    expect(changes(strands, "session", table({ value: 0, refresh: 4 }, [], 7))).toEqual([["value", 4]]);
  });
  test("the scene takes what is fragile and leaves what is sticky", () => {
    const aspects = [
      aspectState({ uuid: "a", nature: "fragile" }),
      aspectState({ uuid: "b", kind: "advantage", nature: "sticky" }),
    ];
    expect(changes(strands, "scene", table({ value: 1 }, aspects))).toEqual([["gone", "a"]]);
  });
});

describe("Tri-Fold", () => {
  test("five points a session, whatever was left", () => {
    expect(changes(trifold, "session", table({ value: 7 }))).toEqual([["value", -2]]);
    expect(changes(trifold, "session", table({ value: 1 }), { "trifold-starting-points": 3 })).toEqual([["value", 2]]);
  });
  test("the scene takes fragile and sticky aspects and minor consequences", () => {
    const consequence = (uuid: string, severity: string): AspectState => aspectState({ uuid, kind: "consequence", severity });
    const aspects = [
      aspectState({ uuid: "sticky", kind: "advantage", nature: "sticky" }),
      consequence("minor", "minor"),
      consequence("moderate", "moderate"),
      consequence("significant", "significant"),
    ];
    const gone = (at: Break): unknown[] => changes(trifold, at, table({ value: 5 }, aspects)).map(([, uuid]) => uuid);
    expect(gone("scene")).toEqual(["sticky", "minor"]);
    expect(gone("session")).toEqual(["minor", "moderate"]);
    expect(gone("story")).toEqual(["minor", "moderate", "significant"]);
  });
});

describe("Marumaru", () => {
  test("held points are free when the scene ends", () => {
    expect(changes(marumaru, "scene", table({ value: 1, held: 2 }))).toEqual([
      ["held", -2],
      ["value", 2],
    ]);
  });
  test("a session starts with at least three", () => {
    expect(changes(marumaru, "session", table({ value: 1, held: 1 }))).toEqual([
      ["held", -1],
      ["value", 2],
    ]);
    expect(changes(marumaru, "session", table({ value: 5 }))).toEqual([]);
  });
});

test("law: what a break changes can be done, and the same break again changes nothing", () => {
  const aspect = fc.record({
    level: fc.constant(3),
    checked: fc.nat(3),
    kind: fc.constantFrom("character", "boost", "consequence", "advantage"),
    nature: fc.constantFrom("lasting", "fragile", "sticky"),
    severity: fc.constantFrom("", "minor", "significant"),
  });
  const points = fc.record({ value: fc.nat(8), held: fc.nat(2), refresh: fc.nat(5), debt: fc.constant(0) });
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(RULESETS)),
      fc.constantFrom(...BREAKS),
      points,
      aspect,
      fc.nat(9),
      (ruleset, at, fatePoints, made, npcPool) => {
        const person = actor({ fatePoints });
        const held = aspectState(made as Partial<AspectState>);
        const events = breakEvents(ruleset, { playerCharacters: [person], aspects: [held], npcPool }, at, {});
        const start = {
          actors: { [person.uuid]: { uuid: person.uuid, fatePoints, marks: {} } },
          aspects: { [held.uuid]: held },
          npcPool,
        };
        const after = applyEvents(start, events);
        if (!after.ok) throw new Error(after.code);
        const now = { ...person, fatePoints: after.value.actors[person.uuid]?.fatePoints ?? fatePoints };
        const again = { playerCharacters: [now], aspects: Object.values(after.value.aspects), npcPool: after.value.npcPool };
        expect(breakEvents(ruleset, again, at, {})).toEqual([]);
      },
    ),
  );
});
