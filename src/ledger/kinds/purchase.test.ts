import { describe, expect, test } from "vitest";
import { trait } from "../../../tests/samples/actor-snapshot.ts";
import { ask, type Asking, carryOut, done, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import { copiesOf } from "../kinds.ts";
import { failedAt } from "../roll/purchases.ts";

const GM: Asking = { author: "gm", actor: "Actor.me" };
const KEY = { traits: [{ id: "id-resources", name: "Resources", rank: 2, joins: null, specialty: false }] } as const;

/** A roll of Resources that comes to 2, for a thing of this cost. */
const rolledFor = (id: string, cost: number, otherwise = {}) =>
  rollOf(id, "strands", {
    request: { ...KEY, difficulty: cost },
    buys: { thing: `Item.${id}`, thingName: id, cost },
    ...otherwise,
  });

function shop(...rolls: ReturnType<typeof rollOf>[]): PlainWorld {
  const traits = ["resources", "perception"].map((key) => trait(key, 2));
  return plainTable("strands", {
    rolls,
    actors: [{ uuid: "Actor.me", owners: ["p1"], played: true, points: { value: 3 }, traits }],
  });
}
const tried = (world: PlainWorld, roll: string, asking: Asking = {}) => done(world, "purchase", { roll }, asking);
const COPY = { name: "Gun", type: "gear" };
const buying = (world: PlainWorld, roll: string, taken: boolean, asking: Asking = {}) =>
  shortPlan(planned(world, "purchase", { roll, taken, copy: COPY }, asking));
/** A copy comes onto the buyer's sheet: its uuid has the id of the entry in it. */
const got = [expect.stringMatching(/^me\.\w+ quantity \+1$/)];

describe("S7. You need simply roll your Resources", () => {
  test.each([
    ["equal to the cost", 2, got],
    ["greater", 1, got],
    ["less", 3, "too-dear"],
  ] as const)("the result is %s", (_sentence, cost, came) => {
    const world = shop(rolledFor("gun", cost));
    tried(world, "gun");
    expect(buying(world, "gun", true)).toEqual(came);
  });
  test("it is tried first, tried once, and bought once", () => {
    const world = shop(rolledFor("gun", 2));
    expect(buying(world, "gun", true)).toBe("buys-nothing");
    tried(world, "gun");
    expect(buying(world, "gun", false)).toBe("bought-already");
    done(world, "purchase", { roll: "gun", taken: true, copy: COPY });
    expect(buying(world, "gun", true)).toBe("bought-already");
  });
  test("nothing is bought with another ability, or with a roll for something else", () => {
    const other = { traits: [{ ...KEY.traits[0], id: "id-perception" }], difficulty: 2 };
    const world = shop(rolledFor("gun", 2, { request: other }), rollOf("plain", "strands", { request: KEY }));
    expect([buying(world, "gun", false), buying(world, "plain", false)]).toEqual(["buys-nothing", "buys-nothing"]);
  });
  test("nor for someone else, whatever the request says", () => {
    const world = shop(rolledFor("gun", 5));
    expect(buying(world, "gun", false, { author: "p2", actor: "Actor.you" })).toBe("not-yours");
    expect(tried(world, "gun").request).toMatchObject({ thingName: "gun", cost: 5 });
  });
});

describe("S7. Who fails attempts no purchase of an equal or greater cost this session", () => {
  const costs = (...all: readonly number[]) => all.map((cost, place) => rolledFor(`thing${place}`, cost));
  test.each([
    ["less may be tried", 3, []],
    ["as much may not", 4, "bought-failed"],
    ["nor more", 6, "bought-failed"],
  ] as const)("after a failure at 4, %s", (_sentence, cost, came) => {
    const world = shop(...costs(4, cost));
    tried(world, "thing0");
    expect(buying(world, "thing1", false)).toEqual(came);
    expect(buying(world, "thing1", false, GM)).toEqual([]);
  });
  test("the least failure counts; a success bars nothing", () => {
    const world = shop(...costs(5, 4, 1));
    expect(failedAt(world, "Actor.me")).toBeNull();
    tried(world, "thing2");
    tried(world, "thing0");
    tried(world, "thing1", GM);
    expect([failedAt(world, "Actor.me"), failedAt(world, "Actor.you")]).toEqual([4, null]);
  });
  test("until the next session", () => {
    const world = shop(...costs(4, 4));
    tried(world, "thing0");
    done(world, "break", { at: "scene" }, { author: "gm", actor: "" });
    expect(buying(world, "thing1", false)).toBe("bought-failed");
    done(world, "break", { at: "session" }, { author: "gm", actor: "" });
    expect(buying(world, "thing1", false)).toEqual([]);
  });
  test("what is done to the roll counts", () => {
    const world = shop(...costs(3, 3));
    tried(world, "thing0");
    done(world, "spend", { roll: "thing0", use: "plus-one" });
    expect([buying(world, "thing0", true), failedAt(world, "Actor.me")]).toEqual([got, null]);
  });
  test("a roll that is gone has failed", () => {
    const world = shop(rolledFor("gun", 2));
    tried(world, "gun");
    const gone = { ...world, roll: () => ({ ok: false, code: "roll-gone", args: {} }) as const };
    expect(failedAt(gone, "Actor.me")).toBe(2);
  });
});

describe("S7-R22. What is bought comes onto the sheet as a copy, or as one more of what is there", () => {
  const bow = { uuid: "Actor.me.Item.bow", name: "Bow", actor: "Actor.me", left: 0, holds: 0, quantity: 2 };
  function triedFor(thing: string, otherwise: Partial<Parameters<typeof plainTable>[1]> = {}): PlainWorld {
    const traits = [trait("resources", 2)];
    const actors = [{ uuid: "Actor.me", owners: ["p1"], played: true, points: { value: 3 }, traits }];
    const rolls = [rolledFor("gun", 2, { buys: { thing, thingName: "Bow", cost: 2 } })];
    const world = plainTable("strands", { rolls, actors, gear: [bow], ...otherwise });
    tried(world, "gun");
    return world;
  }
  const quantities = (world: PlainWorld) => Object.values(world.state().quantities ?? {});

  test("one more, and undone one less", () => {
    const world = triedFor(bow.uuid);
    const { id } = done(world, "purchase", { roll: "gun", taken: true });
    expect(quantities(world)).toEqual([3]);
    done(world, "undo", { entry: id, on: "gun" });
    expect(quantities(world)).toEqual([2]);
    expect(buying(world, "gun", true)).toEqual(["me.bow quantity +1"]);
  });
  test("a copy, and undone none; redone it is there again", () => {
    const world = triedFor("Item.bow");
    const { id } = done(world, "purchase", { roll: "gun", taken: true, copy: COPY });
    expect(quantities(world)).toEqual([2, 1]);
    done(world, "undo", { entry: id, on: "gun" });
    expect(quantities(world)).toEqual([2, 0]);
    done(world, "redo", { entry: id, on: "gun" });
    expect(quantities(world)).toEqual([2, 1]);
  });
  test("the copy is made from what was asked for", () => {
    const world = triedFor("Item.bow");
    const entry = done(world, "purchase", { roll: "gun", taken: true, copy: COPY });
    const counted = entry.outcome.events.flatMap((event) => (event.type === "gear-quantity-changed" ? [event.gear] : []));
    const copies = [...copiesOf(world, entry)];
    expect(copies.map(([id, copy]) => [`Actor.me.Item.${id}`, copy])).toEqual(counted.map((gear) => [gear, COPY]));
    expect(counted).toHaveLength(1);
    expect(copiesOf(world, done(world, "undo", { entry: entry.id, on: "gun" })).size).toBe(0);
  });
  test("what another has is copied, too; without a copy nothing comes", () => {
    const world = triedFor(bow.uuid, { gear: [{ ...bow, uuid: "Actor.foe.Item.bow", actor: "Actor.foe" }] });
    expect(shortPlan(planned(world, "purchase", { roll: "gun", taken: true }))).toBe("gear-gone");
  });
  test("of an advantage there is no more: another copy comes", () => {
    const world = triedFor(bow.uuid, { gear: [{ ...bow, quantity: null }] });
    expect(buying(world, "gun", true)).toEqual(got);
  });
  test("after a crash it comes once", () => {
    const world = triedFor(bow.uuid);
    const id = ask(world, "purchase", { roll: "gun", taken: true });
    carryOut(world, id, { dies: 1 });
    expect(quantities(world)).toEqual([3]);
    expect(carryOut(world, id).state).toBe("done");
    expect(quantities(world)).toEqual([3]);
  });
});
