import { describe, expect, test } from "vitest";
import { trait } from "../../tests/samples/actor-snapshot.ts";
import { challenge } from "../../tests/samples/challenge.ts";
import { feature } from "../../tests/samples/feature.ts";
import { fight } from "../../tests/samples/fight.ts";
import { sayOutcome } from "../../tests/samples/plain-messages.ts";
import { type Asking, done, must, planned, shortPlan } from "../../tests/samples/plain-requests.ts";
import { aspectOn, plainTable, rollOf } from "../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../tests/samples/plain-world.ts";
import { struckInStrands } from "../../tests/samples/struck-in-strands.ts";
import type { LedgerEvent } from "../rules/events/ledger-event.ts";
import { NO_ARMS } from "../rules/harm/harm-rules.ts";
import type { Entry } from "./entry.ts";

const GM: Asking = { author: "gm", actor: "" };
const ME: Asking = { author: "p1", actor: "Actor.me" };
const YOU: Asking = { author: "p2", actor: "Actor.you" };

const undo = (world: PlainWorld, { id: entry }: Pick<Entry, "id">, asking = GM) =>
  shortPlan(planned(world, "undo", { entry }, asking));

/** A manual edit, watched or not; returns its entry. */
function edited(world: PlainWorld, events: readonly LedgerEvent[], { unwatched = false } = {}): { readonly id: string } {
  must(world.change(events));
  const request = { user: "p1", aspect: "", aspectName: "", unwatched };
  const asked = {
    id: "",
    author: "gm",
    kind: "adjust",
    request,
    actor: "",
    actorName: "me",
    game: world.game.ruleset.id,
  } as const;
  return { id: sayOutcome(world, asked, { author: "gm", said: { events } }) };
}

describe("an entry is rested on by every later one that stands and set the same, even if it looks the same", () => {
  const box = { target: "Actor.you", track: "physical", row: "minor", box: "minor-0" };
  const hitAgain = (world: PlainWorld, id: string) => {
    const attack = { scope: "physical", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
    world.addRoll(rollOf(id, "strands", { targets: ["Actor.you"], attack, faces: [1, 1, 1, 1], request: { difficulty: null } }));
    done(world, "defend", { roll: id, target: "Actor.you", defense: "usual", total: 5 }, { author: "gm", actor: "Actor.you" });
    return done(world, "harm", { roll: id, target: "Actor.you" }, YOU);
  };
  test("a box that was cleared, and checked again by another hit", () => {
    const world = struckInStrands({ margin: 1 });
    const first = done(world, "harm", { roll: "roll", target: "Actor.you" }, YOU);
    const healed = done(world, "heal", box, GM);
    const second = hitAgain(world, "another");
    expect([first.facts.boxes, second.facts.boxes]).toEqual([["minor-0"], ["minor-0"]]);
    expect([undo(world, first, YOU), undo(world, second, YOU)]).toEqual(["later-entry", ["you physical minor-0 cleared"]]);
    for (const { id } of [second, healed]) done(world, "undo", { entry: id }, GM);
    expect(undo(world, first, YOU)).toEqual(["you physical minor-0 cleared"]);
  });
  test("what was redone counts from then on", () => {
    const world = struckInStrands({ margin: 1 });
    const first = done(world, "harm", { roll: "roll", target: "Actor.you" }, YOU);
    done(world, "undo", { entry: first.id }, YOU);
    const second = hitAgain(world, "another");
    const healed = done(world, "heal", box, GM);
    done(world, "redo", { entry: first.id }, YOU);
    expect([undo(world, second, YOU), undo(world, healed, GM)]).toEqual(["later-entry", "later-entry"]);
    for (const { id } of [first, healed, second]) done(world, "undo", { entry: id }, GM);
  });
  test("someone who went away, came back, and went the same way again", () => {
    const zones = ["quay", "roofs"].map((id) => ({ id, name: id }));
    const world = plainTable("strands", {
      zones: { "Actor.place": { zones, ways: [{ from: "quay", to: "roofs", border: 0 }] } },
      whereabouts: { "Actor.me": { zone: "quay", ahead: "", done: 0 } },
    });
    const walk = (to: string) => done(world, "move", { how: "walk", situation: "Actor.place", to });
    const first = walk("roofs");
    expect(undo(world, first, ME)).toHaveLength(1);
    walk("quay");
    walk("roofs");
    expect(undo(world, first, ME)).toBe("later-entry");
  });
  test("a track as a whole: what is left of it decides how the next hit is taken", () => {
    const fire = feature([], { id: "fire", name: "Fire", strains: "physical" });
    const world = struckInStrands({ margin: 1, actors: [{ uuid: "Actor.you", owners: ["p2"], played: true, features: [fire] }] });
    const modifiers = [{ id: "power-fire", label: "Fire", value: 0 }];
    world.addRoll(rollOf("casting", "strands", { actor: "Actor.you", author: "p2", request: { difficulty: 5, modifiers } }));
    const hit = done(world, "harm", { roll: "roll", target: "Actor.you" }, YOU);
    const strain = done(world, "strain", { roll: "casting" }, YOU);
    expect(undo(world, hit)).toBe("later-entry");
    done(world, "undo", { entry: strain.id }, GM);
    expect(undo(world, hit)).toEqual(["you physical minor-0 cleared"]);
  });
  test("all marks of a participant: who has given up does not act any more", () => {
    const world = plainTable("fate2", { conflict: fight("fate2") });
    const act = done(world, "turn", { combat: "fight", combatant: "mine", step: "act" }, GM);
    const gone = done(world, "turn", { combat: "fight", combatant: "mine", step: "giveUp" }, GM);
    expect(undo(world, act)).toBe("later-unnamed");
    done(world, "undo", { entry: gone.id }, GM);
    expect(undo(world, act)).toHaveLength(act.outcome.events.length);
  });
  test("a ladder as a whole: where a roll counts depends on what was marked before", () => {
    const task = challenge();
    const world = plainTable("fate2", { challenges: [task], rolls: ["first", "second"].map((id) => rollOf(id, "fate2")) });
    const [first, second] = ["first", "second"].map((roll) => done(world, "advance", { roll, challenge: task.uuid }));
    expect(first && undo(world, first)).toBe("later-entry");
    expect(second && undo(world, second)).toHaveLength(1);
  });
  test("S2. the rank of a trait: the next costs more", () => {
    const points = { experience: 100 };
    const traits = [trait("strength", 2)];
    const world = plainTable("strands", { actors: [{ uuid: "Actor.me", owners: ["p1"], played: true, points, traits }] });
    const [first, second] = [1, 2].map(() => done(world, "improve", { what: "rank", trait: "Actor.me.Item.id-strength" }));
    expect(first && undo(world, first)).toBe("later-entry");
    expect(second && undo(world, second)).toHaveLength(2);
  });
  test("an aspect that is gone since: it is restored first", () => {
    const fog = aspectOn("Actor.place", "fog", {
      kind: "advantage",
      maker: "Actor.me",
      free: { f: { count: 1, holder: "Actor.me" } },
    });
    const world = plainTable("trifold", { aspects: [fog] });
    const passed = done(world, "pass", { aspect: fog.uuid, free: "f", target: "Actor.you" });
    const removed = done(world, "remove", { aspect: fog.uuid });
    expect(undo(world, passed)).toBe("later-entry");
    done(world, "undo", { entry: removed.id }, GM);
    expect(undo(world, passed)).toHaveLength(2);
  });
});

describe("a manual edit is an entry like any other", () => {
  const box = { actor: "Actor.you", track: "physical", box: "minor-0" };
  test("a box cleared by hand and checked again: the edits are undone first", () => {
    const world = struckInStrands({ margin: 1 });
    const hit = done(world, "harm", { roll: "roll", target: "Actor.you" }, YOU);
    const edits = [
      edited(world, [{ type: "track-box-cleared", ...box }]),
      edited(world, [{ type: "track-box-checked", ...box }]),
    ];
    expect(undo(world, hit)).toBe("later-entry");
    for (const { id: entry } of edits.toReversed()) done(world, "undo", { entry }, GM);
    expect(undo(world, hit)).toEqual(["you physical minor-0 cleared"]);
  });
  test("one that no one watched has no place in the order: it hinders nothing", () => {
    const world = struckInStrands({ margin: 1 });
    const hit = done(world, "harm", { roll: "roll", target: "Actor.you" }, YOU);
    edited(world, [{ type: "track-box-checked", ...box, box: "minor-1" }], { unwatched: true });
    expect(undo(world, hit)).toEqual(["you physical minor-0 cleared"]);
  });
  test("nor does one that cannot be undone itself", () => {
    const world = struckInStrands({ margin: 1 });
    const hit = done(world, "harm", { roll: "roll", target: "Actor.you" }, YOU);
    must(world.change([{ type: "track-box-cleared", ...box }]));
    const again = edited(world, [{ type: "track-box-checked", ...box }]);
    expect(undo(world, hit)).toBe("later-entry");
    must(world.change([{ type: "track-box-cleared", ...box }]));
    expect([undo(world, again), undo(world, hit)]).toEqual(["box-clear", "box-clear"]);
  });
});

describe("sums commute", () => {
  const pool = (world: PlainWorld, by: number) => done(world, "pool", { by }, GM);
  test("of two gains either is undone first", () => {
    const world = plainTable("strands", { pool: 0 });
    const [first, second] = [pool(world, 2), pool(world, 1)];
    expect([undo(world, first), undo(world, second)]).toEqual([["pool -2"], ["pool -1"]]);
  });
  test("but what was spent in between was this one’s, though as much has come since: else the last could not be undone", () => {
    const world = plainTable("strands", { pool: 0 });
    const first = pool(world, 2);
    const spent = pool(world, -2);
    const last = pool(world, 2);
    expect([undo(world, first), undo(world, spent), undo(world, last)]).toEqual(["pool-spent-since", ["pool +2"], ["pool -2"]]);
    done(world, "undo", { entry: spent.id }, GM);
    expect(undo(world, first)).toEqual(["pool -2"]);
  });
});
