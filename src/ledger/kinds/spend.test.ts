import type { Fields } from "../../../tests/samples/ledger-entry.ts";
import { describe, expect, test } from "vitest";
import { type Asking, done, must, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { aspectOn, plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";

const PLUS_ONE: Fields<"spend"> = { roll: "roll", use: "plus-one" };
const GM: Asking = { author: "gm", actor: "" };
const FRIEND: Asking = { author: "p2", actor: "Actor.you" };
const HELP = { "fate2-help": true };

const spent = (game: RulesetId, wanted: Fields<"spend">, asking: Asking = {}, dials: DialValues = {}) =>
  planned(plainTable(game, { dials }), "spend", wanted, asking);

describe("what a point on a roll costs", () => {
  test.each([
    ["F4. +1 to a roll", "fate2", PLUS_ONE, {}, {}, ["me value -1"]],
    ["F4. +1 to someone else's roll costs two", "fate2", { ...PLUS_ONE, use: "help" }, FRIEND, HELP, ["you value -2"]],
    ["F4. A GM helps as no one in particular, and no points are counted", "fate2", { ...PLUS_ONE, use: "help" }, GM, HELP, []],
    ["S3. Spending without an aspect: +1", "strands", PLUS_ONE, {}, {}, ["me value -1"]],
    [
      "F4. A checked aspect box may pay for a fate point",
      "fate2",
      { ...PLUS_ONE, aspect: "Actor.me.Item.brave" },
      {},
      { "fate2-box-pays": true },
      ["me.brave box +1"],
    ],
    [
      "F4. … and for no more than one",
      "fate2",
      { ...PLUS_ONE, use: "help", aspect: "Actor.you.Item.quick" },
      FRIEND,
      { ...HELP, "fate2-box-pays": true },
      ["you.quick box +1", "you value -1"],
    ],
  ] as const)("%s", (_sentence, game, wanted, asking, dials, events) => {
    expect(shortPlan(spent(game, wanted, asking, dials))).toEqual(events);
  });
  test("the authority decides what it gives, and the aspect's name", () => {
    const forged = { ...PLUS_ONE, gain: "plus-two", aspectName: "Something else" } as const;
    expect(must(spent("fate2", forged)).facts).toMatchObject({ gain: "plus-one", aspectName: "" });
  });
  test("F11. In the pool of six-sided dice it is one more die, which is thrown", () => {
    const world = plainTable("fate2", { rolls: [rollOf("roll", "fate2", { request: { method: "fate-pool" } })] });
    expect(must(planned(world, "spend", PLUS_ONE)).dice).toMatchObject({ die: "six", count: 1 });
  });
});

describe("why it is refused", () => {
  test.each([
    ["the roll is gone", "fate2", { ...PLUS_ONE, roll: "gone" }, {}, {}, "roll-gone"],
    ["the payer is deleted", "fate2", PLUS_ONE, { actor: "Actor.gone" }, {}, "actor-gone"],
    ["the actor is another player's", "fate2", PLUS_ONE, { actor: "Actor.you" }, {}, "not-yours"],
    ["F4. +1 is to one's own roll", "fate2", PLUS_ONE, FRIEND, {}, "not-yours"],
    ["F4. Help is for another's roll", "fate2", { ...PLUS_ONE, use: "help" }, {}, HELP, "not-yours"],
    ["F4. Help is a dial", "fate2", { ...PLUS_ONE, use: "help" }, FRIEND, {}, "use-unknown"],
    ["F4. Narrative control needs no roll", "fate2", { ...PLUS_ONE, use: "narrative" }, {}, {}, "use-unknown"],
    ["F4. An effect needs an aspect", "fate2", { ...PLUS_ONE, use: "effect" }, {}, {}, "aspect-missing"],
    ["T3. There is no +1", "trifold", PLUS_ONE, {}, {}, "use-unknown"],
    ["M3. There is no +1", "marumaru", PLUS_ONE, {}, {}, "use-unknown"],
    ["the aspect that pays is gone", "fate2", { ...PLUS_ONE, aspect: "Actor.me.Item.gone" }, {}, {}, "aspect-gone"],
    [
      "F4. A box pays where the campaign says so",
      "fate2",
      { ...PLUS_ONE, aspect: "Actor.me.Item.brave" },
      {},
      {},
      "box-pays-not",
    ],
    ["F4. … one's own", "fate2", { ...PLUS_ONE, aspect: "Actor.you.Item.quick" }, {}, { "fate2-box-pays": true }, "box-pays-not"],
  ] as const)("%s", (_reason, game, wanted, asking, dials, code) => {
    expect(shortPlan(spent(game, wanted, asking, dials))).toBe(code);
  });
  test("F4. Once per roll, unless countered", () => {
    const world = plainTable("fate2");
    const first = done(world, "spend", PLUS_ONE);
    expect(shortPlan(planned(world, "spend", PLUS_ONE))).toBe("used-this-roll");
    done(world, "counter", { on: "roll", entry: first.id }, FRIEND);
    expect(shortPlan(planned(world, "spend", PLUS_ONE))).toEqual(["me value -1"]);
  });
  test("F11. The die a fate point buys is one a roll, whoever pays, and may be bought again if countered (F11-R2)", () => {
    const rolls = [rollOf("roll", "fate2", { request: { method: "fate-pool" } })];
    const world = plainTable("fate2", { rolls, dials: HELP });
    const { id: entry } = done(world, "spend", PLUS_ONE);
    const help = { ...PLUS_ONE, use: "help" };
    expect(shortPlan(planned(world, "spend", help, FRIEND))).toBe("used-this-roll");
    done(world, "counter", { on: "roll", entry }, FRIEND);
    expect(must(planned(world, "spend", help, { author: "gm", actor: "" })).dice).toMatchObject({ die: "six", count: 1 });
  });
  test("S3. Every point of one character counts towards the campaign's limit", () => {
    const world = plainTable("strands", { dials: { "strands-limit": "points", "strands-level": "commoner" } });
    done(world, "invoke", { roll: "roll", aspect: "Actor.me.Item.brave", gain: "plus-two" });
    done(world, "spend", PLUS_ONE);
    expect(shortPlan(planned(world, "spend", PLUS_ONE))).toBe("limit-reached");
  });
  test("S3. … also the points a character owes", () => {
    const dials = { "strands-limit": "points", "strands-level": "commoner", "strands-debt": true };
    const poor = { uuid: "Actor.me", owners: ["p1"], played: true, points: { value: 0 } };
    const world = plainTable("strands", { actors: [poor], dials });
    done(world, "invoke", { roll: "roll", aspect: "Actor.me.Item.brave", gain: "plus-two" });
    done(world, "invoke", { roll: "roll", aspect: "Actor.place.Item.dark", gain: "plus-two" });
    const third = { roll: "roll", aspect: "Actor.car.Item.rusty", gain: "plus-two" } as const;
    expect(shortPlan(planned(world, "invoke", third))).toBe("limit-reached");
    expect(shortPlan(planned(world, "spend", PLUS_ONE))).toBe("limit-reached");
  });
  test("no point and no box is left", () => {
    const actors = [{ uuid: "Actor.me", owners: ["p1"], played: true }];
    const spentBox = [aspectOn("Actor.me", "brave", { checked: 1 })];
    const world = plainTable("fate2", { actors, aspects: spentBox, dials: { "fate2-box-pays": true } });
    expect(shortPlan(planned(world, "spend", PLUS_ONE))).toBe("points-short");
    expect(shortPlan(planned(world, "spend", { ...PLUS_ONE, aspect: "Actor.me.Item.brave" }))).toBe("boxes-spent");
  });
  test("the campaign plays another game since the roll", () => {
    const world = plainTable("fate2", { rolls: [rollOf("roll", "strands")] });
    expect(shortPlan(planned(world, "spend", PLUS_ONE))).toBe("game-changed");
  });
});
