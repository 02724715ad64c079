import { describe, expect, test } from "vitest";
import { ask, type Asking, carryOut, done } from "../../tests/samples/plain-requests.ts";
import { aspectOn, plainTable } from "../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../tests/samples/plain-world.ts";
import { shortEvents } from "../../tests/samples/short-events.ts";
import type { Entry } from "./entry.ts";
import { activeOn, isActive } from "./order.ts";
import { type Foreseen, provisional } from "./provisional.ts";
import { rollNow } from "./roll/replay-roll.ts";
import { resultNow } from "./roll/result-now.ts";

const BRAVE = { roll: "roll", aspect: "Actor.me.Item.brave", gain: "plus-two" } as const;
const DARK = { roll: "roll", aspect: "Actor.place.Item.dark", gain: "plus-two" } as const;
const P2: Asking = { author: "p2", actor: "Actor.you" };

function tableWith(points: number): PlainWorld {
  return plainTable("strands", {
    actors: [{ uuid: "Actor.me", owners: ["p1"], played: true, points: { value: points, refresh: 5 } }],
    aspects: [aspectOn("Actor.place", "dark", { kind: "scene" }), aspectOn("Actor.place", "loud", { kind: "scene" })],
  });
}

const ahead = (world: PlainWorld) => provisional(world, world.store.pending());

/** What is foreseen, in short: the state, the changes or the reason, and the points left. */
function short(foreseen: Foreseen | undefined): readonly unknown[] {
  if (!foreseen) return [];
  const { entry, left } = foreseen;
  return [entry.state, entry.outcome.refusal?.code ?? shortEvents(entry.outcome.events), left];
}

function totalOf(world: Parameters<typeof rollNow>[0]): number | undefined {
  const now = rollNow(world, "roll");
  return now.ok ? resultNow(now.value)?.total : undefined;
}

describe("what waits is planned in order, each in the world with those before it done", () => {
  test("nothing waits: the world is as it is", () => {
    const world = tableWith(1);
    expect(ahead(world)).toEqual({ world, entries: new Map() });
  });
  test("one would be paid and done, and the total is with it; nothing is written", () => {
    const world = tableWith(1);
    const before = world.state();
    const id = ask(world, "invoke", DARK);
    const { entries, world: then } = ahead(world);
    expect(short(entries.get(id))).toEqual(["done", ["me value -1"], 0]);
    expect(then.actor("Actor.me")?.snapshot().fatePoints.value).toBe(0);
    expect((totalOf(then) ?? 0) - (totalOf(world) ?? 0)).toBe(2);
    expect([world.state(), world.store.entry(id)?.state]).toEqual([before, "pending"]);
  });
  test("a second one would be refused: the first has taken the last point", () => {
    const world = tableWith(1);
    const [, second] = [ask(world, "invoke", DARK), ask(world, "invoke", { ...DARK, aspect: "Actor.place.Item.loud" })];
    expect(short(ahead(world).entries.get(second))).toEqual(["refused", "points-short", null]);
  });
  test("what would be refused changes nothing, and what comes after it is planned without it", () => {
    const world = tableWith(1);
    const asked = [{ author: "p2", actor: "Actor.me" }, {}].map((asking) => ask(world, "invoke", DARK, asking));
    const { entries } = ahead(world);
    expect(asked.map((id) => entries.get(id)?.entry.state)).toEqual(["refused", "done"]);
  });
  test("another's request takes nothing of one's own", () => {
    const world = tableWith(1);
    const asked = [ask(world, "invoke", DARK), ask(world, "pass", { aspect: "", free: "", target: "" }, P2)];
    const { entries } = ahead(world);
    expect(asked.map((id) => entries.get(id)?.entry.state)).toEqual(["done", "refused"]);
  });
  test("an undo of what still waits gives it back; so does the one of what is settled", () => {
    const world = tableWith(2);
    const old = done(world, "invoke", DARK);
    const undo = ask(world, "undo", { entry: old.id, on: "roll" });
    const id = ask(world, "invoke", { ...DARK, aspect: "Actor.place.Item.loud" });
    const undoAgain = ask(world, "undo", { entry: id, on: "roll" });
    const { entries, world: then } = ahead(world);
    expect(entries.get(undo)?.left).toBe(2);
    expect(entries.get(id)?.left).toBe(1);
    expect(entries.get(undoAgain)?.left).toBe(2);
    expect(activeOn(then.entries, "roll")).toEqual([]);
    expect(totalOf(then)).toBe(totalOf(plainTable("strands")));
  });
  test("an undo of what would be refused is refused too", () => {
    const world = tableWith(0);
    const id = ask(world, "invoke", DARK);
    const undo = ask(world, "undo", { entry: id, on: "roll" });
    expect(short(ahead(world).entries.get(undo))).toEqual(["refused", "entry-gone", null]);
  });
  test("an aspect that would be created can be used", () => {
    const world = tableWith(3);
    const id = ask(world, "create", { roll: "roll", way: "maneuver", words: "Mud", target: "Actor.place" });
    const { world: then, entries } = ahead(world);
    expect(entries.get(id)?.entry.state).toBe("done");
    const added = then
      .actor("Actor.place")
      ?.snapshot()
      .aspects.find(({ name }) => name === "Mud");
    expect([added && then.aspect(added.uuid)?.name, added && then.knows("p2", added.uuid)]).toEqual(["Mud", true]);
    const use = ask(world, "invoke", { ...DARK, aspect: added?.uuid ?? "" });
    expect(ahead(world).entries.get(use)?.entry.state).toBe("done");
  });
});

describe("what is not known is not said", () => {
  test("dice that would be thrown: the point is spent, the total stays", () => {
    const world = tableWith(2);
    const id = ask(world, "invoke", { ...DARK, gain: "reroll-all" });
    const { entries, world: then } = ahead(world);
    expect([entries.get(id)?.dice, entries.get(id)?.left]).toEqual(["own", 1]);
    expect(totalOf(then)).toBe(totalOf(world));
  });
  test("what is about the same roll depends on them, and is not said to be refused", () => {
    const world = tableWith(1);
    ask(world, "invoke", { ...DARK, gain: "reroll-all" });
    const id = ask(world, "invoke", { ...DARK, aspect: "Actor.place.Item.loud" });
    const next = ahead(world).entries.get(id);
    expect([next?.dice, next?.entry.state]).toEqual(["earlier", "pending"]);
  });
  test("a request this user may not see is left out, and changes nothing they see", () => {
    const world = tableWith(1);
    const hidden: Entry[] = [ask(world, "invoke", DARK)].flatMap((id) => world.store.entry(id) ?? []);
    const foreseen = provisional(
      world,
      hidden.map((entry) => ({ ...entry, visible: false })),
    );
    expect([foreseen.entries.size, foreseen.world.actor("Actor.me")?.snapshot().fatePoints.value]).toEqual([0, 1]);
  });
  test("points of one whose state not everyone may know", () => {
    const world = plainTable("strands", { actors: [{ uuid: "Actor.foe", owners: ["p1"], played: true }] });
    const id = ask(world, "pay-debt", { points: 1 }, { actor: "Actor.foe" });
    expect(ahead(world).entries.get(id)?.left).toBeNull();
  });
  test("of very many, only the first hundred are planned", () => {
    const world = tableWith(1);
    for (let count = 0; count < 120; count += 1) ask(world, "invoke", BRAVE);
    expect(ahead(world).entries.size).toBe(100);
  });
});

function standsIn({ entries }: Pick<PlainWorld, "entries">, id: string): boolean {
  const entry = entries.entry(id);
  return entry !== null && isActive(entries, entry);
}

test("what is foreseen is what a GM then settles, in every one of these orders", () => {
  const requests = [
    (world: PlainWorld) => ask(world, "invoke", DARK),
    (world: PlainWorld) => ask(world, "invoke", { ...DARK, aspect: "Actor.place.Item.loud" }),
    (world: PlainWorld) => ask(world, "create", { roll: "roll", way: "maneuver", words: "Mud", target: "Actor.place" }),
    (world: PlainWorld) => ask(world, "undo", { entry: "e1", on: "roll" }),
  ];
  for (const first of requests)
    for (const second of requests)
      for (const third of requests) {
        const world = tableWith(1);
        const asked = [first, second, third].map((one) => one(world));
        const { entries, world: then } = ahead(world);
        const settled = asked.map((id) => carryOut(world, id));
        const told = ({ state, facts, outcome }: Entry) => ({ state, facts, outcome });
        expect(asked.flatMap((id) => entries.get(id)?.entry ?? []).map(told)).toEqual(settled.map(told));
        expect(then.actor("Actor.me")?.snapshot().fatePoints).toEqual(world.actor("Actor.me")?.snapshot().fatePoints);
        expect(then.aspect("Actor.place.Item.dark")).toEqual(world.aspect("Actor.place.Item.dark"));
        expect(asked.map((id) => standsIn(then, id))).toEqual(asked.map((id) => standsIn(world, id)));
      }
});
