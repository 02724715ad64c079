import { describe, expect, test } from "vitest";
import { done, must, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { aspectOn, plainTable } from "../../../tests/samples/plain-table.ts";

const ROLL = { roll: "roll" };

/** p1 has invoked an aspect of p2's character on a roll. */
function invokedYours() {
  const world = plainTable("trifold", { aspects: [aspectOn("Actor.you", "slow")] });
  const invoke = (aspect: string) =>
    done(world, "invoke", { roll: "roll", aspect: `Actor.you.Item.${aspect}`, gain: "plus-two" });
  invoke("quick");
  return { world, invoke };
}

describe("T3. The point goes to that character's player once the action resolves", () => {
  test.each([
    ["by the player who rolled", {}],
    ["or of a GM", { author: "gm", actor: "" }],
  ])("%s", (_who, asking) => {
    const { world } = invokedYours();
    const plan = planned(world, "resolve", ROLL, asking);
    expect(shortPlan(plan)).toEqual(["you value +1"]);
    expect(must(plan).facts).toEqual({ names: ["you"] });
  });
  test("once; and again for later invocations", () => {
    const { world, invoke } = invokedYours();
    done(world, "resolve", ROLL);
    expect(shortPlan(planned(world, "resolve", ROLL))).toBe("nothing-waits");
    invoke("slow");
    expect(shortPlan(planned(world, "resolve", ROLL))).toEqual(["you value +1"]);
  });
  test("not for what was undone", () => {
    const { world, invoke } = invokedYours();
    const { id } = invoke("slow");
    done(world, "undo", { entry: id, on: "roll" });
    expect(shortPlan(planned(world, "resolve", ROLL))).toEqual(["you value +1"]);
  });
});

describe("why it is refused", () => {
  test("the roll is deleted", () =>
    expect(shortPlan(planned(invokedYours().world, "resolve", { roll: "gone" }))).toBe("roll-gone"));
  test("it is another player's roll", () => {
    expect(shortPlan(planned(invokedYours().world, "resolve", ROLL, { author: "p2", actor: "Actor.you" }))).toBe("not-yours");
  });
  test.each(["fate2", "strands", "marumaru"] as const)("%s: nothing waits for it", (game) => {
    const world = plainTable(game);
    done(world, "invoke", { roll: "roll", aspect: "Actor.me.Item.brave", gain: game === "marumaru" ? "two-dice" : "reroll-all" });
    expect(shortPlan(planned(world, "resolve", ROLL))).toBe("nothing-waits");
  });
});
