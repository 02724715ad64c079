import { describe, expect, test } from "vitest";
import { done, must, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { aspectOn, plainTable } from "../../../tests/samples/plain-table.ts";
import { newAspect } from "../../rules/aspects/aspect.ts";

const GM = { author: "gm", actor: "" };
const enter = (actor: string) => ({ author: "gm", actor });

describe("the GM's pool is changed directly", () => {
  test.each([
    ["it grows", 2, ["pool +2"]],
    ["it shrinks, to nothing at the least", -3, ["pool -3"]],
    ["not below", -4, "pool-short"],
    ["by 999 at the most", 999, ["pool +999"]],
    ["not by more", 1000, "points-many"],
    ["nor by so much less", -1000, "points-many"],
  ] as const)("%s", (_sentence, by, came) => expect(shortPlan(planned(plainTable("strands"), "pool", { by }, GM))).toEqual(came));
  test("only by a GM", () => expect(shortPlan(planned(plainTable("strands"), "pool", { by: 1 }))).toBe("gm-only"));
  test.each(["fate2", "trifold", "marumaru"] as const)("%s has none", (game) => {
    expect(shortPlan(planned(plainTable(game), "pool", { by: 1 }, GM))).toBe("use-unknown");
  });
});

describe("33. An NPC enters the scene and brings points into the pool", () => {
  const PEOPLE = [
    { uuid: "Actor.trivial", type: "npc", tier: "trivial" },
    { uuid: "Actor.vital", type: "npc", tier: "vital" },
    { uuid: "Actor.unit", type: "unit", size: 3 },
    { uuid: "Actor.great", points: { refresh: 8 } },
  ];
  const fresh = () => plainTable("strands", { actors: PEOPLE });
  test.each([
    ["a trivial extra: nothing", "trivial", "", []],
    ["a vital extra: two", "vital", "", ["pool +2"]],
    ["a GM character: five", "foe", "", ["pool +5"]],
    ["… and its refresh beyond normal", "great", "", ["pool +7"]],
    ["a trivial unit: its size", "unit", "", ["pool +3"]],
    ["a vital one: two more", "unit", "vital", ["pool +5"]],
    ["a GM character is not asked: five still", "foe", "vital", ["pool +5"]],
    ["no other tier counts", "unit", "trivial", ["pool +3"]],
  ] as const)("%s", (_sentence, who, as, events) => {
    const plan = planned(fresh(), "entrance", { as }, enter(`Actor.${who}`));
    expect(shortPlan(plan)).toEqual(events);
  });
  test.each([
    ["only a GM says so", {}, "gm-only"],
    ["it is gone", enter("Actor.gone"), "actor-gone"],
    ["a player's character brings none", enter("Actor.me"), "entrance-none"],
    ["S3-R5. Vehicles bring nothing", enter("Actor.car"), "entrance-none"],
    ["S3-R5. Situations bring nothing", enter("Actor.place"), "entrance-none"],
  ] as const)("not where %s", (_reason, asking, code) => expect(shortPlan(planned(fresh(), "entrance", {}, asking))).toBe(code));
  test("once a scene, unless the GM says again", () => {
    const world = fresh();
    const foe = enter("Actor.foe");
    const entered = done(world, "entrance", {}, foe);
    expect(shortPlan(planned(world, "entrance", {}, foe))).toBe("entered-already");
    expect(shortPlan(planned(world, "entrance", { again: true }, foe))).toEqual(["pool +5"]);
    expect(shortPlan(planned(world, "entrance", {}, enter("Actor.great")))).toEqual(["pool +7"]);
    const end = done(world, "break", { at: "scene" }, GM);
    expect(shortPlan(planned(world, "entrance", {}, foe))).toEqual(["pool +5"]);
    done(world, "undo", { entry: end.id }, GM);
    expect(shortPlan(planned(world, "entrance", {}, foe))).toBe("entered-already");
    done(world, "undo", { entry: entered.id }, GM);
    expect(shortPlan(planned(world, "entrance", {}, foe))).toEqual(["pool +5"]);
  });
  test.each(["fate2", "trifold", "marumaru"] as const)("%s has none", (game) => {
    expect(shortPlan(planned(plainTable(game), "entrance", {}, enter("Actor.foe")))).toBe("use-unknown");
  });
});

describe("S3. What a character owes is paid back", () => {
  const unlucky = newAspect({ ...aspectOn("Actor.me", "unlucky"), role: "unlucky" });
  const owing = (debt: number, value: number) =>
    plainTable("strands", {
      actors: [{ uuid: "Actor.me", owners: ["p1"], played: true, points: { value, debt } }],
      aspects: [unlucky],
    });
  test.each([
    ["a part of it", 1, ["me value -1", "me debt -1"]],
    ["all of it, and Unlucky goes", 2, ["me value -2", "me debt -2", "-me.unlucky"]],
    ["more than is owed", 3, "nothing-owed"],
    ["nothing", 0, "nothing-owed"],
    ["less than nothing", -1, "nothing-owed"],
  ] as const)("%s", (_sentence, points, came) => {
    const plan = planned(owing(2, 5), "pay-debt", { points });
    expect(shortPlan(plan)).toEqual(came);
    if (plan.ok) expect(must(plan).points).toBe(points);
  });
  test("not more than there is", () => expect(shortPlan(planned(owing(2, 1), "pay-debt", { points: 2 }))).toBe("points-short"));
  test("only by its owner", () => {
    expect(shortPlan(planned(owing(1, 1), "pay-debt", { points: 1 }, { author: "p2" }))).toBe("not-yours");
    expect(shortPlan(planned(owing(1, 1), "pay-debt", { points: 1 }, { actor: "Actor.gone" }))).toBe("actor-gone");
  });
  test.each(["fate2", "trifold", "marumaru"] as const)("%s has no debt", (game) => {
    expect(shortPlan(planned(plainTable(game), "pay-debt", { points: 1 }))).toBe("use-unknown");
  });
});
