import { describe, expect, test } from "vitest";
import { actor } from "../../../tests/samples/actor-snapshot.ts";
import { attack, fighter } from "../../../tests/samples/exchange.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import type { Ruleset } from "../ruleset.ts";
import { scaleBetween } from "./scale.ts";

const { fate2, strands, trifold, marumaru } = RULESETS;
const someone = (type: string, size = 0) => actor({ type, size });

/** Steps of scale, seen by the attacker. */
function steps({ harm }: Ruleset, attacker: string, defender: string, sizes: readonly [number, number] = [0, 0]): number {
  return harm ? scaleBetween(harm, someone(attacker, sizes[0]), someone(defender, sizes[1])) : 0;
}

describe("S10-R3: in Strands, scale goes by what they are, not by size", () => {
  test.each([
    ["character", "npc", 0],
    ["unit", "character", 1],
    ["character", "vehicle", -1],
    ["unit", "vehicle", 0],
    ["organization", "unit", 1],
    ["npc", "organization", -2],
  ])("%s against %s: %i", (attacker, defender, expected) => {
    expect(steps(strands, attacker, defender, [3, 1])).toBe(expected);
  });
});

describe.each([fate2, trifold, marumaru])("R6: in $id, size is scale", (ruleset) => {
  test("whatever they are", () => {
    expect(steps(ruleset, "character", "vehicle", [0, 3])).toBe(-3);
    expect(steps(ruleset, "unit", "npc", [2, 2])).toBe(0);
  });
});

describe.each([
  [fate2, 1],
  [trifold, 1],
  [marumaru, 2],
] as const)("R6: what a step is worth", (ruleset, each) => {
  const sides = { attacker: fighter({ actor: someone("character") }), defender: fighter({ actor: someone("vehicle", 2) }) };
  const exchange = attack(0, { ...sides, scale: -2 });
  const lines = (side: "attack" | "defense", dials = {}): unknown[] =>
    (ruleset.harm?.modifiers({ side, actor: sides.defender.actor, exchange, afterHit: false }, dials) ?? []).filter(
      ({ id }) => id === "scale",
    );
  test(`${ruleset.id}: ${each} to the larger, with the reason; nothing to the smaller`, () => {
    const reason = { by: "size", larger: 2, smaller: 0 };
    expect(lines("defense")).toEqual([{ id: "scale", value: 2 * each, applies: true, reason }]);
    expect(lines("attack")).toEqual([]);
  });
  test(`${ruleset.id}: as much as the dial says`, () => {
    expect(lines("defense", { [`${ruleset.id}-scale`]: 5 })).toMatchObject([{ value: 10 }]);
    expect(lines("defense", { [`${ruleset.id}-scale`]: 0 })).toEqual([]);
  });
});

test("S10-R2: in Strands a step is 2 to attack strength or armor, and the hit says why", () => {
  const [one, unit] = [fighter({ actor: someone("character") }), fighter({ actor: someone("unit", 1) })];
  const last = (attacker: typeof one, defender: typeof one, scale: number): unknown =>
    strands.harm?.hit(attack(5, { scope: "physical", attacker, defender, scale }), {})?.parts.at(-1);
  const reason = { by: "type", larger: "unit", smaller: "character" };
  expect(last(unit, one, 1)).toEqual({ source: "scale", label: "", value: 2, reason });
  expect(last(one, unit, -1)).toEqual({ source: "scale", label: "", value: -2, reason });
});
