import { describe, expect, test } from "vitest";
import { type Asking, done, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";

const FRIEND: Asking = { author: "p2", actor: "Actor.you" };
const GM: Asking = { author: "gm", actor: "Actor.you" };

/** A roll of p1's whose message only these users read, as the host stores it: without its author. */
const rolled = (game: RulesetId, readers: readonly string[] = ["gm"]): PlainWorld =>
  plainTable(game, {
    dials: { "fate2-help": true },
    rolls: [
      rollOf("roll", game, { readers }),
      rollOf("more", game, { actor: "Actor.you", actorName: "you", author: "p2", madeFor: "roll" }),
    ],
  });

describe("a roll that only the GM and its author see", () => {
  test.each([
    ["fate2", "reroll-all"],
    ["strands", "plus-two"],
    ["trifold", "plus-two"],
    ["marumaru", "two-dice"],
  ] as const)("%s: its author invokes on it", (game, gain) => {
    expect(planned(rolled(game), "invoke", { roll: "roll", aspect: "Actor.me.Item.brave", gain }).ok).toBe(true);
  });
  test.each([
    ["helped", "fate2", "spend", { roll: "roll", use: "help" }],
    ["joined", "marumaru", "join", { roll: "roll", joining: "more" }],
    ["invoked on", "marumaru", "invoke", { roll: "roll", aspect: "Actor.you.Item.quick", gain: "two-dice" }],
  ] as const)("is not %s by another player; by one who sees it, or a GM, it is", (_what, game, kind, wanted) => {
    const asked = (world: PlainWorld, asking: Asking) => planned(world, kind, wanted, asking);
    expect(shortPlan(asked(rolled(game), FRIEND))).toBe("roll-gone");
    expect([asked(rolled(game, ["gm", "p2"]), FRIEND).ok, asked(rolled(game), GM).ok]).toEqual([true, true]);
  });
  test("nor is what was spent on it cancelled", () => {
    const world = rolled("fate2");
    const { id: entry } = done(world, "spend", { roll: "roll", use: "plus-one" });
    expect(shortPlan(planned(world, "counter", { on: "roll", entry }, FRIEND))).toBe("roll-gone");
    expect(planned(world, "counter", { on: "roll", entry }, GM).ok).toBe(true);
  });
});
