import { describe, expect, test } from "vitest";
import { sayOutcome } from "../../../tests/samples/plain-messages.ts";
import { ask, type Asking, done, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";

const FRIEND: Asking = { author: "p2", actor: "Actor.you" };
const GM: Asking = { author: "gm", actor: "Actor.foe" };
const ROLL = { roll: "roll" };

/** A roll of one trait that shows two hits. */
function hits(difficulty: number | null, game: RulesetId = "marumaru", otherwise: Parameters<typeof rollOf>[2] = {}): PlainWorld {
  return plainTable(game, { rolls: [rollOf("roll", game, { request: { difficulty }, ...otherwise })] });
}

describe("M2. Converting a failure into a dramatic failure gains a fate point", () => {
  test("once", () => {
    const world = hits(3);
    expect(shortPlan(planned(world, "dramatic", ROLL))).toEqual(["me value +1"]);
    done(world, "dramatic", ROLL);
    expect(shortPlan(planned(world, "dramatic", ROLL))).toBe("dramatic-already");
  });
  test("from then on nothing makes the roll better; undone, the point is given back", () => {
    const world = hits(3);
    const better = { roll: "roll", aspect: "Actor.me.Item.brave", gain: "two-dice" } as const;
    const { id } = done(world, "dramatic", ROLL);
    expect(shortPlan(planned(world, "invoke", better))).toBe("dramatic-final");
    done(world, "undo", { entry: id, on: "roll" });
    expect(planned(world, "invoke", better).ok).toBe(true);
    expect(world.state().actors["Actor.me"]?.fatePoints.value).toBe(3);
  });
  test("without a difficulty the action's own is Normal: one hit is enough", () => {
    expect(shortPlan(planned(hits(null), "dramatic", ROLL))).toBe("not-failed");
    const missed = hits(null, "marumaru", { faces: [2, 2], request: { difficulty: null } });
    expect(shortPlan(planned(missed, "dramatic", ROLL))).toEqual(["me value +1"]);
  });
  test("the GM's unlimited points gain nothing", () => {
    expect(
      shortPlan(planned(hits(3, "marumaru", { actor: "Actor.foe", request: { difficulty: 3 } }), "dramatic", ROLL, GM)),
    ).toEqual([]);
  });
});

describe("why it is refused", () => {
  test("the roll has not failed", () => expect(shortPlan(planned(hits(1), "dramatic", ROLL))).toBe("not-failed"));
  test("it is another's roll", () => expect(shortPlan(planned(hits(3), "dramatic", ROLL, FRIEND))).toBe("not-yours"));
  test("other games have none", () => expect(shortPlan(planned(hits(9, "trifold"), "dramatic", ROLL))).toBe("use-unknown"));
  test("no one grants it to themselves: without a GM it waits", () => {
    const world = hits(1);
    const asked = world.store.entry(ask(world, "dramatic", ROLL));
    if (!asked) throw new Error("Nothing was asked.");
    const events = [{ type: "fate-points-changed", actor: "Actor.me", counter: "value", by: 1 }];
    sayOutcome(world, asked, { author: "p1", said: { events } });
    expect(world.store.entry(asked.id)?.state).toBe("pending");
  });
});
