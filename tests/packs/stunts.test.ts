import { expect, test } from "vitest";
import { type RulesetId, RULESETS } from "../../src/rules/rulesets/rulesets.ts";
import { documentsOf, type Packed } from "./packed.ts";

const packed = documentsOf("stunts");
const effects = packed.flatMap(({ name, system }) =>
  Object.entries((system["effects"] ?? {}) as Readonly<Record<string, Readonly<Record<string, unknown>>>>).map(
    ([id, effect]) => ({
      name,
      id,
      effect,
      game: RULESETS[system["game"] as RulesetId],
    }),
  ),
);

test("every advantage is of a tier of its game, and costs what its tier does", () => {
  const costs: Readonly<Record<string, number>> = { expert: 1, heroic: 2 };
  const tiers = packed.filter(({ system }) => system["tier"]);
  const wrong = tiers.filter(({ system: { game, tier, cost } }: Packed) => {
    const known = RULESETS[game as RulesetId].stuntTiers.includes(String(tier));
    return !known || (costs[String(tier)] ?? cost) !== cost;
  });
  expect(tiers.length).toBeGreaterThan(40);
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test("effects name traits of the game by their keys", () => {
  const named = effects.flatMap(({ name, effect, game }) =>
    [...Object.keys((effect["traits"] ?? {}) as object), effect["use"]]
      .filter(Boolean)
      .map((key) => ({ name, key: String(key), game })),
  );
  const strange = named.filter(({ key, game }) => !game.traits.known.includes(key));
  expect(named.length).toBeGreaterThan(10);
  expect(strange.map(({ name, key }) => `${name}: ${key}`)).toEqual([]);
});

test("ids of effects are unique, and a once-a-scene effect has a use to take", () => {
  expect(new Set(effects.map(({ id }) => id)).size).toBe(effects.length);
  const uses = (name: string): unknown => packed.find((one) => one.name === name)?.system["uses"];
  const taking = effects.filter(({ effect }) => (effect["costs"] as { uses?: number } | undefined)?.uses);
  expect(taking.length).toBeGreaterThan(0);
  expect(taking.filter(({ name }) => !uses(name))).toEqual([]);
});

test("Strands of Fate names 83 powers and 7 meta-powers", () => {
  const powers = packed.filter(({ type, system }) => type === "power" && system["game"] === "strands");
  expect(new Set(powers.map(({ name }) => name)).size).toBe(83 + 7);
});
