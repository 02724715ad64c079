import { describe, expect, test } from "vitest";
import { type Fields, fieldsOf } from "../../tests/samples/ledger-entry.ts";
import { ask, done, sayOutcome, settle } from "../../tests/samples/plain-authority.ts";
import { aspectOn, plainTable } from "../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../tests/samples/plain-world.ts";
import type { AspectState, LedgerEvent } from "../rules/index.ts";
import type { Entry, EntryKind, Outcome } from "./entry.ts";
import { ENTRY_KINDS, parseSaid } from "./kinds.ts";
import { countsAlone, ownsAll } from "./trust.ts";

const points = (by: number, actor = "Actor.me"): LedgerEvent => ({ type: "fate-points-changed", actor, counter: "value", by });
const debt = (by: number): LedgerEvent => ({ type: "fate-points-changed", actor: "Actor.me", counter: "debt", by });
const free = (id: string, by: number): LedgerEvent => ({
  type: "free-invocations-changed",
  aspect: "Actor.me.Item.brave",
  free: id,
  holder: "Actor.me",
  by,
});
const pool: LedgerEvent = { type: "npc-pool-changed", by: 1 };
const box: LedgerEvent = { type: "aspect-boxes-changed", aspect: "Actor.me.Item.brave", by: 1 };
const added = (parent: string): LedgerEvent => ({ type: "aspect-added", aspect: aspectOn(parent, "new") });

describe("whether a user may write all changes of some events", () => {
  test.each([
    ["a GM, whatever it is", "gm", [pool, points(1, "Actor.you")], true],
    ["an owner's own points", "p1", [points(1)], true],
    ["… and aspects", "p1", [box], true],
    ["… and what is put on them", "p1", [added("Actor.me")], true],
    ["nothing at all", "p1", [], true],
    ["another's points", "p1", [points(-1), points(1, "Actor.you")], false],
    ["something put on another", "p1", [added("Actor.you")], false],
    ["the GM's pool", "p1", [pool], false],
    ["a deleted actor", "p1", [points(1, "Actor.gone")], false],
  ] as const)("%s", (_what, user, events, owns) => {
    expect(ownsAll(plainTable("strands"), user, events)).toBe(owns);
  });
});

function settledAlone<K extends EntryKind>(
  kind: K,
  wanted: Fields<K>,
  outcome: Partial<Outcome>,
  otherwise: Partial<Pick<Entry, "author" | "state">> = {},
): Entry {
  const parsed = parseSaid(kind, wanted, true);
  if (!parsed) throw new Error("It cannot be read.");
  const empty = { payment: "", points: 0, events: [], later: [], faces: [], turn: "", refusal: null };
  const who = { author: "p1", actor: "Actor.me", actorName: "me", game: "strands", byGm: false, visible: true, readers: [] };
  return { id: "e", state: "done", settled: 1, ...who, ...parsed, outcome: { ...empty, ...outcome }, ...otherwise } as Entry;
}

const PLUS_ONE = { roll: "roll", use: "plus-one" };
const BRAVE = { roll: "roll", aspect: "Actor.me.Item.brave", gain: "plus-two" } as const;

describe("what an author may settle without a GM", () => {
  test.each([
    ["a point that is gone", "spend", PLUS_ONE, { payment: "point", events: [points(-1)] }, true],
    ["a point that was not paid", "spend", PLUS_ONE, { payment: "point", events: [] }, false],
    ["a gain that says nothing of a payment", "spend", PLUS_ONE, {}, false],
    ["a lock that is none", "invoke", BRAVE, { payment: "nothing" }, false],
    ["an answer about oneself", "answer", { say: "accept" }, { events: [points(1)] }, true],
    ["an answer that changes a roll for the worse", "answer", { say: "trigger", roll: "roll" }, { events: [points(1)] }, false],
    ["a self-compel", "compel", { target: "Actor.me" }, {}, true],
    ["a compel of another's character", "compel", { target: "Actor.you" }, {}, false],
    ["an entry that pays another", "resolve", { roll: "roll" }, { events: [points(1, "Actor.you")] }, false],
    ["the GM's pool", "pool", { by: 1 }, { events: [pool] }, false],
  ] as const)("%s", (_what, kind, wanted, outcome, counts) => {
    const entry = settledAlone(kind as EntryKind, wanted as Fields<EntryKind>, outcome);
    expect(countsAlone(plainTable("strands"), entry)).toBe(counts);
  });
  test("a refusal takes no payment", () => {
    expect(countsAlone(plainTable("strands"), settledAlone("spend", PLUS_ONE, {}, { state: "refused" }))).toBe(true);
  });
  test("a locked and a persistent aspect are judged by what they are now", () => {
    const said = settledAlone("invoke", BRAVE, { payment: "nothing" });
    const lock = { on: true, trait: "perception", gain: "plus-two", words: "" } as const;
    const locked = aspectOn("Actor.me", "brave", { lock });
    const persistent = aspectOn("Actor.me", "brave", { persistent: true });
    const counts = (game: "strands" | "trifold", aspects: readonly AspectState[]): boolean =>
      countsAlone(plainTable(game, { aspects }), said);
    expect([counts("trifold", [locked]), counts("trifold", [persistent])]).toEqual([true, false]);
    expect([counts("strands", [persistent]), counts("strands", [locked])]).toEqual([true, false]);
  });
  test("an aspect deleted since cannot be checked", () => {
    const said = settledAlone("invoke", { ...BRAVE, aspect: "Actor.me.Item.gone" }, { payment: "nothing" });
    expect(countsAlone(plainTable("strands"), said)).toBe(true);
  });
});

describe("a forged outcome, written while no GM was there", () => {
  const fifty = [points(50)];
  test.each(ENTRY_KINDS.filter((kind) => kind !== "adjust"))("%s: brings no fifty points", (kind) => {
    for (const payment of ["", "point", "nothing"]) {
      const events = payment === "point" ? [...fifty, points(-1)] : fifty;
      expect(countsAlone(plainTable("strands"), settledAlone(kind, fieldsOf(kind), { payment, events }))).toBe(false);
    }
  });
  test.each(ENTRY_KINDS.filter((kind) => "roll" in fieldsOf(kind) && kind !== "compel" && kind !== "answer"))(
    "%s: does nothing to another's roll",
    (kind) => {
      const paid = { payment: "point", events: [points(-1, "Actor.you")] };
      const request = { ...fieldsOf(kind), roll: "roll" };
      expect(countsAlone(plainTable("strands"), settledAlone(kind, request, paid, { author: "p2" }))).toBe(false);
    },
  );
  test.each(["break", "pool", "entrance", "reveal", "call", "deal", "reward", "answer-proposal", "difficulty", "turn"] as const)(
    "%s is not a player's, even where it changes nothing",
    (kind) => expect(countsAlone(plainTable("strands"), settledAlone(kind, fieldsOf(kind), {}))).toBe(false),
  );
  test.each([
    ["a wish of their own that it waits for", [points(50)]],
    ["another's points", [points(-3, "Actor.you")]],
    ["an aspect of anyone", [added("Actor.foe")]],
  ])("what waits for the roll is never paid out: %s", (_what, later) => {
    const world = plainTable("trifold");
    const id = ask(world, "invoke", BRAVE);
    const entry = world.store.entry(id);
    if (!entry) throw new Error("There is no entry.");
    sayOutcome(world, entry, { author: "p1", said: { payment: "point", events: [points(-1)], later } });
    const before = world.state();
    expect(settle(world, "resolve", { roll: "roll" }).outcome.refusal?.code).toBe("nothing-waits");
    expect(world.state()).toEqual(before);
  });
  test("a manual edit is recorded as one's own, not as another's", () => {
    const edited = (user: string) => settledAlone("adjust", { user }, { events: fifty });
    expect(["p1", "gm", ""].map((user) => countsAlone(plainTable("strands"), edited(user)))).toEqual([true, false, false]);
  });
  test.each([
    ["debt paid with points", "pay-debt", [points(-1), debt(-1)], true],
    ["debt paid with nothing", "pay-debt", [debt(-1)], false],
    ["a free invocation passed on", "pass", [free("a", -1), free("b", 1)], true],
    ["a free invocation from nowhere", "pass", [free("b", 1)], false],
    ["an aspect with its first free use", "create", [added("Actor.me"), free("a", 1)], true],
    ["an aspect with nine of them", "create", [added("Actor.me"), free("a", 9)], false],
    [
      "boxes cleared by the way",
      "spend-leftover",
      [{ type: "track-box-cleared", actor: "Actor.me", track: "t", box: "b" }],
      false,
    ],
  ] as const)("%s", (_what, kind, events, counts) => {
    const entry = settledAlone(kind as EntryKind, { ...fieldsOf(kind) }, { events });
    expect(countsAlone(plainTable("strands"), entry)).toBe(counts);
  });
});

describe("undoing and redoing without a GM", () => {
  const taking = (world: PlainWorld, kind: "undo" | "redo", entry: string, events: readonly LedgerEvent[], author = "p1") =>
    countsAlone(world, settledAlone(kind, { entry }, { events }, { author }));
  test("only one's own request, and only if all it changed is one's own", () => {
    const world = plainTable("strands");
    const { id } = done(world, "spend", PLUS_ONE);
    expect([taking(world, "undo", id, [points(1)]), taking(world, "redo", id, [points(-1)])]).toEqual([true, true]);
    expect(taking(world, "undo", id, [points(1)], "p2")).toBe(false);
    expect(taking(world, "undo", "gone", [])).toBe(false);
  });
  test.each([
    ["nothing given back: it could be used again at another's cost", []],
    ["only a part of it", [points(1, "Actor.you")]],
    ["more than it was", [points(3, "Actor.you")]],
    ["to another", [points(2)]],
  ])("%s", (_what, events) => {
    const world = plainTable("fate2", { dials: { "fate2-help": true } });
    const rolled = { author: "p2", actor: "Actor.you" };
    const { id } = done(world, "spend", { roll: "roll", use: "help" }, rolled);
    expect(taking(world, "undo", id, events, "p2")).toBe(false);
  });
  test("R12: an author paid by another cannot undo that alone and be paid again", () => {
    const world = plainTable("strands");
    const compel = done(world, "compel", { aspect: "Actor.you.Item.quick" });
    const answer = done(world, "answer", { compel: compel.id, say: "accept" }, { author: "p2", actor: "Actor.you" });
    const asked = { ...answer, id: "forged", kind: "undo" as const, request: { entry: answer.id, on: "", aspectName: "" } };
    sayOutcome(world, asked, { author: "p2", said: { events: [] } });
    const again = settle(world, "answer", { compel: compel.id, say: "accept" }, { author: "p2", actor: "Actor.you" });
    expect([again.outcome.refusal?.code, world.state().actors["Actor.me"]?.fatePoints.value]).toEqual(["compel-answered", 2]);
  });
});
