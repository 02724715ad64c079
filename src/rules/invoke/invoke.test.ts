import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anAspect, lockedTo } from "../../../tests/samples/an-aspect.ts";
import { request } from "../../../tests/samples/check-request.ts";
import { playing } from "../../../tests/samples/active-game.ts";
import type { Payer } from "../spend/payer.ts";
import { applyEvents } from "../events/apply-event.ts";
import type { Aspect } from "../aspects/aspect.ts";
import type { LedgerState } from "../events/ledger-state.ts";
import { inverseEvents, type LedgerEvent } from "../events/ledger-event.ts";
import type { DialValues } from "../dials/dial-values.ts";
import type { Ruleset } from "../ruleset.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import { GAINS } from "./invocation-rules.ts";
import { type Invocation, invoke, type InvokeInput } from "./invoke.ts";
import type { AspectUse } from "./use-again.ts";

const { fate2, strands, trifold, marumaru } = RULESETS;
const me = (points: number, otherwise: { tier?: string } = {}): Payer => ({
  source: "own",
  actor: "Actor.me",
  points,
  tier: "",
  ...otherwise,
});
const them: Payer = { source: "own", actor: "Actor.them", points: 2, tier: "" };
const pool = (points: number): Payer => ({ source: "npc-pool", actor: "Actor.npc", points, tier: "" });

function input(aspect: Partial<Aspect>, otherwise: Partial<InvokeInput> = {}): InvokeInput {
  return {
    aspect: anAspect(aspect),
    payer: me(3),
    gain: "reroll-all",
    moment: "after",
    method: "fudge",
    traits: ["stealth"],
    uses: [],
    owner: null,
    against: false,
    unlucky: null,
    ...otherwise,
  };
}
function done(ruleset: Ruleset, request: InvokeInput, dials: DialValues = {}): Invocation {
  const made = invoke(playing(ruleset, dials), request);
  if (!made.ok) throw new Error(made.code);
  return made.value;
}
function refused(ruleset: Ruleset, request: InvokeInput, dials: DialValues = {}): string {
  const made = invoke(playing(ruleset, dials), request);
  return made.ok ? "" : made.code;
}
const point = (actor: string, by: number, counter: "value" | "held" | "debt" = "value"): LedgerEvent => ({
  type: "fate-points-changed",
  actor,
  counter,
  by,
});

describe("FATE 2.0: a box pays", () => {
  test("one box, and again while boxes are left", () => {
    const first = done(fate2, input({ level: 2 }));
    expect(first).toMatchObject({
      payment: "box",
      points: 0,
      events: [{ type: "aspect-boxes-changed", aspect: "Item.aspect", by: 1 }],
    });
    expect(done(fate2, input({ level: 2, checked: 1 }, { uses: [first.use] })).payment).toBe("box");
    expect(refused(fate2, input({ level: 2, checked: 2 }))).toBe("boxes-spent");
  });
  test("after the roll only", () => expect(refused(fate2, input({}, { moment: "before" }))).toBe("not-now"));
  test("the second choice is a dial, and may be none", () => {
    const offered = (dial: string): boolean[] =>
      (["die-to-plus", "minus-to-plus"] as const).map(
        (gain) => invoke(playing(fate2, { "fate2-second-gain": dial }), input({}, { gain })).ok,
      );
    expect([offered("die-to-plus"), offered("minus-to-plus"), offered("nothing")]).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });
  test("another character's aspects cannot be invoked; the scene's can", () => {
    expect(refused(fate2, input({ parent: "Actor.them" }, { owner: them }))).toBe("not-in-reach");
    expect(done(fate2, input({ parent: "Actor.scene", kind: "scene" })).payment).toBe("box");
  });
  test("F11. Only at Abysmal does an aspect put a die on the table, and only one", () => {
    const placing = (rank: number, placed?: readonly number[]): string => {
      const pool = request(rank, { method: "fate-pool", ...(placed ? { placed } : {}) });
      return refused(fate2, input({}, { gain: "place-die", method: "fate-pool", request: pool }));
    };
    expect([placing(-4), placing(-3), placing(0), placing(-4, [1])]).toEqual([
      "",
      "gain-unknown",
      "gain-unknown",
      "gain-unknown",
    ]);
  });
  test.each(["equipment", "asset", "roster", "consequence", "power"] as const)(
    "F3. A prop is part of its character's story: another's %s cannot be invoked, that of a thing can",
    (kind) => {
      expect(refused(fate2, input({ parent: "Actor.them", kind }, { owner: them }))).toBe("not-in-reach");
      expect(done(fate2, input({ kind })).payment).toBe("box");
      if (kind !== "power") expect(done(fate2, input({ parent: "Actor.car", kind })).payment).toBe("box");
    },
  );
  test("a goal cannot be invoked yet, and shorthand aspects are skills", () => {
    expect(refused(fate2, input({ role: "goal" }))).toBe("goal-ahead");
    expect(refused(fate2, input({}, { payer: me(3, { tier: "aspect-shorthand" }) }))).toBe("no-invoking");
  });
});

describe("Strands", () => {
  const plus = (aspect: Partial<Aspect>, otherwise: Partial<InvokeInput> = {}): InvokeInput =>
    input(aspect, { gain: "plus-two", ...otherwise });

  test("30. A normal and a persistent aspect of like meaning: ±4 for one point", () => {
    const normal = done(strands, plus({ uuid: "Item.slippery" }));
    const persistent = done(strands, plus({ uuid: "Item.ice", persistent: true }, { uses: [normal.use] }));
    expect([normal.points, persistent.points]).toEqual([1, 0]);
    expect([...normal.events, ...persistent.events]).toEqual([point("Actor.me", -1)]);
  });
  test("a persistent aspect still costs a point for an effect", () => {
    expect(done(strands, input({ persistent: true }, { gain: "effect" }))).toMatchObject({ payment: "point", points: 1 });
  });
  test("before or after the roll, the same aspect once a turn", () => {
    const first = done(strands, plus({}, { moment: "before" }));
    const later: AspectUse = { ...first.use, sameAction: false };
    expect(refused(strands, plus({}, { uses: [later] }))).toBe("used-this-turn");
    expect(done(strands, plus({}, { uses: [{ ...later, user: "Actor.them" }] })).points).toBe(1);
  });
  test("the first use of an aspect created in play is free, and removes a fragile one", () => {
    const aspect = {
      kind: "advantage",
      parent: "Actor.them",
      nature: "fragile",
      free: { f: { count: 1, holder: "Actor.me" } },
    } as const;
    const { payment, events } = done(strands, plus(aspect));
    expect(payment).toBe("free");
    expect(events.map(({ type }) => type)).toEqual(["free-invocations-changed", "aspect-removed"]);
    expect(done(strands, plus({ ...aspect, nature: "sticky" })).events).toHaveLength(1);
  });
  test("another's free invocation cannot be used", () => {
    expect(done(strands, plus({ free: { f: { count: 1, holder: "Actor.them" } } })).payment).toBe("point");
    expect(done(strands, plus({ free: { f: { count: 1, holder: "" } } })).payment).toBe("free");
  });
  test.each([
    ["a point, where it was shown as free", {}, "free", "free-taken"],
    ["a point, where no free invocation was to be used up", {}, "nothing", "free-taken"],
    ["a free invocation, where none was to be used up", { free: { f: { count: 1, holder: "" } } }, "nothing", "free-taken"],
    ["a point, as was shown", {}, "point", ""],
    ["a free invocation, where a point was shown", { free: { f: { count: 1, holder: "" } } }, "point", ""],
  ] as const)("it would take %s", (_way, aspect, expects, code) => {
    expect(refused(strands, plus(aspect, { expects }))).toBe(code);
  });
  test("NPCs pay from the pool", () => {
    expect(done(strands, plus({}, { payer: pool(1) })).events).toEqual([{ type: "npc-pool-changed", by: -1 }]);
    expect(refused(strands, plus({}, { payer: pool(0) }))).toBe("points-short");
  });
  test("without points: refused, or owed if the campaign allows debt, which creates the aspect Unlucky", () => {
    const unlucky = anAspect({ uuid: "Item.unlucky", name: "Unlucky" });
    const broke = plus({}, { payer: me(0), unlucky });
    expect(refused(strands, broke)).toBe("points-short");
    expect(done(strands, broke, { "strands-debt": true })).toMatchObject({
      payment: "debt",
      points: 0,
      owed: 1,
      events: [point("Actor.me", 1, "debt"), { type: "aspect-added", aspect: unlucky }],
    });
  });
  test("S3. The reroll of a persistent aspect is free too, and uses up no free use; an effect does", () => {
    const ice = { persistent: true, free: { f: { count: 1, holder: "" } } };
    expect(done(strands, plus(ice, { gain: "reroll-all" }))).toMatchObject({ payment: "nothing", events: [] });
    expect(done(strands, plus(ice, { gain: "effect" })).payment).toBe("free");
  });
  test("S3. A fragile aspect is gone after an effect as well", () => {
    const { events } = done(strands, plus({ kind: "advantage", nature: "fragile" }, { gain: "effect" }));
    expect(events.map(({ type }) => type)).toEqual(["fate-points-changed", "aspect-removed"]);
  });
  test("a limit on points counts those owed like those spent", () => {
    const dials = { "strands-debt": true, "strands-limit": "points", "strands-level": "commoner" };
    const broke = (uuid: string, uses: readonly AspectUse[]): InvokeInput => plus({ uuid }, { payer: me(0), uses });
    const first = done(strands, broke("Item.a", []), dials);
    const second = done(strands, broke("Item.b", [first.use]), dials);
    expect([first.use.points, second.payment]).toEqual([1, "debt"]);
    expect(refused(strands, broke("Item.c", [first.use, second.use]), dials)).toBe("limit-reached");
  });
  test("a limit on points by level, or one aspect a scope", () => {
    const use = (uuid: string): AspectUse => ({
      aspect: uuid,
      user: "Actor.me",
      scope: "character",
      points: 1,
      sameAction: true,
    });
    const uses = ["a", "b", "c"].map(use);
    expect(refused(strands, plus({}, { uses }), { "strands-limit": "points" })).toBe("limit-reached");
    expect(done(strands, plus({}, { uses }), { "strands-limit": "points", "strands-level": "super-hero-world" }).points).toBe(1);
    expect(refused(strands, plus({}, { uses: [use("a")] }), { "strands-limit": "scopes" })).toBe("scope-used");
    expect(done(strands, plus({ kind: "scene", parent: "" }, { uses: [use("a")] }), { "strands-limit": "scopes" }).points).toBe(
      1,
    );
  });
});

describe("Tri-Fold", () => {
  test("once per action, and again in the next", () => {
    const first = done(trifold, input({}));
    expect(refused(trifold, input({}, { uses: [first.use] }))).toBe("used-this-action");
    expect(done(trifold, input({}, { uses: [{ ...first.use, sameAction: false }] })).points).toBe(1);
  });
  test("the point paid for another's aspect goes to its player when the action resolves; none for a situation", () => {
    const { events, later } = done(trifold, input({ parent: "Actor.them" }, { owner: them }));
    expect([events, later]).toEqual([[point("Actor.me", -1)], [point("Actor.them", 1)]]);
    expect(done(trifold, input({ parent: "Actor.scene", kind: "scene" })).later).toEqual([]);
  });
  test("T3. A declaration on a roll pays no one either, unless the campaign says so", () => {
    const declared = input({ parent: "Actor.them" }, { owner: them, gain: "effect" });
    expect(done(trifold, declared).later).toEqual([]);
    expect(done(trifold, declared, { "trifold-declarations-pay": true }).later).toEqual([point("Actor.them", 1)]);
  });
  test("without a point, there is none to pass on", () => {
    const free = { parent: "Actor.them", free: { f: { count: 1, holder: "Actor.me" } } };
    expect(done(trifold, input(free, { owner: them })).later).toEqual([]);
  });
  test("T3. Locked to a declaration: free for that, unusable for rolls", () => {
    const lock = lockedTo({ words: "I know a way out" });
    expect(done(trifold, input({ lock }, { gain: "effect" })).payment).toBe("nothing");
    expect(refused(trifold, input({ lock }))).toBe("locked");
  });
  test("T3. Nothing before the roll", () => expect(refused(trifold, input({}, { moment: "before" }))).toBe("not-now"));
  test("a locked aspect is free for its one use, and its owner cannot use it otherwise", () => {
    const lock = lockedTo({ trait: "stealth" });
    expect(done(trifold, input({ lock }))).toMatchObject({ payment: "nothing", points: 0, events: [] });
    expect(refused(trifold, input({ lock }, { traits: ["shooting"] }))).toBe("locked");
    expect(refused(trifold, input({ lock: { ...lock, gain: "plus-two" } }))).toBe("locked");
    expect(refused(trifold, input({ lock: lockedTo({ words: "I use my stealth" }) }))).toBe("locked");
    expect(refused(trifold, input({ lock }, { traits: [""] }))).toBe("locked");
    expect(refused(trifold, input({ lock: lockedTo({ words: "The exit might be near" }) }, { traits: ["might"] }))).toBe(
      "locked",
    );
    expect(done(trifold, input({ lock, parent: "Actor.them" }, { owner: them, traits: ["shooting"] })).points).toBe(1);
  });
});

describe("Marumaru", () => {
  const dice = (aspect: Partial<Aspect>, otherwise: Partial<InvokeInput> = {}): InvokeInput =>
    input(aspect, { gain: "two-dice", method: "ten-hits", ...otherwise });

  test("two dice before the roll; rerolling the misses only after it", () => {
    expect(done(marumaru, dice({}, { moment: "before" })).points).toBe(1);
    expect(refused(marumaru, dice({}, { moment: "before", gain: "reroll-misses" }))).toBe("gain-unknown");
  });
  test.each([
    ["either", ["two-dice", "effect"], ["two-dice", "reroll-misses", "effect"]],
    ["two-dice", ["two-dice", "effect"], ["two-dice", "effect"]],
    ["reroll-misses", ["effect"], ["reroll-misses", "effect"]],
  ] as const)("M3. Its gain is a dial (%s)", (dial, before, after) => {
    const given = (moment: "before" | "after") =>
      GAINS.filter((gain) => invoke(playing(marumaru, { "marumaru-invocation": dial }), dice({}, { gain, moment })).ok);
    expect([new Set(given("before")), new Set(given("after"))]).toEqual([new Set(before), new Set(after)]);
  });
  test("M3. Several aspects a roll, none twice", () => {
    const first = done(marumaru, dice({}));
    expect(refused(marumaru, dice({}, { uses: [first.use] }))).toBe("used-this-action");
    expect(done(marumaru, dice({ uuid: "Item.other" }, { uses: [first.use] })).points).toBe(1);
  });
  test.each([
    ["M3. To their disadvantage: the carrier of a character aspect gets a held point", {}, true, true],
    ["M3. To the benefit of another, or of a hazard: no one gets a point", {}, false, true],
    ["M3. Only a character aspect brings one", { kind: "advantage" }, true, false],
  ] as const)("%s", (_sentence, otherwise, against, asksAgainst) => {
    const made = done(marumaru, dice({ parent: "Actor.them", ...otherwise }, { owner: them, against }));
    const held = against && asksAgainst ? [point("Actor.them", 1, "held")] : [];
    expect([made.events, made.asksAgainst]).toEqual([[point("Actor.me", -1), ...held], asksAgainst]);
  });
  test("of one's own aspect, and of an NPC's, it is not asked: neither gets a point", () => {
    const npc: Payer = { source: "unlimited", actor: "Actor.npc", tier: "" };
    const made = [dice({}, { owner: me(3), against: true }), dice({ parent: "Actor.npc" }, { owner: npc, against: true })];
    expect(made.map((one) => [done(marumaru, one).asksAgainst, done(marumaru, one).events])).toEqual([
      [false, [point("Actor.me", -1)]],
      [false, [point("Actor.me", -1)]],
    ]);
  });
});

describe("laws", () => {
  const aspect = fc.record({
    uuid: fc.constant("Item.aspect"),
    name: fc.string(),
    parent: fc.constantFrom("Actor.me", "Actor.them"),
    kind: fc.constantFrom("character", "scene", "boost", "advantage", "consequence"),
    role: fc.constantFrom("", "goal"),
    level: fc.integer({ min: 1, max: 3 }),
    checked: fc.constantFrom(0, 1),
    persistent: fc.boolean(),
    lock: fc.record({
      on: fc.boolean(),
      trait: fc.constantFrom("", "stealth"),
      gain: fc.constantFrom(...GAINS),
      words: fc.constantFrom("", "I know a way out"),
    }),
    nature: fc.constantFrom("lasting", "fragile", "sticky"),
    free: fc.constantFrom(
      {},
      { f: { count: 1, holder: "Actor.me" } },
      { f: { count: 2, holder: "" } },
      { f: { count: 1, holder: "Actor.them" } },
    ),
    severity: fc.constant(""),
  }) as fc.Arbitrary<Aspect>;

  test("what an invocation changes is possible, can be undone, and leaves no counter below zero", () => {
    const games = Object.values(RULESETS);
    fc.assert(
      fc.property(
        fc.constantFrom(...games),
        aspect,
        fc.nat(2),
        fc.constantFrom(...GAINS),
        fc.boolean(),
        (ruleset, target, points, gain, debt) => {
          const fatePoints = { refresh: 0, debt: 0, held: 0 };
          const before: LedgerState = {
            actors: {
              "Actor.me": { uuid: "Actor.me", fatePoints: { ...fatePoints, value: points }, boxes: {} },
              "Actor.them": { uuid: "Actor.them", fatePoints: { ...fatePoints, value: 2 }, boxes: {} },
            },
            aspects: { [target.uuid]: target },
            npcPool: 0,
          };
          const method = ruleset.dice[0]?.id ?? "fudge";
          const owner = target.parent === "Actor.me" ? me(points) : them;
          const made = invoke(playing(ruleset, { "strands-debt": debt }), {
            ...input({}),
            aspect: target,
            payer: me(points),
            gain,
            method,
            owner,
          });
          fc.pre(made.ok);
          const events = [...made.value.events, ...made.value.later];
          const after = applyEvents(before, events);
          expect(after.ok).toBe(true);
          expect(after.ok && applyEvents(after.value, inverseEvents(events))).toEqual({ ok: true, value: before });
        },
      ),
      { numRuns: 500 },
    );
  });
});
