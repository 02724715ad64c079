import type { Fields } from "../../../tests/samples/ledger-entry.ts";
import { describe, expect, test } from "vitest";
import { feature, NO_COSTS } from "../../../tests/samples/feature.ts";
import { ask, type Asking, carryOut, done, finishRemovals } from "../../../tests/samples/plain-requests.ts";
import { aspectOn, plainTable } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import type { EntryKind } from "../requests.ts";
import { rewind } from "./rewind.ts";

const GM: Asking = { author: "gm", actor: "" };
const HURT = { wounds: ["hurt-0"], health: ["stress-0"] };

const ONCE = feature([{ costs: { ...NO_COSTS, uses: 1 } }], { uses: { most: 1, spent: 0, at: "scene" } });

function worldWith(game: RulesetId): PlainWorld {
  const points = { value: 2, refresh: 5, debt: 1, held: 1 };
  return plainTable(game, {
    dials: { "fate2-take-wound": true, "strands-debt": true },
    actors: [
      { uuid: "Actor.me", owners: ["p1"], played: true, points, boxes: { health: ["stress-0"] }, features: [ONCE] },
      { uuid: "Actor.you", owners: ["p2"], played: true, points, boxes: HURT },
      { uuid: "Actor.poor", owners: ["p1"], played: true },
    ],
    aspects: [
      aspectOn("Actor.me", "brave", { level: 2, checked: 1 }),
      aspectOn("Actor.place", "fog", { kind: "boost", nature: "fragile", free: { f: { count: 1, holder: "Actor.me" } } }),
      aspectOn("Actor.foe", "secret", { hidden: true }),
      aspectOn("Actor.me", "unlucky", { role: "unlucky" }),
    ],
  });
}

/** Entries that write several documents, or create and remove whole ones. */
const EXAMPLES: readonly (readonly [string, RulesetId, EntryKind, Fields<EntryKind>, Asking])[] = [
  ["a wound taken for another", "fate2", "story", { use: "take-wound", target: "Actor.you", track: "wounds", box: "hurt-0" }, {}],
  ["a new session", "strands", "break", { at: "session" }, GM],
  ["a new session", "trifold", "break", { at: "session" }, GM],
  ["the end of a scene", "marumaru", "break", { at: "scene" }, GM],
  ["another's aspect", "marumaru", "invoke", { roll: "roll", aspect: "Actor.you.Item.quick", gain: "two-dice" }, {}],
  ["a boost", "strands", "invoke", { roll: "roll", aspect: "Actor.place.Item.fog", gain: "plus-two" }, {}],
  ["an aspect created", "strands", "create", { roll: "roll", way: "maneuver", words: "Mud", target: "Actor.place" }, {}],
  ["a free invocation passed on", "trifold", "pass", { aspect: "Actor.place.Item.fog", free: "f", target: "Actor.you" }, {}],
  ["the last use of a stunt", "marumaru", "use", { roll: "", feature: ONCE.id, effect: "e0" }, {}],
  ["the last of a debt", "strands", "pay-debt", { points: 1 }, {}],
  [
    "something discovered",
    "strands",
    "reveal",
    { roll: "roll", aspect: "Actor.foe.Item.secret", users: ["p1"] },
    { author: "gm", actor: "Actor.me" },
  ],
  ["a first debt", "strands", "story", { use: "effect", aspect: "Actor.place.Item.dark" }, { author: "p1", actor: "Actor.poor" }],
];

describe("whatever an interrupted entry has written, it is finished as from the start, exactly once", () => {
  test.each(EXAMPLES)("%s (%s)", (_what, game, kind, wanted, asking) => {
    const whole = worldWith(game);
    const entry = done(whole, kind, wanted, asking);
    const documents = 4 + entry.outcome.events.length;
    for (let dies = 0; dies <= documents; dies += 1) {
      const world = worldWith(game);
      const id = ask(world, kind, wanted, asking);
      const dead = carryOut(world, id, { dies });
      // The next authority dies at once, too; the third one finishes.
      if (dead.state === "pending") carryOut(world, id, { dies: 0 });
      const finished = dead.state === "pending" ? carryOut(world, id) : dead;
      finishRemovals(world, finished);
      expect(world.state(), `died after ${dies}`).toEqual(whole.state());
      expect(finished.outcome.events).toEqual(entry.outcome.events);
      expect(() => carryOut(world, id)).toThrow("nothing to be done");
    }
  });

  test("points changed manually meanwhile are kept", () => {
    const world = worldWith("marumaru");
    const id = ask(world, "invoke", { roll: "roll", aspect: "Actor.you.Item.quick", gain: "two-dice" });
    carryOut(world, id, { dies: 1 });
    world.change([{ type: "fate-points-changed", actor: "Actor.me", counter: "value", by: 5 }]);
    expect(carryOut(world, id).state).toBe("done");
    expect(world.state().actors["Actor.me"]?.fatePoints.value).toBe(6);
  });
  test("what is no longer possible is rolled back and refused", () => {
    const world = worldWith("fate2");
    const before = world.state();
    const id = ask(world, "story", { use: "take-wound", target: "Actor.you", track: "wounds", box: "hurt-0" });
    carryOut(world, id, { dies: 1 });
    world.change([{ type: "track-box-cleared", actor: "Actor.you", track: "wounds", box: "hurt-0" }]);
    expect(carryOut(world, id).outcome.refusal?.code).toBe("box-clear");
    world.change([{ type: "track-box-checked", actor: "Actor.you", track: "wounds", box: "hurt-0" }]);
    expect(world.state()).toEqual(before);
  });
});

describe("the world before", () => {
  test("is the world itself if nothing was written", () => {
    const world = worldWith("fate2");
    expect(rewind(world, [])).toBe(world);
  });
  test("has the earlier points, boxes, pool and aspects, for every question", () => {
    const world = worldWith("strands");
    const written = [
      { type: "fate-points-changed", actor: "Actor.me", counter: "value", by: -1 },
      { type: "track-box-checked", actor: "Actor.me", track: "health", box: "stress-1" },
      { type: "npc-pool-changed", by: 2 },
      { type: "aspect-boxes-changed", aspect: "Actor.me.Item.brave", by: 1 },
      { type: "aspect-added", aspect: aspectOn("Actor.me", "new") },
    ] as const;
    world.change(written);
    const before = rewind(world, written);
    const me = before.actor("Actor.me");
    expect(me?.snapshot().fatePoints.value).toBe(2);
    expect(me?.snapshot().tracks.find(({ id }) => id === "health")?.boxes).toEqual(["stress-0"]);
    expect([before.npcPool, before.aspect("Actor.me.Item.brave")?.checked, before.aspect("Actor.me.Item.new")]).toEqual([
      3,
      1,
      null,
    ]);
    expect(me?.snapshot().aspects.map(({ name }) => name)).toEqual(["brave", "unlucky"]);
    const inPlay = before.inPlay().find(({ uuid }) => uuid === "Actor.me");
    expect(inPlay?.snapshot().fatePoints.value).toBe(2);
  });
  test("is the current world where it cannot have been different", () => {
    const world = worldWith("strands");
    expect(rewind(world, [{ type: "npc-pool-changed", by: 99 }])).toBe(world);
  });
});
