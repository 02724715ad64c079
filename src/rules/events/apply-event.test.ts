import { describe, expect, test } from "vitest";
import { anAspect } from "../../../tests/samples/an-aspect.ts";
import { challenge, marked } from "../../../tests/samples/challenge.ts";
import { applyEvent } from "./apply-event.ts";
import type { LedgerEvent } from "./ledger-event.ts";
import type { LedgerState } from "./ledger-state.ts";

const FOG = anAspect({
  uuid: "Item.fog",
  name: "Fog",
  level: 2,
  checked: 1,
  free: { f: { count: 1, holder: "Actor.a" } },
  known: { u1: true },
});
const AT = { zone: "quay", ahead: "", done: 0 };
const TASK = marked(challenge(), 1);

/** One of everything. */
const STATE: LedgerState = {
  actors: {
    "Actor.a": { uuid: "Actor.a", fatePoints: { value: 1, refresh: 3, debt: 0, held: 0 }, boxes: { wounds: { hurt: true } } },
  },
  aspects: { "Item.fog": FOG },
  npcPool: 1,
  traits: { "Item.sneak": { rank: 2, experience: 1 }, "Item.none": { rank: null, experience: 0 } },
  ammunition: { "Item.gun": { left: 1, holds: 2 } },
  quantities: { "Item.rope": 1 },
  challenges: { [TASK.uuid]: TASK },
  whereabouts: { "Actor.a": AT },
  conflicts: {},
};

const points = (by: number, actor = "Actor.a") => ({ type: "fate-points-changed", actor, counter: "value", by }) as const;
const free = (by: number, id = "f", holder = "Actor.a") =>
  ({ type: "free-invocations-changed", aspect: FOG.uuid, free: id, holder, by }) as const;
const boxes = (by: number, aspect = FOG.uuid) => ({ type: "aspect-boxes-changed", aspect, by }) as const;
const known = (user: string, isKnown: boolean) => ({ type: "aspect-known", aspect: FOG.uuid, user, known: isKnown }) as const;
const box = (type: "track-box-checked" | "track-box-cleared", id: string) =>
  ({ type, actor: "Actor.a", track: "wounds", box: id }) as const;
const raised = (trait: string, by: number) => ({ type: "trait-rank-changed", trait, by }) as const;
const ammunition = (by: number, gear = "Item.gun") => ({ type: "ammunition-changed", gear, by }) as const;
const counted = (gear: string, by: number, copied = false) =>
  ({ type: "gear-quantity-changed", gear, name: "", by, copied }) as const;
const mark = (row: string, by: number, uuid = TASK.uuid) =>
  ({ type: "challenge-marks-changed", challenge: uuid, side: "own", row, by }) as const;
const moved = (from: typeof AT, actor = "Actor.a") =>
  ({ type: "actor-moved", actor, from, to: { ...AT, zone: "street" } }) as const;

describe("what is impossible now is refused, with nothing changed", () => {
  test.each<readonly [string, LedgerEvent, string]>([
    ["points that are not there", points(-2), "points-short"],
    ["points of someone who is gone", points(1, "Actor.gone"), "actor-gone"],
    ["points that the pool does not have", { type: "npc-pool-changed", by: -2 }, "pool-short"],
    ["more boxes than the aspect has", boxes(2), "boxes-spent"],
    ["clearing more boxes than are checked", boxes(-2), "boxes-spent"],
    ["a box of an aspect that is gone", boxes(1, "Item.gone"), "aspect-gone"],
    ["a free invocation that is used", free(-2), "free-gone"],
    ["one that another holds now", free(-1, "f", "Actor.b"), "free-gone"],
    ["one that never was", free(-1, "g"), "free-gone"],
    ["showing an aspect to someone who knows it", known("u1", true), "known-already"],
    ["taking knowledge from someone who has none", known("u2", false), "not-known"],
    ["renaming what has another name", { type: "aspect-renamed", aspect: FOG.uuid, from: "Mist", to: "Haze" }, "aspect-changed"],
    ["adding what is there", { type: "aspect-added", aspect: FOG }, "aspect-there"],
    ["removing what is gone", { type: "aspect-removed", aspect: { ...FOG, uuid: "Item.gone" } }, "aspect-gone"],
    ["removing what has changed", { type: "aspect-removed", aspect: { ...FOG, checked: 0 } }, "aspect-changed"],
    ["checking what is checked", box("track-box-checked", "hurt"), "box-checked"],
    ["clearing what is clear", box("track-box-cleared", "other"), "box-clear"],
    ["taking back ranks that were not bought", raised("Item.sneak", -2), "ranks-gone"],
    ["raising what does not apply", raised("Item.none", 1), "trait-gone"],
    ["raising what is gone", raised("Item.gone", 1), "trait-gone"],
    ["a shot that is not there", ammunition(-2), "no-ammunition"],
    ["more ammunition than it holds", ammunition(2), "ammunition-full"],
    ["ammunition of what is gone", ammunition(-1, "Item.gone"), "gear-gone"],
    ["more things than there are", counted("Item.rope", -2), "gear-gone"],
    ["one more of what is gone", counted("Item.gone", 1), "gear-gone"],
    ["a mark in a full row", mark("from0", 1), "row-full"],
    ["clearing a row without marks", mark("from1", -1), "row-clear"],
    ["a mark on a ladder that is gone", mark("from0", 1, "Item.gone"), "challenge-gone"],
    ["going on from where one no longer is", moved({ ...AT, zone: "roofs" }), "moved-since"],
    ["moving someone who is nowhere", moved(AT, "Actor.b"), "actor-gone"],
  ])("%s", (_what, event, code) => {
    const after = applyEvent(STATE, event);
    expect(after.ok || after.code).toBe(code);
  });
  test.each<readonly [string, LedgerEvent]>([
    ["the last point", points(-1)],
    ["the last of the pool", { type: "npc-pool-changed", by: -1 }],
    ["the last box", boxes(1)],
    ["the last free invocation", free(-1)],
    ["the ranks that were bought", raised("Item.sneak", -1)],
    ["the last shot", ammunition(-1)],
    ["the last of a thing", counted("Item.rope", -1)],
    ["the first of a copy", counted("Item.new", 1, true)],
    ["the last mark of a row", mark("from0", -1)],
  ])("but not %s", (_what, event) => expect(applyEvent(STATE, event).ok).toBe(true));
});
