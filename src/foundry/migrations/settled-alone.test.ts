import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldsOf } from "../../../tests/samples/ledger-entry.ts";
import { aspectOn, plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import { ENTRY_KINDS } from "../../ledger/kinds.ts";
import { type OutcomeMessage, parseOutcome, parseRequest } from "../../ledger/message.ts";
import { netPoints } from "./net-gain.ts";
import type { Aspect } from "../../rules/aspects/aspect.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { type Confirmed, type OldEntry, settledAlone } from "./settled-alone.ts";

const points = (by: number, actor = "Actor.me"): LedgerEvent => ({ type: "fate-points-changed", actor, counter: "value", by });
const debt = (by: number): LedgerEvent => ({ type: "fate-points-changed", actor: "Actor.me", counter: "debt", by });
const free = (id: string, by: number): LedgerEvent => ({
  type: "free-invocations-changed",
  aspect: "Actor.me.Item.brave",
  free: id,
  holder: "Actor.me",
  by,
});
const box: LedgerEvent = { type: "aspect-boxes-changed", aspect: "Actor.me.Item.brave", by: 1 };

const BRAVE = { roll: "roll", aspect: "Actor.me.Item.brave", gain: "plus-two" };
const PAID = { payment: "point", points: 1, events: [points(-1)] };

interface Written {
  readonly kind?: string;
  /** What was asked, and found. */
  readonly said?: object;
  readonly entry?: string;
  readonly author?: string;
  readonly [field: string]: unknown;
}

/** An outcome as a player's client wrote it: of an invocation that was paid, unless given otherwise. */
function told(message: string, { kind = "invoke", said = BRAVE, entry = "e", author = "p1", ...otherwise }: Written = {}) {
  const system = { kind, request: said, entry, asker: author, actor: "Actor.me", actorName: "me", state: "done", ...otherwise };
  const outcome = parseOutcome(
    { message, author, byGm: false, received: 0, visible: true, readers: [] },
    { game: "strands", settled: 1, events: [], later: [], faces: [], ...(kind === "invoke" ? PAID : {}), ...system },
  );
  if (!outcome) throw new Error(`It cannot be read: ${JSON.stringify(system)}`);
  return outcome;
}

function entryOf(outcomes: readonly OutcomeMessage[], otherwise: Partial<OldEntry> = {}): OldEntry {
  return { request: null, outcomes, settledByGm: false, ...otherwise };
}

const table = (game: "strands" | "trifold" = "strands", aspects: readonly Aspect[] = []) =>
  plainTable(game, {
    aspects,
    rolls: [rollOf("roll", game), rollOf("theirs", game, { actor: "Actor.you", actorName: "you" })],
  });

/** What is confirmed of one outcome; null for nothing. */
function alone(written: Written = {}, world = table()): Confirmed | null {
  return settledAlone(world, [entryOf([told("o", written)])])[0] ?? null;
}

describe("what a player's client settled alone counts from now on", () => {
  test("as it was read", () =>
    expect(alone({ faces: [1] })).toMatchObject({
      id: "e",
      actor: "Actor.me",
      payment: "point",
      points: 1,
      events: [points(-1)],
      faces: [1],
    }));
  test.each([
    ["a point spent", { kind: "spend", said: { roll: "roll", use: "plus-one", gain: "plus-one" }, ...PAID }],
    ["a bit of story", { kind: "story", said: { use: "narrative", words: "A door." }, ...PAID }],
    ["a free invocation used", { payment: "free", events: [free("a", -1)] }],
    ["a box checked", { payment: "box", events: [box] }],
    ["a debt", { payment: "debt", events: [debt(1)] }],
    ["debt paid with points", { kind: "pay-debt", said: { points: 1 }, events: [points(-1), debt(-1)] }],
    ["a free invocation passed on", { kind: "pass", said: BRAVE, events: [free("a", -1), free("b", 1)] }],
    ["a roll that stands in the way, outside a conflict", { kind: "block", said: { roll: "roll" } }],
    ["an aspect that a roll discovers, which a GM still answers", { kind: "discover", said: { roll: "roll" } }],
    ["what left no roll: it is deleted", { kind: "time", said: { roll: "gone" } }],
  ])("%s", (_what, written) => expect(alone(written)).not.toBeNull());
  test("in the order of then, whatever it was for", () => {
    const late = entryOf([told("a", { entry: "late", settled: 2 })]);
    expect(settledAlone(table(), [late, entryOf([told("b")])]).map(({ id }) => id)).toEqual(["e", "late"]);
  });
  test("what a lock or a lasting aspect takes nothing for, only where it is one now", () => {
    const nothing = { payment: "nothing", events: [] };
    const persistent = aspectOn("Actor.me", "brave", { persistent: true });
    expect(alone(nothing, table("strands", [persistent]))).not.toBeNull();
    expect(alone(nothing)).toBeNull();
  });
});

describe("what does not count", () => {
  test.each([
    ["what was refused", { state: "refused" }],
    ["what was not paid", { payment: "point", events: [] }],
    ["what says nothing of a payment", { payment: "", events: [] }],
    ["another's points", { events: [points(-1), points(1, "Actor.you")] }],
    ["another's character", { actor: "Actor.you" }],
    ["another's roll", { said: { ...BRAVE, roll: "theirs" } }],
    ["another's request, or none of their own", { asker: "p2" }],
    ["a user who is gone", { author: "gone" }],
    ["a gain that the game does not offer", { said: { ...BRAVE, gain: "die-to-plus" } }],
    ["a gain of another use", { kind: "spend", said: { roll: "roll", use: "plus-one", gain: "reroll" }, ...PAID }],
    ["more than any price", { events: [points(-99)] }],
    ["a debt that is gone for nothing", { kind: "pay-debt", said: { points: 1 }, events: [debt(-1)] }],
    ["a free invocation from nowhere", { kind: "pass", said: BRAVE, events: [free("b", 1)] }],
    ["a roll in the way in a conflict", { kind: "block", said: { roll: "roll", combat: "fight" } }],
    ["an aspect without a roll", { kind: "create", said: fieldsOf("create", { roll: "", words: "x", target: "Actor.me" }) }],
    ["what a ladder of another shows", { kind: "advance", said: { roll: "roll", challenge: "Actor.foe.Item.race" } }],
  ])("%s", (_what, written) => expect(alone(written)).toBeNull());
  test.each(ENTRY_KINDS.filter((kind) => kind !== "adjust"))("%s: fifty points", (kind) => {
    for (const payment of ["", "point", "nothing"]) {
      const events = [points(50), ...(payment === "point" ? [points(-1)] : [])];
      expect(alone({ kind, said: fieldsOf(kind), payment, events })).toBeNull();
    }
  });
  test.each(["compel", "answer", "adjust", "undo", "harm", "resolve", "break", "pool", "reveal", "turn"] as const)(
    "%s, even where it changes nothing",
    (kind) => expect(alone({ kind, said: fieldsOf(kind, { target: "Actor.me" }) })).toBeNull(),
  );
  test("what a GM's outcome says already", () =>
    expect(settledAlone(table(), [entryOf([told("o")], { settledByGm: true })])).toEqual([]));
  test("what someone else asked", () => {
    const envelope = { message: "e", author: "p2", byGm: false, received: 0, visible: true, readers: [] };
    const request = parseRequest(envelope, { kind: "invoke", request: BRAVE });
    expect(settledAlone(table(), [entryOf([told("o")], { request })])).toEqual([]);
  });
  const taking = (kind: "undo" | "redo", settled: number, author = "p1") =>
    entryOf([told(`${kind}${settled}`, { kind, said: { entry: "e", on: "roll" }, entry: `${kind}${settled}`, settled, author })]);
  test.each([
    ["what its author undid", [taking("undo", 2)], []],
    ["what was redone counts", [taking("undo", 2), taking("redo", 3)], ["e"]],
    ["until it is undone again", [taking("undo", 2), taking("redo", 3), taking("undo", 4)], []],
    ["what another says to have undone counts", [taking("undo", 2, "p2")], ["e"]],
  ])("%s", (_what, later, ids) => {
    expect(settledAlone(table(), [entryOf([told("o")]), ...later]).map(({ id }) => id)).toEqual(ids);
  });
});

describe("forged while no GM was there", () => {
  const removed = (aspect: Aspect): Written => ({
    kind: "remove",
    said: { roll: "roll", aspect: aspect.uuid },
    events: [{ type: "aspect-removed", aspect }],
  });
  test("the removal of an aspect of anyone deletes nothing", () =>
    expect(alone(removed(aspectOn("Actor.me", "cruel", { uuid: "Actor.foe.Item.cruel" })))?.events).toEqual([]));
  test("the removal of an aspect that never was, with 99 free uses, gives back none", () => {
    const holds = { free: { a: { count: 99, holder: "Actor.me" } } };
    expect(alone(removed(aspectOn("Actor.me", "never", holds)))?.events).toEqual([]);
  });
  test("an aspect with its first free use, which is there or not, is not created again", () => {
    const events = [{ type: "aspect-added", aspect: aspectOn("Actor.me", "new") }, free("a", 1)];
    const said = fieldsOf("create", { roll: "roll", words: "new", target: "Actor.me" });
    expect(alone({ kind: "create", said, events })?.events).toEqual([free("a", 1)]);
    expect(alone({ kind: "create", said, events: [events[0], free("a", 9)] })).toBeNull();
  });
  test.each([
    ["before", "a"],
    ["after", "z"],
  ])("of two outcomes of one entry the one that could be true counts, not the one written %s it", (_when, message) => {
    const forged = told(message, { events: [points(-1), points(50)] });
    expect(settledAlone(table(), [entryOf([forged, told("m")])])).toMatchObject([{ id: "e", events: [points(-1)] }]);
  });
  test("points that wait for the roll are not paid out", () => expect(alone({ later: [points(50)] })).toBeNull());
  test("the points a step shows are those it took", () => expect(alone({ points: 0 })?.points).toBe(1));
  test("a conflict of its author's choice is left out", () => expect(alone({ turn: "c.1.x" })).not.toHaveProperty("turn"));
});

test("whatever is claimed, no one is better off by what is confirmed, but for the first use of an aspect", () => {
  const by = fc.integer({ min: -30, max: 30 });
  const event = fc.oneof(
    by.map((one) => points(one)),
    by.map(debt),
    by.map((one) => free("a", one)),
    fc.constantFrom<LedgerEvent>(box, { type: "track-box-cleared", actor: "Actor.me", track: "t", box: "b" }),
    by.map((count): LedgerEvent => ({
      type: "aspect-added",
      aspect: aspectOn("Actor.me", "new", { free: { a: { count, holder: "" } } }),
    })),
  );
  const written = fc.record({
    kind: fc.constantFrom(...ENTRY_KINDS.filter((kind) => kind !== "adjust")),
    events: fc.array(event, { maxLength: 6 }),
    payment: fc.constantFrom("", "nothing", "free", "box", "point", "debt"),
  });
  const world = table();
  fc.assert(
    fc.property(written, ({ kind, ...outcome }) => {
      const counts = alone({ kind, said: fieldsOf(kind), ...outcome }, world);
      expect(netPoints(counts?.events ?? [])).toBeLessThanOrEqual(kind === "create" ? 1 : 0);
      expect(counts?.events.filter(({ type }) => type === "aspect-added") ?? []).toEqual([]);
    }),
  );
});
