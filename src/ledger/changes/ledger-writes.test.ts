import { describe, expect, test } from "vitest";
import { anAspect } from "../../../tests/samples/an-aspect.ts";
import type { ActorState, LedgerState } from "../../rules/events/ledger-state.ts";
import { ledgerWrites } from "./ledger-writes.ts";

const actor: ActorState = {
  uuid: "Actor.a",
  fatePoints: { value: 3, refresh: 3, debt: 0, held: 0 },
  boxes: { wounds: { "hurt-0": true } },
};
const state = (otherwise: Partial<LedgerState> = {}): LedgerState => ({
  actors: { "Actor.a": actor },
  aspects: { "Item.aspect": anAspect({ free: { one: { count: 1, holder: "" }, two: { count: 2, holder: "Actor.a" } } }) },
  npcPool: 2,
  ...otherwise,
});

describe("only what differs is written", () => {
  test("nothing where nothing changed", () => {
    const before = state();
    const nothing = {
      actors: [],
      aspects: [],
      added: [],
      removed: [],
      ammunition: [],
      challenges: [],
      npcPool: null,
      marks: [],
      quantities: [],
      traits: [],
      moved: [],
    };
    expect(ledgerWrites(before, before)).toEqual(nothing);
  });
  test("one counter and one box", () => {
    const changed = { ...actor, fatePoints: { ...actor.fatePoints, value: 2 }, boxes: { wounds: { "hurt-1": true } } } as const;
    expect(ledgerWrites(state(), state({ actors: { "Actor.a": changed } })).actors).toEqual([
      { uuid: "Actor.a", fatePoints: { value: 2 }, boxes: { wounds: { "hurt-0": false, "hurt-1": true } } },
    ]);
  });
  test("free invocations: fewer, and removed", () => {
    const after = anAspect({ checked: 1, free: { two: { count: 1, holder: "Actor.a" } } });
    expect(ledgerWrites(state(), state({ aspects: { "Item.aspect": after } })).aspects).toEqual([
      { uuid: "Item.aspect", checked: 1, free: { one: null, two: { count: 1, holder: "Actor.a" } }, known: {} },
    ]);
  });
  test("who learns of an aspect, and who no longer knows it", () => {
    const before = state({ aspects: { "Item.aspect": anAspect({ known: { u1: true, u2: true } }) } });
    const after = state({ aspects: { "Item.aspect": anAspect({ known: { u2: true, u3: true } }) } });
    expect(ledgerWrites(before, after).aspects).toMatchObject([{ free: {}, known: { u1: false, u3: true } }]);
  });
  test("aspects created and removed, and the pool", () => {
    const other = anAspect({ uuid: "Item.other" });
    const writes = ledgerWrites(state(), state({ aspects: { "Item.other": other }, npcPool: 1 }));
    expect([writes.added, writes.removed.map(({ uuid }) => uuid), writes.npcPool]).toEqual([[other], ["Item.aspect"], 1]);
  });
});
