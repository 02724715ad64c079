import { describe, expect, test } from "vitest";
import { trait } from "../../../tests/samples/actor-snapshot.ts";
import { feature } from "../../../tests/samples/feature.ts";
import { type Asking, done, must, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";

const ON = { roll: "roll" } as const;
const WILL = trait("willpower", 4);
const FRIEND: Asking = { author: "p2", actor: "Actor.you" };

interface Given {
  /** The roll shows 2. */
  readonly difficulty?: number | null;
  /** The track the power is tied to, "" for none. */
  readonly strains?: string;
  /** Id of the power that the roll activates. */
  readonly activates?: string;
  readonly boxes?: Readonly<Record<string, readonly string[]>>;
  readonly dials?: DialValues;
}

/** p1's character has rolled to activate the power "fire". */
function activated({ difficulty = 5, strains = "mental", activates = "fire", boxes = {}, dials = {} }: Given = {}): PlainWorld {
  const fire = feature([], { id: "fire", name: "Fire", ...(strains && { strains }) });
  const modifiers = [{ id: `power-${activates}`, label: "Fire", value: 0 }];
  return plainTable("strands", {
    dials,
    actors: [{ uuid: "Actor.me", owners: ["p1"], played: true, points: { value: 3 }, traits: [WILL], features: [fire], boxes }],
    rolls: [rollOf("roll", "strands", { dials, request: { difficulty, modifiers } })],
  });
}

describe("S4. What an activation roll is short of is stress on the track its power is tied to", () => {
  test.each([
    ["by one", 3, ["me mental minor-0 checked"]],
    ["by three", 5, ["me mental minor-0 checked", "me mental minor-1 checked", "me mental minor-2 checked"]],
  ] as const)("%s", (_short, difficulty, events) => {
    expect(shortPlan(planned(activated({ difficulty }), "strain", ON))).toEqual(events);
  });
  test("the authority finds the power and the amount itself", () => {
    const forged = { ...ON, feature: "ice", featureName: "Ice", amount: 1 };
    expect(must(planned(activated(), "strain", forged)).facts).toEqual({
      feature: "fire",
      featureName: "Fire",
      amount: 3,
    });
  });
  test("S4-R5: with the last box of a row comes its consequence", () => {
    const boxes = { mental: ["minor-0", "minor-1", "minor-2"] };
    const plan = planned(activated({ boxes, difficulty: 3 }), "strain", ON);
    expect(shortPlan(plan)).toEqual(["me mental minor-3 checked", "+me.e1n0"]);
  });
  test("undone, the boxes are clear again", () => {
    const world = activated();
    const before = world.state();
    done(world, "undo", { entry: done(world, "strain", ON).id });
    expect(world.state()).toEqual(before);
  });
  test("an invocation after the roll leaves less of it", () => {
    const world = activated({ difficulty: 5 });
    done(world, "invoke", { ...ON, aspect: "Actor.me.Item.brave", gain: "plus-two" });
    expect(must(planned(world, "strain", ON)).facts).toMatchObject({ amount: 1 });
  });
});

describe("why it is refused", () => {
  test.each([
    ["the roll succeeds", { difficulty: 2 }, "no-strain"],
    ["it has no difficulty", { difficulty: null }, "no-strain"],
    ["it activates nothing of theirs", { activates: "ice" }, "no-strain"],
    ["the power is tied to no track", { strains: "" }, "no-strain"],
    ["the game has no such track any more", { strains: "wealth" }, "no-track"],
  ] as const)("%s", (_reason, given, code) => {
    expect(shortPlan(planned(activated(given), "strain", ON))).toBe(code);
  });
  test("it is taken once", () => {
    const world = activated();
    done(world, "strain", ON);
    expect(shortPlan(planned(world, "strain", ON))).toBe("no-strain");
  });
  test.each([
    ["it is another's roll", ON, FRIEND, "not-yours"],
    ["the roll is gone", { roll: "gone" }, {}, "roll-gone"],
  ] as const)("%s", (_reason, request, asking, code) => {
    expect(shortPlan(planned(activated(), "strain", request, asking))).toBe(code);
  });
});
