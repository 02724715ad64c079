import { describe, expect, test } from "vitest";
import { type Asking, done, must, planned, settle, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import { NO_ARMS } from "../../rules/harm/harm-rules.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";

const BOW = "Actor.me.Item.bow";
const GM: Asking = { author: "gm", actor: "Actor.me" };
const AMMUNITION = { roll: "roll", what: "ammunition" } as const;
const ACTING = { roll: "roll", what: "acting" } as const;

const attack = { scope: "physical", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS, gear: BOW };
const EACH: DialValues = { "strands-ammunition": "each-attack" };

/** p1's character shoots with a bow that holds three. */
function shot({ dials = EACH, left = 3, holds = 3, game = "strands" as RulesetId, of = "Actor.me" } = {}): PlainWorld {
  return plainTable(game, {
    dials,
    rolls: [rollOf("roll", game, { targets: ["Actor.you"], attack, dials })],
    gear: [{ uuid: BOW, name: "Bow", actor: of, left, holds, quantity: 1 }],
  });
}
const leftIn = (world: PlainWorld): number | undefined => world.gear(BOW)?.left;

describe("S7-R20. An attack takes a unit of its weapon's ammunition where the campaign counts it", () => {
  test.each(["each-attack", "running-out"])("%s: one, and it says how many are left", (rule) => {
    const world = shot({ dials: { "strands-ammunition": rule } });
    const entry = done(world, "cost", AMMUNITION);
    expect(entry.facts).toMatchObject({ weaponName: "Bow", left: 2 });
    expect(entry.outcome).toMatchObject({ payment: "", points: 0 });
    expect(leftIn(world)).toBe(2);
  });
  test("undo gives it back, redo takes it again", () => {
    const world = shot();
    const { id: entry } = done(world, "cost", AMMUNITION);
    done(world, "undo", { entry });
    expect(leftIn(world)).toBe(3);
    done(world, "redo", { entry });
    expect(leftIn(world)).toBe(2);
  });
  test("undo gives it back whatever was shot since", () => {
    const world = shot();
    const { id: entry } = done(world, "cost", AMMUNITION);
    world.addRoll(rollOf("again", "strands", { targets: ["Actor.you"], attack }));
    done(world, "cost", { ...AMMUNITION, roll: "again" });
    done(world, "undo", { entry });
    expect(leftIn(world)).toBe(2);
  });
  test("undo is refused once the weapon has been reloaded: it holds no more", () => {
    const world = shot({ left: 1 });
    const { id: entry } = done(world, "cost", AMMUNITION);
    world.change([{ type: "ammunition-changed", gear: BOW, by: 3 }]);
    expect(shortPlan(planned(world, "undo", { entry }))).toBe("ammunition-full");
  });
  test.each([
    ["nothing is left", { left: 0 }, "no-ammunition"],
    ["the weapon needs none", { left: 0, holds: 0 }, "no-cost"],
    ["the campaign does not count it", { dials: {} }, "no-cost"],
    ["the game does not", { game: "trifold", dials: {} }, "no-cost"],
    ["the weapon is another's", { of: "Actor.you" }, "no-cost"],
  ] as const)("it is refused where %s", (_, given, code) =>
    expect(shortPlan(planned(shot(given), "cost", AMMUNITION))).toBe(code),
  );
  test("once for each attack", () => {
    const world = shot();
    done(world, "cost", AMMUNITION);
    expect(settle(world, "cost", AMMUNITION).outcome.refusal?.code).toBe("cost-paid");
  });
  test("an invocation on the attack can be undone after it", () => {
    const world = shot();
    const { id: entry } = done(world, "invoke", { roll: "roll", aspect: "Actor.me.Item.brave", gain: "plus-two" });
    done(world, "cost", AMMUNITION);
    expect(shortPlan(planned(world, "undo", { entry, on: "roll" }))).toEqual(["me value +1"]);
  });
});

/** p1's character is near death, and rolls; p2's has attacked them. */
function nearDeath({ points = 3, dials = {} as DialValues, hurt = ["near-death-0"] } = {}): PlainWorld {
  return plainTable("marumaru", {
    dials,
    rolls: [
      rollOf("roll", "marumaru", { dials }),
      rollOf("theirs", "marumaru", { actor: "Actor.you", author: "p2", targets: ["Actor.me"], dials }),
      rollOf("defense", "marumaru", { madeFor: "theirs", dials }),
      rollOf("help", "marumaru", { madeFor: "roll", dials }),
    ],
    actors: [{ uuid: "Actor.me", owners: ["p1"], played: true, points: { value: points }, boxes: { injuries: hurt } }],
  });
}

describe("M4-R30. Near death, each action costs a fate point", () => {
  test("which is paid with the roll, and undone with it", () => {
    const world = nearDeath();
    const entry = done(world, "cost", ACTING);
    expect(entry.outcome).toMatchObject({ payment: "point", points: 1 });
    expect(world.state().actors["Actor.me"]?.fatePoints.value).toBe(2);
    done(world, "undo", { entry: entry.id });
    expect(world.state().actors["Actor.me"]?.fatePoints.value).toBe(3);
  });
  test.each([
    ["defending is free", nearDeath(), "defense", "no-cost"],
    ["helping is not", nearDeath(), "help", ["me value -1"]],
    ["who has none cannot pay", nearDeath({ points: 0 }), "roll", "points-short"],
    ["who is only maimed pays nothing", nearDeath({ hurt: ["maimed-0"] }), "roll", "no-cost"],
    ["a campaign may make it free", nearDeath({ dials: { "marumaru-near-death-cost": 0 } }), "roll", "no-cost"],
    ["or dearer", nearDeath({ dials: { "marumaru-near-death-cost": 2 } }), "roll", ["me value -2"]],
  ] as const)("%s", (_, world, roll, expected) => {
    expect(shortPlan(planned(world, "cost", { ...ACTING, roll }))).toEqual(expected);
  });
  test("nobody pays for another, and a GM for anyone", () => {
    expect(shortPlan(planned(nearDeath(), "cost", ACTING, { author: "p2", actor: "Actor.me" }))).toBe("not-yours");
    expect(shortPlan(planned(nearDeath(), "cost", ACTING, { author: "p2", actor: "Actor.you" }))).toBe("not-yours");
    expect(must(planned(nearDeath(), "cost", ACTING, GM)).events).toHaveLength(1);
  });
});
