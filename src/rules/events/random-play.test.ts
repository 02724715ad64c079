import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { actor as snapshot } from "../../../tests/samples/actor-snapshot.ts";
import { anAspect } from "../../../tests/samples/an-aspect.ts";
import { farthest } from "../../../tests/samples/farthest-dial.ts";
import { playing } from "../../../tests/samples/active-game.ts";
import { GAINS } from "../invoke/invocation-rules.ts";
import { invoke } from "../invoke/invoke.ts";
import { createAspect } from "../created-aspects/create-aspect.ts";
import { BOOST } from "../created-aspects/creation-rules.ts";
import { passOn, removeCreated } from "../created-aspects/created-aspects.ts";
import { breakEvents } from "../breaks/at-break.ts";
import { BREAKS } from "../breaks/break-rules.ts";
import { COMPEL_EFFECTS, PROPOSERS } from "../compel/compel-rules.ts";
import { acceptCompel, compelTerms, proposeCompel, refuseCompel } from "../compel/compel.ts";
import type { Payer } from "../spend/payer.ts";
import { spend } from "../spend/spend.ts";
import { ok, type Result } from "../result.ts";
import type { DialValues } from "../dials/dial-values.ts";
import type { Ruleset } from "../ruleset.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import { applyEvents } from "./apply-event.ts";
import { type Aspect, newAspect } from "../aspects/aspect.ts";
import type { LedgerState } from "./ledger-state.ts";
import { inverseEvents, type LedgerEvent } from "./ledger-event.ts";

const ACTORS = ["Actor.a", "Actor.b", "Actor.c"] as const;
/** An NPC: the GM pays, from the pool where it is counted. */
const NOBODYS = "Actor.c";
/** The role of the aspect that stands for a debt. */
const UNLUCKY = "unlucky";

/** One action in play; the numbers choose among what exists. */
const operation = fc.record({
  kind: fc.constantFrom(
    "invoke",
    "invoke",
    "invoke",
    "spend",
    "compel",
    "bid",
    "break",
    "pay",
    "make",
    "pass",
    "remove",
    "undo",
    "undo",
  ),
  who: fc.nat(2),
  what: fc.nat(30),
  how: fc.nat(30),
  yes: fc.boolean(),
});
type Operation = typeof operation extends fc.Arbitrary<infer D> ? D : never;

function beginning(points: number, pool: number): LedgerState {
  const of = (uuid: string): Aspect[] => [
    anAspect({ uuid: `${uuid}.Item.one`, parent: uuid, level: 2 }),
    anAspect({ uuid: `${uuid}.Item.two`, parent: uuid, persistent: true, free: { gift: { count: 2, holder: "" } } }),
    anAspect({
      uuid: `${uuid}.Item.boost`,
      parent: uuid,
      kind: "boost",
      nature: "fragile",
      free: { x: { count: 1, holder: "Actor.a" } },
    }),
  ];
  const fatePoints = { value: points, refresh: 3, debt: 2, held: 1, skillPoints: 0 };
  return {
    actors: Object.fromEntries(ACTORS.map((uuid) => [uuid, { uuid, fatePoints, boxes: { wounds: { "hurt-0": true } } }])),
    aspects: Object.fromEntries(ACTORS.flatMap(of).map((aspect) => [aspect.uuid, aspect])),
    npcPool: pool,
  };
}

function pick<T>(list: readonly T[], at: number): T | undefined {
  return list[at % Math.max(1, list.length)];
}

/** The events the rules give for an action; refused, or empty, where it is impossible. */
function eventsOf(
  ruleset: Ruleset,
  dials: DialValues,
  now: LedgerState,
  { kind, who, what, how, yes }: Operation,
  serial: number,
): Result<readonly LedgerEvent[]> {
  const uuid = ACTORS[who] ?? "Actor.a";
  const aspect = pick(Object.values(now.aspects), what);
  if (!aspect) return ok([]);
  const payer = payerOf(ruleset, dials, now, uuid);
  switch (kind) {
    case "invoke": {
      const owner = payerOf(ruleset, dials, now, aspect.parent);
      const unlucky = unluckyOf(now, uuid) ? null : newUnlucky(uuid, serial);
      const gain = pick(GAINS, how) ?? "plus-two";
      const fudge = { moment: "after", method: "fudge", traits: [], uses: [] } as const;
      const input = { aspect, payer, gain, ...fudge, owner, against: yes, unlucky };
      const invoked = invoke(playing(ruleset, dials), input);
      return invoked.ok ? ok([...invoked.value.events, ...invoked.value.later]) : invoked;
    }
    case "spend": {
      const use = pick(ruleset.spending.uses({ method: "fudge" }, dials), how)?.id ?? "";
      const spent = spend(playing(ruleset, dials), { use, payer, method: "fudge", made: [], spent: 0, box: yes ? aspect : null });
      return spent.ok ? ok(spent.value.events) : spent;
    }
    case "compel": {
      const proposer = pick(PROPOSERS, what) ?? "gm";
      const effect = pick(COMPEL_EFFECTS, how) ?? "event";
      const terms = compelTerms(playing(ruleset), {
        aspect,
        proposer,
        effect,
        escalated: yes,
        free: false,
        played: yes,
        pooled: payer.source === "npc-pool",
        conditions: how % 2 === 0 ? ["cutthroat"] : [],
      });
      if (!terms.ok) return terms;
      const sides = { proposer: payerOf(ruleset, dials, now, pick(ACTORS, how) ?? uuid), target: payer };
      const proposed = proposeCompel(terms.value, sides);
      // Proposed and answered in one step, it would be paid twice from the same points: the answer is left to a later action.
      if (!proposed.ok || proposed.value.length > 0) return proposed;
      if (!yes) return refuseCompel(terms.value, sides);
      const accepted = acceptCompel(terms.value, sides);
      return accepted.ok ? ok([...accepted.value.now, ...accepted.value.onTrigger]) : accepted;
    }
    case "bid": {
      const { auction } = ruleset.compelling;
      if (!auction) return ok([]);
      const raised = auction.raise(auction.open(1 + (how % 3)), payer);
      const ended = raised.ok && raised.value.end === null ? auction.fold(raised.value) : raised;
      return ended.ok ? ok(auction.events(ended.value, payer)) : ended;
    }
    case "break":
      return ok(breakEvents(playing(ruleset, dials), playStateOf(now), pick(BREAKS, how) ?? "scene"));
    case "pay":
      return ruleset.fatePoints.debt?.pay(snapshotOf(now, uuid), 1 + (how % 2), unluckyOf(now, uuid)) ?? ok([]);
    case "make": {
      const made = createAspect(playing(ruleset, dials), {
        way: pick([...ruleset.creating.ways(null, dials), BOOST], what) ?? BOOST,
        phrase: "In the Way",
        uuid: `${aspect.parent}.Item.made${serial}`,
        freeId: "first",
        parent: aspect.parent,
        inanimate: yes,
        byGm: false,
        maker: uuid,
        holder: yes ? uuid : "",
        about: "",
        chosen: { nature: yes ? "fragile" : "sticky", level: 1 + (how % 2), quality: null },
        roll: null,
      });
      return made.ok ? ok([{ type: "aspect-added", aspect: made.value }]) : made;
    }
    case "pass":
      return passOn(aspect, { free: pick(Object.keys(aspect.free), how) ?? "", to: uuid, freeId: `free${serial}` });
    case "remove":
      return removeCreated(playing(ruleset), aspect, null, false);
    default:
      return ok([]);
  }
}

function payerOf(ruleset: Ruleset, dials: DialValues, now: LedgerState, actor: string): Payer {
  if (actor !== NOBODYS) return { source: "own", actor, points: now.actors[actor]?.fatePoints.value ?? 0, tier: "" };
  const counted = ruleset.breaks.npcPool(2, "session", dials) !== null;
  return counted ? { source: "npc-pool", actor, points: now.npcPool, tier: "" } : { source: "unlimited", actor, tier: "" };
}

function snapshotOf(now: LedgerState, uuid: string) {
  const state = now.actors[uuid];
  const tracks = Object.entries(state?.boxes ?? {}).map(([id, boxes]) => ({ id, boxes: Object.keys(boxes), bonus: 0 }));
  return snapshot({ uuid, tracks, ...(state ? { fatePoints: state.fatePoints } : {}) });
}

function playStateOf(now: LedgerState) {
  const actors = ACTORS.map((uuid) => snapshotOf(now, uuid));
  const playerCharacters = actors.filter(({ uuid }) => uuid !== NOBODYS);
  return { playerCharacters, actors, aspects: Object.values(now.aspects), npcPool: now.npcPool };
}

function unluckyOf(now: LedgerState, uuid: string): Aspect | null {
  return Object.values(now.aspects).find(({ parent, role }) => parent === uuid && role === UNLUCKY) ?? null;
}

function newUnlucky(parent: string, serial: number): Aspect {
  return newAspect({ uuid: `${parent}.Item.unlucky${serial}`, name: "Unlucky", parent, kind: "character", role: UNLUCKY });
}

/** Every number of the state by a name, leaving out zeros. */
function countersOf({ actors, aspects, npcPool }: LedgerState): Record<string, number> {
  const counted: Record<string, number> = { pool: npcPool };
  for (const { uuid, fatePoints, boxes } of Object.values(actors)) {
    for (const [counter, points] of Object.entries(fatePoints)) counted[`${uuid} ${counter}`] = points;
    for (const [track, own] of Object.entries(boxes)) for (const box of Object.keys(own)) counted[`${uuid} ${track} ${box}`] = 1;
  }
  for (const aspect of Object.values(aspects)) Object.assign(counted, aspectCounters(aspect));
  return Object.fromEntries(Object.entries(counted).filter(([, count]) => count !== 0));
}

function aspectCounters({ uuid, checked, free }: Aspect): Record<string, number> {
  const uses = Object.entries(free).map(([id, { count }]) => [`${uuid} free ${id}`, count] as const);
  return { [`${uuid} there`]: 1, [`${uuid} boxes`]: checked, ...Object.fromEntries(uses) };
}

/** Adds an event up independently, without the code that applies it. */
function addUp(sums: Record<string, number>, event: LedgerEvent): void {
  const add = (name: string, by: number): void => void (sums[name] = (sums[name] ?? 0) + by);
  switch (event.type) {
    case "fate-points-changed":
      return add(`${event.actor} ${event.counter}`, event.by);
    case "npc-pool-changed":
      return add("pool", event.by);
    case "aspect-boxes-changed":
      return add(`${event.aspect} boxes`, event.by);
    case "free-invocations-changed":
      return add(`${event.aspect} free ${event.free}`, event.by);
    case "track-box-checked":
    case "track-box-cleared":
      return add(`${event.actor} ${event.track} ${event.box}`, event.type === "track-box-checked" ? 1 : -1);
    case "aspect-known":
    case "aspect-renamed":
    case "trait-rank-changed":
    case "gear-quantity-changed":
    case "challenge-marks-changed":
    case "challenge-counter-changed":
    case "conflict-mark-changed":
    case "actor-moved":
      return;
    case "ammunition-changed":
      return add(`${event.gear} ammunition`, event.by);
    default:
      for (const [name, count] of Object.entries(aspectCounters(event.aspect)))
        add(name, event.type === "aspect-added" ? count : -count);
  }
}

interface Played {
  readonly start: LedgerState;
  readonly end: LedgerState;
  readonly entries: readonly (readonly LedgerEvent[])[];
  /** Kinds of actions that changed something. */
  readonly kinds: readonly string[];
  /** What the rules allowed and the state refused. */
  readonly misfits: readonly string[];
}

function playOut(ruleset: Ruleset, dials: DialValues, start: LedgerState, operations: readonly Operation[]): Played {
  let now = start;
  const entries: (readonly LedgerEvent[])[] = [];
  const kinds: string[] = [];
  const misfits: string[] = [];
  for (const [serial, done] of operations.entries()) {
    const undone = done.kind === "undo" ? pick(entries, done.what) : null;
    const input = undone ? ok(inverseEvents(undone)) : eventsOf(ruleset, dials, now, done, serial);
    if (!input.ok) continue;
    const after = applyEvents(now, input.value);
    if (after.ok) {
      now = after.value;
      entries.push(input.value);
      if (input.value.length > 0) kinds.push(done.kind);
    } else if (!undone) misfits.push(`${done.kind}: ${after.code}`);
  }
  return { start, end: now, entries, kinds, misfits };
}

describe.each(Object.values(RULESETS))("$id: whatever is done, and undone in any order", (ruleset) => {
  const played = fc
    .tuple(fc.array(operation, { minLength: 10, maxLength: 80 }), fc.nat(4), fc.nat(4), fc.boolean())
    .map(([operations, points, pool, on]) => {
      const dials = on ? Object.fromEntries(ruleset.dials.map((dial) => [dial.id, farthest(dial)])) : {};
      return playOut(ruleset, dials, beginning(points, pool), operations);
    });

  test("much is really done, and of every kind", () => {
    const kinds = new Set(fc.sample(played, { numRuns: 60, seed: 3 }).flatMap((one) => one.kinds));
    const plain = ruleset.spending.uses({ method: "fudge" }, {}).some(({ aspect }) => !aspect);
    const auctions = ruleset.compelling.auction !== null;
    const owes = ruleset.fatePoints.debt !== null;
    const own = [...(plain ? ["spend"] : []), ...(auctions ? ["bid"] : []), ...(owes ? ["pay"] : [])];
    const all = ["invoke", "compel", "break", "make", "pass", "remove", "undo", ...own];
    expect([...kinds].toSorted()).toEqual(all.toSorted());
  });

  test("each counter is its start plus its entries", () => {
    fc.assert(
      fc.property(played, ({ start, end, entries }) => {
        const sums = countersOf(start);
        for (const event of entries.flat()) addUp(sums, event);
        expect(Object.fromEntries(Object.entries(sums).filter(([, count]) => count !== 0))).toEqual(countersOf(end));
      }),
      { numRuns: 150 },
    );
  });

  test("nothing falls below zero, and what the rules allow is possible", () => {
    fc.assert(
      fc.property(played, ({ end, misfits }) => {
        expect(Math.min(0, ...Object.values(countersOf(end)))).toBe(0);
        expect(Object.values(end.aspects).filter(({ checked, level }) => checked > level)).toEqual([]);
        expect(misfits).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test("undone from last to first, everything is as before", () => {
    fc.assert(
      fc.property(played, ({ start, end, entries }) => {
        const undone = applyEvents(
          end,
          entries.toReversed().flatMap((events) => inverseEvents(events)),
        );
        expect(undone).toEqual({ ok: true, value: start });
      }),
      { numRuns: 100 },
    );
  });
});
