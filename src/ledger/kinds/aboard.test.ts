import { describe, expect, test } from "vitest";
import { GAMES, usualGain } from "../../../tests/samples/games.ts";
import { planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { aspectOn, plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";

const OWN = "Actor.me.Item.brave";
const RUSTY = "Actor.car.Item.rusty";

/** A car that p1 owns has rolled; `pilot` acts aboard. */
function table(game: RulesetId, pilot = "Actor.me") {
  return plainTable(game, {
    actors: [{ uuid: "Actor.car", type: "vehicle", owners: ["p1"] }],
    aspects: [aspectOn("Actor.car", "rusty", { level: 2 })],
    rolls: [rollOf("roll", game, { actor: "Actor.car", pilot })],
  });
}
const invoked = (game: RulesetId, aspect: string, actor = "Actor.me", pilot?: string) =>
  shortPlan(planned(table(game, pilot), "invoke", { roll: "roll", aspect, gain: usualGain(game) }, { actor }));

describe("who acts aboard pays for the roll", () => {
  test.each([
    ["F10-R10: a box of an aspect of one's own", "fate2", OWN, ["me.brave box +1"]],
    ["F10-R10: or of the vehicle's", "fate2", RUSTY, ["car.rusty box +1"]],
    ["S8-R20: one's own point, not the pool's", "strands", OWN, ["me value -1"]],
    ["S8-R20: also for the vehicle's aspects", "strands", RUSTY, ["me value -1"]],
    ["T4-R30: one's own point", "trifold", OWN, ["me value -1"]],
    ["T4-R30: the vehicle is no one who gains it", "trifold", RUSTY, ["me value -1"]],
    ["M1-R20: one's own point", "marumaru", RUSTY, ["me value -1"]],
  ] as const)("%s", (_sentence, game, aspect, events) => {
    expect(invoked(game, aspect)).toEqual(events);
  });

  test.each(GAMES)("%s: the vehicle does not", (game) => {
    expect(invoked(game, RUSTY, "Actor.car")).toEqual("not-yours");
  });
  test("F3: a vehicle's aspect is in no one's reach who does not act aboard", () => {
    expect(invoked("fate2", RUSTY, "Actor.me", "")).toEqual("not-yours");
    const world = plainTable("fate2", { aspects: [aspectOn("Actor.car", "rusty", { kind: "equipment" })] });
    const other = aspectOn("Actor.you", "quick", { level: 2 });
    expect(shortPlan(planned(world, "invoke", { roll: "roll", aspect: other.uuid, gain: "reroll-all" }))).toEqual("not-in-reach");
  });
  test("without anyone aboard, a vehicle invokes like one of the GM's", () => {
    expect(invoked("strands", RUSTY, "Actor.car", "")).toEqual(["pool -1"]);
  });
  test("F4: the point on the roll is that of who acts aboard", () => {
    const spent = (actor: string) =>
      shortPlan(planned(table("fate2"), "spend", { roll: "roll", use: "plus-one", gain: "plus-one" }, { actor }));
    expect(spent("Actor.me")).toEqual(["me value -1"]);
    expect(spent("Actor.car")).toEqual("not-yours");
  });
});
