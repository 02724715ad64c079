import { describe, expect, test } from "vitest";
import { trait } from "../../../tests/samples/actor-snapshot.ts";
import { done, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import { NO_ARMS } from "../../rules/harm/harm-rules.ts";

const SKILLS = ["fighting", "athletics", "endurance"].map((key) => trait(key, 2));
const ATTACK = { scope: "fight", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
const FOE = { author: "p1", actor: "Actor.foe" } as const;

/** p1 has attacked this one, who has defended: 5 against 2. */
function hit(target: string, npcsAct: boolean): PlainWorld {
  const world = plainTable("trifold", {
    npcsAct,
    actors: [
      { uuid: "Actor.foe", traits: SKILLS },
      { uuid: "Actor.you", owners: ["p2"], played: true, traits: SKILLS },
    ],
    rolls: [rollOf("roll", "trifold", { targets: [target], attack: ATTACK, faces: [1, 1, 1, 0], request: { difficulty: null } })],
  });
  done(world, "defend", { roll: "roll", target, defense: "usual", total: 2 }, { author: "gm", actor: target });
  return world;
}

const settle = { roll: "roll", byItself: true } as const;

describe("NPCs take hits by themselves, where the campaign says so", () => {
  test("whoever hit one settles it: it is taken as it comes, whatever the request says", () => {
    const world = hit("Actor.foe", true);
    const wanted = { ...settle, target: "Actor.foe", chosen: ["minor"], names: ["Shamed"], armor: true };
    expect(done(world, "harm", wanted, FOE).facts).toMatchObject({ amount: 3, consequences: [], names: [], armor: false });
    expect(Object.keys(world.state().actors["Actor.foe"]?.boxes["health"] ?? {})).toHaveLength(3);
    expect(shortPlan(planned(world, "harm", { ...settle, target: "Actor.foe" }, FOE))).toBe("hit-taken");
  });
  test.each([
    ["where NPCs wait for the GM", "Actor.foe", false, FOE],
    ["another player's character", "Actor.you", true, { author: "p1", actor: "Actor.you" }],
    ["by someone who has not hit them", "Actor.foe", true, { author: "p2", actor: "Actor.foe" }],
    ["in the name of another", "Actor.foe", true, { author: "p1", actor: "Actor.me" }],
  ] as const)("not %s", (_, target, npcsAct, who) => {
    expect(shortPlan(planned(hit(target, npcsAct), "harm", { ...settle, target }, who))).toBe("not-yours");
  });
  test("the attacker chooses nothing for them", () => {
    const chosen = { roll: "roll", target: "Actor.foe", chosen: ["minor"], names: ["Shamed"] };
    expect(shortPlan(planned(hit("Actor.foe", true), "harm", chosen, FOE))).toBe("not-yours");
  });
  test("a GM settles it too", () => {
    expect(
      planned(hit("Actor.foe", true), "harm", { ...settle, target: "Actor.foe" }, { author: "gm", actor: "Actor.foe" }).ok,
    ).toBe(true);
  });
});
