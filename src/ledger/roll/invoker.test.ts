import { expect, test } from "vitest";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import { invokerOn } from "./invoker.ts";

test.each<[string, RulesetId, string, string, string]>([
  ["who plays the one who rolled, for them", "strands", "p1", "Actor.me", "Actor.me"],
  ["a GM too", "strands", "gm", "", "Actor.me"],
  ["M3. in a game that allows it, another player for their own character", "marumaru", "p2", "Actor.you", "Actor.you"],
  ["not elsewhere", "strands", "p2", "Actor.you", ""],
])("who invokes on a roll: %s", (_, game, user, own, invoker) => {
  expect(invokerOn(plainTable(game), rollOf("roll", game), { user, own })).toBe(invoker);
});

test("of a vehicle, who acts aboard", () => {
  const roll = rollOf("roll", "strands", { actor: "Actor.car", pilot: "Actor.me" });
  expect(invokerOn(plainTable("strands"), roll, { user: "p1", own: "Actor.me" })).toBe("Actor.me");
});
