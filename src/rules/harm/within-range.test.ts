import { describe, expect, test } from "vitest";
import { actor } from "../../../tests/samples/actor-snapshot.ts";
import { arms, attack, fighter } from "../../../tests/samples/exchange.ts";
import { RULESETS } from "../rulesets/rulesets.ts";

const GAMES = ["fate2", "trifold", "marumaru"] as const;

describe.each(GAMES)("%s: ranges in zones (T4-R23, F8-R30, M4-R32)", (game) => {
  const { harm } = RULESETS[game];
  const may = (range: number | null, distance: number, scope = "fight", own = ""): boolean | undefined => {
    const input = attack(0, { distance, scope, attacker: fighter({ weapon: arms({ name: "thing", range, scope: own }) }) });
    return harm?.mayAttack(input, {}).ok;
  };
  test.each([
    ["close combat: the same zone", 0, 0, true],
    ["and no other", 0, 1, false],
    ["thrown: 1", 1, 1, true],
    ["and no farther", 1, 2, false],
    ["a firearm: 3", 3, 3, true],
    ["and no farther than that", 3, 4, false],
    ["without a range it is not held to any", null, 9, true],
  ] as const)("%s", (_sentence, range, distance, expected) => expect(may(range, distance)).toBe(expected));
  test("words carry as far as they carry", () => expect([may(0, 5, "words"), may(0, 5, "fight", "words")]).toEqual([true, true]));
});

test("T4. Unarmed, the same zone", () => {
  const { harm } = RULESETS.trifold;
  expect([harm?.unarmedRange("fight", actor()), harm?.unarmedRange("words", actor())]).toEqual([0, null]);
});
