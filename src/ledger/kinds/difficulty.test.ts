import { describe, expect, test } from "vitest";
import { sayOutcome } from "../../../tests/samples/plain-messages.ts";
import { ask, type Asking, done, must, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import { NO_ARMS } from "../../rules/harm/harm-rules.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import { rollNow } from "../roll/replay-roll.ts";

const GM: Asking = { author: "gm", actor: "" };
const FRIEND: Asking = { author: "p2", actor: "Actor.you" };
const to = (difficulty: number | null) => ({ roll: "roll", difficulty });

/** A roll of p1's that shows 2, without a difficulty unless given otherwise. */
function rolled(difficulty: number | null = null, game: RulesetId = "strands"): PlainWorld {
  const theirs = { actor: "Actor.you", author: "p2", madeFor: "roll", request: { difficulty: null } };
  const rolls = [rollOf("roll", game, { targets: ["Actor.you"], request: { difficulty } }), rollOf("against", game, theirs)];
  return plainTable(game, { rolls });
}

function marginNow(world: PlainWorld): number | null {
  const { roll, state } = must(rollNow(world, "roll"));
  return roll.ruleset.resolve(state.request, state.faces, roll.dials).outcome?.margin ?? null;
}

describe("R14. A difficulty after the roll", () => {
  test("is what the roll is compared with from then on; the last one counts", () => {
    const world = rolled();
    expect(marginNow(world)).toBeNull();
    done(world, "difficulty", to(1), GM);
    expect(marginNow(world)).toBe(1);
    const { id } = done(world, "difficulty", to(5), GM);
    expect(marginNow(world)).toBe(-3);
    done(world, "undo", { entry: id, on: "roll" }, GM);
    expect(marginNow(world)).toBe(1);
  });
  test("the GM may also take it away", () => {
    const world = rolled(1);
    done(world, "difficulty", to(null), GM);
    expect(marginNow(world)).toBeNull();
  });
  test("R13. together with an opposing roll the higher one counts", () => {
    const world = rolled();
    done(world, "oppose", { roll: "roll", opposing: "against" }, FRIEND);
    done(world, "difficulty", to(4), GM);
    expect(marginNow(world)).toBe(-2);
  });
  test("later invocations count on top, and an earlier one may still be undone", () => {
    const world = rolled();
    const { id } = done(world, "invoke", { roll: "roll", aspect: "Actor.me.Item.brave", gain: "plus-two" });
    done(world, "difficulty", to(4), GM);
    expect(marginNow(world)).toBe(0);
    expect(planned(world, "undo", { entry: id, on: "roll" }).ok).toBe(true);
  });
});

describe("who may set it, and when", () => {
  test("the player who rolled, where there is none and nothing was done to the roll", () => {
    expect(shortPlan(planned(rolled(), "difficulty", to(2)))).toEqual([]);
    expect(shortPlan(planned(rolled(1), "difficulty", to(0)))).toBe("difficulty-late");
    const invoked = rolled();
    done(invoked, "invoke", { roll: "roll", aspect: "Actor.me.Item.brave", gain: "plus-two" });
    expect(shortPlan(planned(invoked, "difficulty", to(2)))).toBe("difficulty-late");
    expect(shortPlan(planned(invoked, "difficulty", to(2), GM))).toEqual([]);
  });
  test("no other player", () => expect(shortPlan(planned(rolled(), "difficulty", to(2), FRIEND))).toBe("not-yours"));
  test("no one once something has come of it", () => {
    const world = rolled(1);
    done(world, "create", { roll: "roll", way: "maneuver", words: "Fog", target: "Actor.place" });
    expect(shortPlan(planned(world, "difficulty", to(9), GM))).toBe("created-already");
  });
  test("a roll that only opposes another has none", () => {
    const world = rolled();
    done(world, "oppose", { roll: "roll", opposing: "against" }, FRIEND);
    expect(shortPlan(planned(world, "difficulty", { roll: "against", difficulty: 1 }, GM))).toBe("roll-opposes");
  });
  test("an attack has the defenses against it instead", () => {
    const attack = { scope: "physical", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
    const world = plainTable("strands", { rolls: [rollOf("roll", "strands", { attack, request: { difficulty: null } })] });
    expect(shortPlan(planned(world, "difficulty", to(2), GM))).toBe("defend-instead");
  });
  test("only numbers the dice could ever reach", () => {
    expect(shortPlan(planned(rolled(), "difficulty", to(41), GM))).toBe("difficulty-large");
    expect(shortPlan(planned(rolled(null, "marumaru"), "difficulty", to(80), GM))).toEqual([]);
  });
  test("a player's own word for it does not count without a GM's client", () => {
    const world = rolled();
    const asked = world.store.entry(ask(world, "difficulty", to(0)));
    if (!asked) throw new Error("Nothing was asked.");
    sayOutcome(world, asked, { author: "p1", said: { request: to(-9) } });
    expect([world.store.entry(asked.id)?.state, marginNow(world)]).toEqual(["pending", null]);
  });
});
