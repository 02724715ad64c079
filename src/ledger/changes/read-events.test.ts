import { describe, expect, test } from "vitest";
import { anAspect } from "../../../tests/samples/an-aspect.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { MOST_EVENTS, parseEvents } from "./read-events.ts";

const AT = { zone: "quay", ahead: "street", done: 1 };
const FOG = anAspect({
  uuid: "Item.fog",
  name: "Fog",
  parent: "Actor.place",
  kind: "advantage",
  nature: "fragile",
  level: 2,
  checked: 1,
  lock: { on: true, trait: "stealth", gain: "plus-two", words: "" },
  free: { f: { count: 1, holder: "Actor.me" } },
  known: { p1: true },
});

type Given<T extends LedgerEvent["type"]> = Extract<LedgerEvent, { readonly type: T }>;
type Breaks<T extends LedgerEvent["type"]> = readonly Partial<Record<keyof Given<T>, unknown>>[];

/** One valid event of each type, and what makes it invalid. */
const EVENTS: { readonly [T in LedgerEvent["type"]]: readonly [Given<T>, Breaks<T>] } = {
  "fate-points-changed": [
    { type: "fate-points-changed", actor: "Actor.me", counter: "value", by: -1 },
    [{ actor: "" }, { actor: 3 }, { counter: "gold" }, { counter: "constructor" }, { by: 0.5 }, { by: "1" }, { by: Infinity }],
  ],
  "npc-pool-changed": [{ type: "npc-pool-changed", by: 2 }, [{ by: null }, { by: Number.NaN }, { by: 2 ** 60 }]],
  "aspect-boxes-changed": [
    { type: "aspect-boxes-changed", aspect: "Item.x", by: 1 },
    [{ aspect: "" }, { aspect: { uuid: "Item.x" } }, { aspect: "x".repeat(201) }, { by: undefined }],
  ],
  "free-invocations-changed": [
    { type: "free-invocations-changed", aspect: "Item.x", free: "f", holder: "", by: -1 },
    [{ aspect: "" }, { free: "" }, { free: 1 }, { by: [] }],
  ],
  "aspect-added": [
    { type: "aspect-added", aspect: FOG },
    [
      { aspect: "Item.fog" },
      { aspect: null },
      { aspect: [FOG] },
      { aspect: { ...FOG, kind: "spell" } },
      { aspect: { ...FOG, nature: "eternal" } },
      { aspect: { ...FOG, level: "2" } },
      { aspect: { ...FOG, checked: 0.5 } },
      { aspect: { ...FOG, lock: null } },
      { aspect: { ...FOG, free: [] } },
    ],
  ],
  "aspect-removed": [{ type: "aspect-removed", aspect: FOG }, [{ aspect: "Item.fog" }, { aspect: {} }]],
  "aspect-renamed": [
    { type: "aspect-renamed", aspect: "Item.x", from: "Fog", to: "Mist" },
    [{ aspect: "" }, { from: "" }, { to: "" }, { to: 7 }],
  ],
  "trait-rank-changed": [{ type: "trait-rank-changed", trait: "Item.t", by: 1 }, [{ trait: "" }, { by: "1" }]],
  "aspect-known": [
    { type: "aspect-known", aspect: "Item.x", user: "p1", known: true },
    [{ aspect: "" }, { user: "" }, { known: "yes" }, { known: undefined }],
  ],
  "track-box-checked": [
    { type: "track-box-checked", actor: "Actor.me", track: "wounds", box: "hurt-0" },
    [{ actor: "" }, { track: "" }, { box: "" }, { box: 0 }],
  ],
  "track-box-cleared": [
    { type: "track-box-cleared", actor: "Actor.me", track: "wounds", box: "hurt-0" },
    [{ actor: null }, { track: {} }, { box: "" }],
  ],
  "challenge-marks-changed": [
    { type: "challenge-marks-changed", challenge: "Item.c", side: "own", row: "r", by: 1 },
    [{ challenge: "" }, { side: "" }, { row: "" }, { by: 0.1 }],
  ],
  "challenge-counter-changed": [
    { type: "challenge-counter-changed", challenge: "Item.c", counter: "checks", by: 1 },
    [{ challenge: "" }, { counter: "" }, { by: null }],
  ],
  "ammunition-changed": [{ type: "ammunition-changed", gear: "Item.g", by: -1 }, [{ gear: "" }, { by: "-1" }]],
  "gear-quantity-changed": [
    { type: "gear-quantity-changed", gear: "Item.g", name: "Rope", copied: true, by: 1 },
    [{ gear: "" }, { by: undefined }],
  ],
  "actor-moved": [
    { type: "actor-moved", actor: "Actor.me", from: AT, to: { ...AT, zone: "roofs" } },
    [{ actor: "" }, { from: null }, { to: "roofs" }],
  ],
  "conflict-mark-changed": [
    { type: "conflict-mark-changed", target: "Combat.c.Combatant.p", field: "acted", from: 0, to: 1 },
    [{ target: "" }, { field: "hp" }, { from: undefined }, { to: {} }, { to: Number.NaN }],
  ],
};
const ALL = Object.values(EVENTS).map(([event]) => event);

describe("events of a message", () => {
  test("of every type are read as they were written", () => expect(parseEvents(structuredClone(ALL))).toEqual(ALL));
  test("keep nothing that is not theirs", () => {
    expect(parseEvents([{ type: "npc-pool-changed", by: 1, actor: "Actor.me", html: "<b>" }])).toEqual([
      { type: "npc-pool-changed", by: 1 },
    ]);
    const aspect = { ...FOG, html: "<b>", known: { p1: true, p2: "yes" }, free: { ...FOG.free, g: 3, h: { count: "1" } } };
    expect(parseEvents([{ type: "aspect-added", aspect }])).toEqual([{ type: "aspect-added", aspect: FOG }]);
  });
  test.each(Object.entries(EVENTS))("one broken %s makes the whole list invalid", (_type, [event, breaks]) => {
    const broken = breaks.map((part) => ({ ...event, ...part }));
    expect(broken.filter((one) => parseEvents([...ALL, one]) !== null)).toEqual([]);
    const keys = Object.keys(event).filter((key) => !["name", "copied", "holder"].includes(key));
    const missing = keys.filter((key) => parseEvents([Object.fromEntries(Object.entries(event).filter(([one]) => one !== key))]));
    expect(missing).toEqual([]);
  });
  test.each<readonly [string, unknown]>([
    ["no list", { 0: ALL[0] }],
    ["nothing", undefined],
    ["a text", "[]"],
    ["a list with nothing in it", [null]],
    ["a list of lists", [[ALL[0]]]],
    ["an unknown type", [{ type: "world-ended" }]],
    ["a type of the language's own", [{ type: "constructor", by: 1 }]],
    ["more than any entry has", Array.from({ length: MOST_EVENTS + 1 }, () => ALL[1])],
  ])("%s is invalid", (_what, stored) => expect(parseEvents(stored)).toBeNull());
  test("an empty list is one", () => expect(parseEvents([])).toEqual([]));
  test("steps done on a way are at least none", () => {
    const back = { type: "actor-moved", actor: "Actor.me", from: { ...AT, done: -3 }, to: { zone: 5 } };
    expect(parseEvents([back])).toEqual([{ ...back, from: { ...AT, done: 0 }, to: { zone: "", ahead: "", done: 0 } }]);
  });
});
