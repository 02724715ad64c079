import { describe, expect, test } from "vitest";
import { anAspect } from "../../../tests/samples/an-aspect.ts";
import { playing } from "../../../tests/samples/active-game.ts";
import { applyEvents } from "../events/apply-event.ts";
import { inverseEvents } from "../events/ledger-event.ts";
import type { LedgerState } from "../events/ledger-state.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import { mayDiscover, discoverAspect, type Discovery } from "./discover-aspect.ts";
import type { CreationRoll } from "./creation-rules.ts";

const { strands, trifold, fate2, marumaru } = RULESETS;

function roll(key: string, success: boolean, group = "mental"): CreationRoll {
  return { outcome: { reading: "sum", margin: 0, success }, usual: null, total: 2, traits: [{ key, group }] };
}
const answer = (...input: Parameters<typeof mayDiscover>): string => {
  const result = mayDiscover(...input);
  return result.ok ? "yes" : result.code;
};

describe("Strands: Perception, Reasoning or Empathy may discover an aspect (S3)", () => {
  test.each([
    ["perception", true, "yes"],
    ["reasoning", true, "yes"],
    ["empathy", true, "yes"],
    ["knowledge", true, "discover-unknown"],
    ["strength", true, "discover-unknown"],
    ["perception", false, "discover-failed"],
  ])("%s, success %s: %s", (trait, success, expected) => {
    expect(answer(playing(strands), roll(trait, success), false)).toBe(expected);
  });
  test("S4. Deception may be substituted for Empathy, and an affinity for Perception", () => {
    expect(answer(playing(strands), roll("deception", true), false)).toBe("yes");
    expect(answer(playing(strands), roll("", true, "affinity"), false)).toBe("yes");
    expect(answer(playing(strands), roll("", true), false)).toBe("discover-unknown");
  });
  test.each([
    ["of a place, against 0", true, false, "yes"],
    ["of a place, below 0", false, false, "discover-failed"],
    ["of another's character", true, true, "difficulty-missing"],
  ] as const)("R4. A roll without a difficulty: %s", (_of, success, opposed, expected) => {
    const { outcome, ...rest } = roll("perception", success);
    expect(answer(playing(strands), { ...rest, outcome: null, usual: outcome }, opposed)).toBe(expected);
  });
  test.each([trifold, fate2])("$id has no assessment", (ruleset) => {
    expect(answer(playing(ruleset), roll("perception", true), false)).toBe("discover-unknown");
  });
  test("Marumaru: any action that succeeds discovers what there is (M3)", () => {
    expect([true, false].map((success) => answer(playing(marumaru), roll("brawl", success), false))).toEqual([
      "yes",
      "discover-failed",
    ]);
  });
});

describe("a discovered aspect is known to the chosen users, and its first use is the discoverer's", () => {
  const discovery: Discovery = { users: ["u1", "u2"], holder: "Actor.me", freeId: "new", freeUses: 1 };
  const secret = anAspect({ hidden: true, known: { u2: true } });
  const state = (aspect: typeof secret): LedgerState => ({ actors: {}, aspects: { [aspect.uuid]: aspect }, npcPool: 0 });

  test("nothing else changes", () => {
    const after = applyEvents(state(secret), discoverAspect(secret, discovery));
    const expected = { ...secret, known: { u1: true, u2: true }, free: { new: { count: 1, holder: "Actor.me" } } };
    expect(after).toEqual({ ok: true, value: state(expected as typeof secret) });
  });
  test("a free invocation they already hold becomes one more", () => {
    const held = { ...secret, free: { old: { count: 1, holder: "Actor.me" } } };
    expect(discoverAspect(held, discovery).at(-1)).toMatchObject({ free: "old", by: 1 });
  });
  test("undoing hides it again, except from those who knew it before; not after the free invocation is used", () => {
    const events = discoverAspect(secret, discovery);
    const after = applyEvents(state(secret), events);
    if (!after.ok) throw new Error(after.code);
    expect(applyEvents(after.value, inverseEvents(events))).toEqual({ ok: true, value: state(secret) });
    const used = { ...secret, known: { u1: true, u2: true } as const };
    expect(applyEvents(state(used), inverseEvents(events))).toMatchObject({ ok: false, code: "free-gone" });
  });
});
