import { describe, expect, test } from "vitest";
import { envelope, sayOutcome } from "../../tests/samples/plain-messages.ts";
import { ask, carryOut, done, planned, requestMessage, settle, shortPlan } from "../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../tests/samples/plain-world.ts";
import type { LedgerEvent } from "../rules/events/ledger-event.ts";
import type { Entry } from "./entry.ts";
import { POOL } from "./balances.ts";
import { concernsSubject, EntryStore } from "./entry-store.ts";
import { type LedgerMessage, parseRequest } from "./message.ts";

const GM = { author: "gm", actor: "" };
const POINT: LedgerEvent = { type: "fate-points-changed", actor: "Actor.me", counter: "value", by: -1 };
const PLUS_ONE = { roll: "roll", use: "plus-one" };

const ids = (entries: readonly Entry[]): string[] => entries.map(({ id }) => id);

/** Every message of a world. */
function messagesOf({ store }: PlainWorld): LedgerMessage[] {
  return store.all().flatMap(({ id }) => {
    const { request, outcomes } = store.messagesOf(id);
    return [...(request ? [request] : []), ...outcomes];
  });
}

/** A request no client has settled, and what forgers claim about it. */
function pending(author = "p1", actor = "Actor.me") {
  const world = plainTable("strands");
  const entry = world.store.entry(ask(world, "spend", PLUS_ONE, { author, actor }));
  if (!entry) throw new Error("Nothing was asked.");
  const say = (by: string, said: object = {}): string =>
    sayOutcome(world, entry, { author: by, said: { events: [POINT], payment: "point", points: 1, ...said } });
  return { world, entry, say, now: () => world.store.entry(entry.id) };
}

describe("an entry is its request and its outcome", () => {
  test("pending until an outcome is there", () => {
    const { now, say } = pending();
    expect(now()).toMatchObject({ state: "pending", settled: 0, author: "p1", outcome: { events: [] } });
    say("gm");
    expect(now()).toMatchObject({ state: "done", author: "p1", outcome: { events: [POINT] } });
  });
  test("in any order of messages, the same entries are found", () => {
    const world = plainTable("strands");
    const spent = done(world, "spend", PLUS_ONE);
    settle(world, "spend", { ...PLUS_ONE, roll: "gone" });
    done(world, "undo", { entry: spent.id, on: "roll" });
    ask(world, "pass", {});
    const messages = messagesOf(world);
    for (const shuffled of [messages, messages.toReversed(), messages.toSorted((a, b) => (a.type < b.type ? -1 : 1))]) {
      const store = new EntryStore();
      for (const message of shuffled) store.add(message);
      expect(store.all()).toEqual(world.store.all());
      expect(store.about("roll")).toEqual(world.store.about("roll"));
    }
  });
  test("a chain of thousands of requests, each naming the next, is only long", () => {
    const world = plainTable("strands");
    const asked = Array.from({ length: 20_000 }, (_, at) =>
      parseRequest(envelope(world, `r${at}`, "p1"), { kind: "undo", request: { entry: `r${at - 1}` } }),
    );
    for (const message of asked) if (message) world.store.add(message);
    expect(world.store.about("r0")).toHaveLength(19_999);
  });
  test("each change gives the state before and after", () => {
    const world = plainTable("strands");
    const asked = requestMessage(world, "spend", PLUS_ONE, {});
    expect(world.store.add(asked)).toMatchObject({ id: asked.entry, before: null, after: { state: "pending" } });
    expect(world.store.drop(asked.message)).toMatchObject({ before: { state: "pending" }, after: null });
    expect(world.store.drop(asked.message)).toBeNull();
  });
  test("each change names the entry, and the one it undoes or redoes", () => {
    const world = plainTable("strands");
    const rest = done(world, "break", { at: "scene" }, GM);
    const changed = (asked: LedgerMessage | null) => {
      const change = asked && world.store.add(asked);
      return change ? change.entries.map(({ kind }) => kind) : [];
    };
    const undo = requestMessage(world, "undo", { entry: rest.id }, GM);
    expect(changed(undo)).toEqual(["undo", "break"]);
    expect(world.store.drop(undo.message)?.entries).toMatchObject([{ kind: "undo" }, { id: rest.id }]);
    expect(changed(requestMessage(world, "redo", { entry: rest.id }, GM))).toEqual(["redo", "break"]);
    expect(changed(requestMessage(world, "undo", { entry: "gone" }, GM))).toEqual(["undo"]);
    expect(changed(requestMessage(world, "counter", { on: "roll", entry: rest.id }, GM))).toEqual(["counter"]);
  });
  test("a request may be deleted once its outcome stands", () => {
    const { world, entry, now, say } = pending();
    say("gm");
    const settled = now();
    expect(world.store.drop(entry.id)).toBeNull();
    expect(now()).toEqual(settled);
  });
  test("a dropped outcome leaves the request pending again; with both dropped, nothing is left", () => {
    const { world, entry, now, say } = pending();
    world.store.drop(say("gm"));
    expect(now()?.state).toBe("pending");
    world.store.drop(entry.id);
    expect([now(), world.store.about("roll"), world.store.entryIdOf(entry.id)]).toEqual([null, [], ""]);
  });
  test("a changed message counts as it is now", () => {
    const { world, entry, now } = pending();
    const { request } = world.store.messagesOf(entry.id);
    if (request)
      world.store.add({
        ...request,
        said: { kind: "discover", request: { roll: "other", target: "", targetName: "" }, facts: null },
      });
    expect([now()?.kind, ids(world.store.about("roll")), ids(world.store.about("other"))]).toEqual(["discover", [], [entry.id]]);
  });
});

describe("whose outcome counts", () => {
  test("of two GMs' outcomes the first; of two at the same moment the same one on every client", () => {
    const { world, entry, say, now } = pending();
    say("gm", { settled: 5, faces: [1] });
    say("gm", { settled: 5, faces: [2] });
    say("gm", { settled: 4, faces: [3] });
    expect(now()?.outcome.faces).toEqual([3]);
    const store = new EntryStore();
    const duplicates = world.store.messagesOf(entry.id).outcomes.filter(({ settled }) => settled === 5);
    for (const message of duplicates.toReversed()) store.add(message);
    expect(store.entry(entry.id)?.outcome.faces).toEqual([1]);
  });
  test.each(["p1", "p2"])("no player's, whoever it names as the one who asked: %s", (author) => {
    const { say, now } = pending();
    for (const asker of ["p1", "p2", "gm"]) say(author, { asker });
    expect(now()?.state).toBe("pending");
  });
  test("one that a GM wrote who is none any more no longer does", () => {
    const { world, entry, say, now } = pending();
    say("gm");
    const [outcome] = world.store.messagesOf(entry.id).outcomes;
    if (outcome) world.store.add({ ...outcome, byGm: false });
    expect([now()?.state, world.store.messagesOf(entry.id).outcomes]).toEqual(["pending", []]);
  });
});

describe("forged outcomes", () => {
  test("without a request there is no entry", () => {
    const { world, entry } = pending();
    sayOutcome(world, { ...entry, id: "x" }, { author: "p1", said: { events: [POINT], payment: "point" } });
    expect([world.store.entry("x"), world.store.entryIdOf("x")]).toEqual([null, ""]);
  });
  test("an invalid one moves no one's entry to another roll, kind or history", () => {
    const world = plainTable("strands", { rolls: [rollOf("roll", "strands"), rollOf("other", "strands")], turn: "t1" });
    const paid = done(world, "invoke", { roll: "roll", aspect: "Actor.me.Item.brave", gain: "plus-two" });
    const said = { request: { ...paid.request, roll: "other" }, turn: "t2", events: [{ ...POINT, actor: "Actor.you" }] };
    sayOutcome(world, paid, { author: "p1", said });
    sayOutcome(world, { ...paid, kind: "break", request: { at: "scene", except: [] } }, { author: "p1", said: {} });
    expect([world.entries.about("other"), world.entries.ofTurn("t2"), world.entries.ofKinds(["break"])]).toEqual([[], [], []]);
    expect(world.store.ofSubject("Actor.you")).toEqual([]);
    expect(ids(world.entries.about("roll"))).toEqual([paid.id]);
  });
});

describe("look-ups", () => {
  test("about: entries that name it, and those that name them in turn, in order", () => {
    const world = plainTable("fate2");
    const spent = done(world, "spend", PLUS_ONE);
    const counter = done(world, "counter", { on: "roll", entry: spent.id }, { author: "p2", actor: "Actor.you" });
    const undo = done(world, "undo", { entry: counter.id }, GM);
    expect(ids(world.entries.about("roll"))).toEqual([spent.id, counter.id, undo.id]);
    expect(ids(world.entries.about(spent.id))).toEqual([counter.id, undo.id]);
    expect(world.entries.about("")).toEqual([]);
  });
  test("of a turn, and of kinds", () => {
    const world = plainTable("strands", { turn: "t1" });
    const first = done(world, "spend", PLUS_ONE);
    world.setTurn("");
    const pool = done(world, "pool", { by: 1 }, GM);
    expect([ids(world.entries.ofTurn("t1")), world.entries.ofTurn("")]).toEqual([[first.id], []]);
    expect(ids(world.entries.ofKinds(["pool", "spend"]))).toEqual([first.id, pool.id]);
  });
  test("of a history: the author, the affected actor, the payer, and breaks", () => {
    const world = plainTable("strands");
    const spent = done(world, "spend", PLUS_ONE);
    const pool = done(world, "pool", { by: 1 }, GM);
    const compel = done(world, "compel", { aspect: "Actor.you.Item.quick" }, GM);
    const rest = done(world, "break", { at: "rest" }, GM);
    const of = (subject: string) => ids(world.store.ofSubject(subject));
    expect(of("Actor.me")).toEqual([spent.id, rest.id]);
    expect([of("Actor.you"), of(POOL)]).toEqual([
      [compel.id, rest.id],
      [pool.id, rest.id],
    ]);
    const change = { id: spent.id, before: null, after: spent, entries: [spent] };
    expect(["Actor.me", "Actor.you"].map((subject) => concernsSubject(world.store, change, subject))).toEqual([true, false]);
  });
  test("pending: in the order the server received it, whatever order this client read it in", () => {
    const world = plainTable("strands");
    const asked = [3, 1, 2].map((received) => ({ ...requestMessage(world, "spend", PLUS_ONE, {}), received }));
    for (const message of asked) world.store.add(message);
    const inOrder = asked.toSorted((a, b) => a.received - b.received);
    expect(ids(world.store.pending())).toEqual(inOrder.map(({ entry }) => entry));
  });
  test("pending: not settled by anyone", () => {
    const { world, entry, say } = pending();
    const other = ask(world, "spend", PLUS_ONE);
    say("gm");
    expect(ids(world.store.pending())).toEqual([other]);
    carryOut(world, other);
    expect(world.store.pending()).toEqual([]);
    expect(world.store.messagesOf(entry.id).outcomes).toHaveLength(1);
  });
  test("cleared, nothing is left", () => {
    const { world, entry } = pending();
    world.store.clear();
    expect([world.store.all(), world.store.entry(entry.id), world.store.about("roll")]).toEqual([[], null, []]);
    expect(shortPlan(planned(world, "spend", PLUS_ONE))).toEqual(["me value -1"]);
  });
});
