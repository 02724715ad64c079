import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anAspect } from "../../../tests/samples/an-aspect.ts";
import { playing } from "../../../tests/samples/active-game.ts";
import type { DialValues } from "../dials/dial-values.ts";
import type { LedgerEvent } from "../events/ledger-event.ts";
import type { Ruleset } from "../ruleset.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import { COMPEL_EFFECTS, type CompelInput, type CompelTerms, PROPOSERS } from "./compel-rules.ts";
import { acceptCompel, compelledAway, compelTerms, freeCompel, freeUsed, proposeCompel, refuseCompel } from "./compel.ts";
import type { Payer } from "../spend/payer.ts";

const { fate2, strands, trifold, marumaru } = RULESETS;
const gm: Payer = { source: "unlimited", actor: "", tier: "" };
const pc = (actor: string, points = 3): Payer => ({ source: "own", actor, points, tier: "" });
const npc = (points: number): Payer => ({ source: "npc-pool", actor: "Actor.npc", points, tier: "" });

function input(otherwise: Partial<CompelInput> = {}, aspect: Partial<CompelInput["aspect"]> = {}): CompelInput {
  return {
    aspect: { name: "Curious", level: 1, persistent: false, role: "", ...aspect },
    proposer: "gm",
    effect: "event",
    escalated: false,
    conditions: [],
    free: false,
    played: false,
    pooled: false,
    ...otherwise,
  };
}
function terms(ruleset: Ruleset, request: CompelInput): CompelTerms {
  const made = compelTerms(playing(ruleset), request);
  if (!made.ok) throw new Error(made.code);
  return made.value;
}
const moved = (actor: string, by: number): LedgerEvent => ({ type: "fate-points-changed", actor, counter: "value", by });

describe("FATE 2.0", () => {
  test("17. A level-2 aspect invoked involuntarily: +2 points, or −2", () => {
    const level2 = terms(fate2, input({}, { level: 2 }));
    const sides = { proposer: gm, target: pc("Actor.pc") };
    expect(acceptCompel(level2, sides)).toEqual({ ok: true, value: { now: [moved("Actor.pc", 2)], onTrigger: [] } });
    expect(refuseCompel(level2, sides)).toEqual({ ok: true, value: [moved("Actor.pc", -2)] });
  });
  test("bidding is the campaign's choice", () => {
    const isHeld = (dials: DialValues): unknown => fate2.compelling.auction?.isHeld(dials);
    expect([isHeld({}), isHeld({ "fate2-bidding": true })]).toEqual([false, true]);
    expect([strands, trifold, marumaru].filter(({ compelling }) => compelling.auction)).toEqual([]);
  });
  test("who cannot pay cannot refuse", () => {
    const level2 = terms(fate2, input({}, { level: 2 }));
    expect(refuseCompel(level2, { proposer: gm, target: pc("Actor.pc", 1) })).toEqual({
      ok: false,
      code: "points-short",
      args: { left: 1, needed: 2 },
    });
  });
  test("only the GM does it, and never with a goal", () => {
    expect(compelTerms(playing(fate2), input({ proposer: "other" }))).toMatchObject({ code: "not-yours-to-propose" });
    expect(compelTerms(playing(fate2), input({}, { role: "goal" }))).toMatchObject({ code: "goal-ahead" });
  });
});

describe("Strands", () => {
  test("a point for accepting, when it takes effect and not before; refusing is free", () => {
    const usual = terms(strands, input());
    const sides = { proposer: gm, target: pc("Actor.pc") };
    expect(acceptCompel(usual, sides)).toEqual({ ok: true, value: { now: [], onTrigger: [moved("Actor.pc", 1)] } });
    expect(refuseCompel(usual, sides)).toEqual({ ok: true, value: [] });
  });
  test("the GM escalates once: two points", () => {
    expect(terms(strands, input()).escalates).toBe(true);
    expect(terms(strands, input({ escalated: true }))).toMatchObject({ accept: { gain: 2 }, escalates: false });
  });
  test("the GM has to agree to a self-compel, which costs nothing", () => {
    expect(strands.compelling.gmAgrees("target")).toBe(true);
    expect(strands.compelling.gmAgrees("other")).toBe(false);
    expect(terms(strands, input({ proposer: "target" })).proposal.cost).toBe(0);
  });
  test("cutthroat: refusing costs a point; no other game has it", () => {
    expect([fate2, strands, trifold, marumaru].map(({ compelling }) => compelling.conditions)).toEqual([
      [],
      ["cutthroat"],
      [],
      [],
    ]);
    expect(terms(strands, input({ conditions: ["cutthroat"] })).refuse.cost).toBe(1);
  });
  test("a persistent aspect brings nothing, and refusing it costs a point", () => {
    expect(terms(strands, input({}, { persistent: true }))).toMatchObject({
      accept: { gain: 0 },
      refuse: { cost: 1 },
      escalates: false,
    });
  });
  test("a player who compels an NPC pays into the pool if it is accepted", () => {
    const paid = terms(strands, input({ proposer: "other", effect: "minus-two", played: true, pooled: true }));
    const sides = { proposer: pc("Actor.pc"), target: npc(4) };
    expect(proposeCompel(paid, sides)).toEqual({ ok: true, value: [] });
    expect(acceptCompel(paid, sides)).toEqual({
      ok: true,
      value: { now: [moved("Actor.pc", -1)], onTrigger: [{ type: "npc-pool-changed", by: 1 }] },
    });
    expect(proposeCompel(paid, { ...sides, proposer: pc("Actor.pc", 0) })).toMatchObject({ code: "points-short" });
  });
  test.each([
    ["the GM compels one of their own NPCs", { proposer: "gm" }],
    ["an NPC's self-compel", { proposer: "target" }],
    ["another NPC compels it", { proposer: "other" }],
    ["a player character's free use", { proposer: "other", played: true, free: true }],
  ] as const)("S3-R5. Only what player characters pay adds to the pool: %s", (_who, compel) => {
    expect(terms(strands, input({ ...compel, pooled: true })).accept.gain).toBe(0);
    expect(terms(strands, input({ ...compel, pooled: true })).escalates).toBe(false);
    expect(terms(strands, input(compel)).accept.gain).toBe(1);
  });
  test("the first use may be free, and removes a fragile aspect", () => {
    const aspect = anAspect({ nature: "fragile", free: { first: { count: 1, holder: "Actor.a" } } });
    expect([freeCompel(playing(strands), aspect, pc("Actor.a")), freeCompel(playing(strands), aspect, pc("Actor.b"))]).toEqual([
      "first",
      "",
    ]);
    expect(freeCompel(playing(marumaru), aspect, pc("Actor.a"))).toBe("");
    expect(terms(strands, input({ proposer: "other", free: true })).proposal.cost).toBe(0);
    expect(freeUsed(aspect, "first")).toEqual([
      { type: "free-invocations-changed", aspect: aspect.uuid, free: "first", holder: "Actor.a", by: -1 },
    ]);
    expect(compelledAway(playing(strands), aspect, "first")).toEqual([
      { type: "aspect-removed", aspect: { ...aspect, free: {} } },
    ]);
    expect(compelledAway(playing(strands), anAspect(), "")).toEqual([]);
    expect(compelledAway(playing(marumaru), aspect, "")).toEqual([]);
  });
  test("compelling a persistent aspect for −2 is free, for an event it costs a point", () => {
    const cost = (effect: CompelInput["effect"]): number =>
      terms(strands, input({ proposer: "other", effect }, { persistent: true })).proposal.cost;
    expect([cost("minus-two"), cost("reroll"), cost("event")]).toEqual([0, 0, 1]);
  });
});

test("Tri-Fold: take the point, or refuse and pay one", () => {
  const sides = { proposer: gm, target: pc("Actor.pc", 1) };
  expect(acceptCompel(terms(trifold, input()), sides)).toMatchObject({ value: { now: [moved("Actor.pc", 1)] } });
  expect(refuseCompel(terms(trifold, input()), sides)).toEqual({ ok: true, value: [moved("Actor.pc", -1)] });
  expect(compelTerms(playing(trifold), input({ effect: "reroll" }))).toMatchObject({ code: "effect-unknown" });
});

describe("Marumaru", () => {
  test("the proposer pays at once; a self-compel is free", () => {
    const sides = { proposer: pc("Actor.a"), target: pc("Actor.b") };
    expect(proposeCompel(terms(marumaru, input({ proposer: "other" })), sides)).toEqual({
      ok: true,
      value: [moved("Actor.a", -1)],
    });
    expect(proposeCompel(terms(marumaru, input({ proposer: "target" })), sides)).toEqual({ ok: true, value: [] });
  });
  test("accepting brings one, preventing costs one", () => {
    const sides = { proposer: pc("Actor.a"), target: pc("Actor.b") };
    const usual = terms(marumaru, input({ proposer: "other" }));
    expect(acceptCompel(usual, sides)).toMatchObject({ value: { now: [moved("Actor.b", 1)] } });
    expect(refuseCompel(usual, sides)).toEqual({ ok: true, value: [moved("Actor.b", -1)] });
  });
});

test("law: no one pays more than they have", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(RULESETS)),
      fc.constantFrom(...PROPOSERS),
      fc.constantFrom(...COMPEL_EFFECTS),
      fc.record({
        escalated: fc.boolean(),
        conditions: fc.subarray(["cutthroat"]),
        persistent: fc.boolean(),
        level: fc.integer({ min: 1, max: 4 }),
        points: fc.nat(4),
      }),
      (ruleset, proposer, effect, { points, escalated, conditions, persistent, level }) => {
        const made = compelTerms(playing(ruleset), input({ proposer, effect, escalated, conditions }, { persistent, level }));
        fc.pre(made.ok);
        const target = pc("Actor.pc", points);
        const refused = refuseCompel(made.value, { proposer: gm, target });
        expect(refused.ok).toBe(made.value.refuse.cost <= points);
      },
    ),
  );
});
