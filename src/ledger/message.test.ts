import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MOST_EVENTS } from "./changes/read-events.ts";
import type { EntryKind } from "./entry.ts";
import { EntryStore } from "./entry-store.ts";
import { ENTRY_KINDS, parseSaid } from "./kinds.ts";
import { type Envelope, parseOutcome, parseRequest } from "./message.ts";

const FROM_P1: Envelope = { message: "m", author: "p1", byGm: false, received: 0, visible: true, readers: [] };
const ASKED = { kind: "spend", request: { roll: "roll", use: "plus-one" }, actor: "Actor.me", actorName: "me", game: "fate2" };
const SETTLED = { ...ASKED, entry: "e", asker: "p1", state: "done", settled: 7, events: [], later: [] };

/** Words of the message's own, so that what is generated comes further than the first question. */
const word = fc.constantFrom(...ENTRY_KINDS, "done", "refused", "fate-points-changed", "aspect-added", "Actor.me", "value", "");
const key = fc.constantFrom(
  ...[
    "kind",
    "request",
    "actor",
    "entry",
    "state",
    "events",
    "later",
    "faces",
    "refusal",
    "type",
    "by",
    "counter",
    "aspect",
    "say",
  ],
  ...["gain", "way", "at", "except", "changes", "points", "__proto__", "constructor", "toString"],
);
const whatever: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.anything({ maxDepth: 1 }),
    word,
    fc.integer(),
    tie("object"),
    fc.array(tie("any"), { maxLength: 3 }),
  ),
  object: fc.dictionary(key, tie("any"), { maxKeys: 5 }),
})).any;
const input = fc.dictionary(key, whatever, { maxKeys: 12 }).map((given) => ({ ...given }));
const ofSomeKind = fc.tuple(input, fc.constantFrom(...ENTRY_KINDS), input);

describe("untrusted input is read as something bounded, or as nothing", () => {
  test("nothing a client writes throws", () => {
    fc.assert(
      fc.property(ofSomeKind, ([system, kind, request]) => {
        for (const given of [system, { ...SETTLED, ...system }, { ...SETTLED, ...system, kind, request }]) {
          const read = [parseRequest(FROM_P1, given), parseOutcome(FROM_P1, given)];
          expect(read.every((message) => message === null || message.author === "p1")).toBe(true);
          const store = new EntryStore();
          for (const message of read) if (message) store.add(message);
          expect(store.all().length).toBeLessThan(3);
        }
      }),
      { numRuns: 500 },
    );
  });
  test.each(ENTRY_KINDS)("%s: any request is either read or not, and reading it again gives the same", (kind) => {
    fc.assert(
      fc.property(input, whatever, (given, other) => {
        expect(parseSaid(kind, other, true) === null || typeof other === "object").toBe(true);
        const parsed = parseSaid(kind, given, true);
        if (parsed)
          expect(parseSaid(kind, JSON.parse(JSON.stringify({ ...parsed.request, ...parsed.facts })), true)).toEqual(parsed);
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    ["no kind", { kind: undefined }],
    ["an unknown kind", { kind: "steal" }],
    ["a kind of the language's own", { kind: "constructor" }],
    ["a request that is no object", { request: "roll" }],
    ["a list for a request", { request: [] }],
    ["a kind whose request needs more", { kind: "answer", request: { say: "shout" } }],
  ])("%s is not read", (_what, wrong) => {
    expect(parseRequest(FROM_P1, { ...ASKED, ...wrong })).toBeNull();
    expect(parseOutcome(FROM_P1, { ...SETTLED, ...wrong })).toBeNull();
  });
  test.each([
    ["a state it cannot have", { state: "pending" }],
    ["events that are no list", { events: {} }],
    ["an event of no kind", { events: [{ type: "win" }] }],
    ["events of half an event", { events: [{ type: "fate-points-changed", actor: "Actor.me", counter: "value" }] }],
    [
      "a counter of the language's own",
      { events: [{ type: "fate-points-changed", actor: "Actor.me", counter: "constructor", by: 1 }] },
    ],
    ["a number that is none", { events: [{ type: "npc-pool-changed", by: Number.NaN }] }],
    ["a part of a point", { events: [{ type: "npc-pool-changed", by: 0.5 }] }],
    [
      "more events than anything makes",
      { events: Array.from({ length: MOST_EVENTS + 1 }, () => ({ type: "npc-pool-changed", by: 1 })) },
    ],
    ["later events that cannot be read", { later: "soon" }],
  ])("an outcome with %s is not read", (_what, wrong) => {
    expect(parseOutcome(FROM_P1, { ...SETTLED, ...wrong })).toBeNull();
  });
  test("a request takes its message's id, and the author the server names", () => {
    expect(parseRequest(FROM_P1, { ...ASKED, entry: "other", author: "gm", byGm: true, message: "x" })).toMatchObject({
      message: "m",
      entry: "m",
      author: "p1",
      byGm: false,
    });
  });
  test("an outcome names its request; without one it is its own entry", () => {
    expect([parseOutcome(FROM_P1, SETTLED)?.entry, parseOutcome(FROM_P1, { ...SETTLED, entry: "" })?.entry]).toEqual(["e", "m"]);
  });
  test("wrong types are read as empty, long texts are cut, long ids are dropped", () => {
    const wrong = {
      ...SETTLED,
      payment: 7,
      points: "many",
      faces: [1, "x", 2.5, 3],
      turn: null,
      settled: Number.NaN,
      actor: {},
    };
    const read = parseOutcome(FROM_P1, { ...wrong, actorName: "x".repeat(99_999), asker: "x".repeat(201) });
    expect(read).toMatchObject({
      actor: "",
      asker: "",
      settled: 0,
      outcome: { payment: "", points: 0, faces: [1, 3], turn: "" },
    });
    expect(read?.actorName).toHaveLength(2000);
  });
  test("a time may have a fraction, as the host's clock has", () => {
    expect(parseOutcome(FROM_P1, { ...SETTLED, settled: 949.5 })?.settled).toBe(949.5);
  });
  test("huge lists are cut", () => {
    const users = Array.from({ length: 100_000 }, () => "u".repeat(999));
    const parsed = parseSaid("reveal", { users }, true);
    const read = parsed?.kind === "reveal" ? parsed.request.users : [];
    expect([read.length, read[0]?.length]).toEqual([500, 200]);
  });
  test("a refusal without a reason is still a refusal", () => {
    const refused = { ...SETTLED, state: "refused" };
    const codes = [undefined, 7, { code: 7 }, { code: "points-short", args: { left: 1, list: [] } }];
    expect(codes.map((refusal) => parseOutcome(FROM_P1, { ...refused, refusal })?.outcome.refusal)).toEqual([
      { code: "unknown", args: {} },
      { code: "unknown", args: {} },
      { code: "unknown", args: {} },
      { code: "points-short", args: { left: 1 } },
    ]);
  });
  test("the language's own keys reach no prototype", () => {
    const hostile = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as object;
    for (const kind of ENTRY_KINDS as readonly EntryKind[]) parseSaid(kind, hostile, true);
    parseOutcome(FROM_P1, { ...SETTLED, ...hostile, refusal: hostile, events: [{ type: "aspect-added", aspect: hostile }] });
    expect("polluted" in {}).toBe(false);
  });
  test("a free invocation or a user called __proto__ reaches no prototype", () => {
    const aspect = { kind: "advantage", nature: "sticky", level: 1, checked: 0, lock: {}, uuid: "Actor.me.Item.x" };
    const free = JSON.parse('{"__proto__":{"count":1,"holder":"Actor.me"}}') as object;
    const known = JSON.parse('{"__proto__":true}') as object;
    const read = parseOutcome(FROM_P1, { ...SETTLED, events: [{ type: "aspect-added", aspect: { ...aspect, free, known } }] });
    const [event] = read?.outcome.events ?? [];
    const stored = event?.type === "aspect-added" ? event.aspect : null;
    expect([Object.getPrototypeOf(stored?.free), Object.getPrototypeOf(stored?.known)]).toEqual([
      Object.prototype,
      Object.prototype,
    ]);
  });
});
