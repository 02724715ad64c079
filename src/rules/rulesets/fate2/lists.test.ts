import { describe, expect, test } from "vitest";
import { actor, aspect, trait } from "../../../../tests/samples/actor-snapshot.ts";
import { request } from "../../../../tests/samples/check-request.ts";
import { campaignRuleset } from "../../campaign-ruleset.ts";
import { gainStep } from "../../roll/gain-step.ts";
import { distribution, waysToReach } from "../../dice/distribution.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import { asListed } from "../../traits/listed-traits.ts";
import { RULESETS } from "../rulesets.ts";

const { fate2 } = RULESETS;
const listed = (dials: DialValues, group: string): string[] =>
  campaignRuleset(fate2, dials)
    .traits.list.filter((one) => one.group === group)
    .map(({ key }) => key);

describe("F10: one grain for each category of skills", () => {
  test.each([
    ["perception", "broad", ["awareness", "observation"]],
    ["criminal", "broad", ["larceny", "stealth"]],
    ["survival", "general", ["herbalism", "hunting", "survival", "tracking"]],
    ["combat", "broad", ["melee", "missile", "unarmed"]],
    ["artistic", "specific", []],
  ])("%s, %s: %j", (category, grain, keys) => {
    expect(listed({ [`fate2-grain-${category}`]: grain }, category)).toEqual(keys);
  });
  test.each([
    ["broad", 3],
    ["styles", 11],
    ["weapons", 9],
    ["themes", 10],
    ["specific", 16],
  ])("fighting, %s: %i skills", (grain, count) => {
    expect(listed({ "fate2-grain-combat": grain }, "combat")).toHaveLength(count);
  });
  test("another category stays as it is", () => {
    expect(listed({ "fate2-grain-combat": "broad" }, "social")).toEqual(listed({}, "social"));
  });
  test("the campaign adds its own to a list it has chosen", () => {
    const dials = {
      "fate2-grain-artistic": "specific",
      "fate2-traits": { "own-opera": { name: "Opera", group: "artistic", removed: false } },
    };
    expect(listed(dials, "artistic")).toEqual(["own-opera"]);
  });
  test("R16: skills of the other grain are gone until someone has bought them", () => {
    const traits = [trait("hide", -1, { group: "criminal" }), trait("sneak", 2, { group: "criminal" })];
    const broad = campaignRuleset(fate2, { "fate2-grain-criminal": "broad" });
    expect(asListed(broad, actor({ traits })).traits.map(({ key }) => key)).toEqual(["sneak"]);
    expect(asListed(fate2, actor({ traits })).traits).toHaveLength(2);
  });
});

describe("F3: no aspect may be higher than", () => {
  const over = (dials: DialValues): unknown[] => {
    const aspects = [aspect("Knight", 3), aspect("Stubborn", 2), aspect("Bastard", 1), aspect("Lucky", 1), aspect("Tall", 1)];
    const { findings } = fate2.traits.audit(actor({ aspects }), dials);
    return findings.filter(({ code }) => code.startsWith("aspect-over")).map(({ args }) => [args["name"], args["cap"]]);
  };
  test.each([
    ["a third of the phases", { "fate2-aspect-cap": "third-of-levels" }, [["Knight", 2]]],
    ["half of them", { "fate2-aspect-cap": "half-of-levels" }, []],
    [
      "a number of the GM's",
      { "fate2-aspect-cap": "number", "fate2-aspect-cap-number": 1 },
      [
        ["Knight", 1],
        ["Stubborn", 1],
      ],
    ],
    ["nothing, where the campaign says nothing", {}, []],
  ])("%s", (_sentence, dials, expected) => {
    expect(over(dials)).toEqual(expected);
  });
});

describe("the ladder of a campaign", () => {
  const word = (dials: DialValues, value: number, of: "ladder" | "difficulties" = "ladder"): string | undefined =>
    campaignRuleset(fate2, dials)[of].find((rung) => rung.value === value)?.word;

  test.each([
    [3, "superb"],
    [0, "fair"],
    [-1, "mediocre"],
    [-3, "terrible"],
    [4, "legendary"],
  ])("F1: on the classic one, %i is %s", (value, expected) => {
    expect(word({ "fate2-ladder": "classic" }, value)).toBe(expected);
  });
  test.each([
    [4, 2, "daunting"],
    [6, 4, "daunting"],
    [3, 3, "nearly-impossible"],
  ])("F2: if the ceiling is %i, difficulty %i is %s", (ceiling, value, expected) => {
    expect(word({ "fate2-ceiling": ceiling }, value, "difficulties")).toBe(expected);
  });
});

describe("F11: the dice of the pool", () => {
  const pool = (rank: number) => request(rank, { method: "fate-pool" });
  const total = (rank: number, die: string, thrown: readonly number[]): number =>
    fate2.resolve(pool(rank), thrown, { "fate2-pool-die": die }).total;

  test("may be d8, or d6 that count one more each", () => {
    expect(total(0, "six", [6, 5])).toBe(11);
    expect(total(0, "eight", [8, 1])).toBe(9);
    expect(total(0, "six-plus-one", [7, 2])).toBe(9);
    expect(() => total(0, "six-plus-one", [1, 2])).toThrow("no face 1");
  });
  test("F11-R3: what is placed counts one more too", () => {
    expect([total(-2, "six", []), total(-2, "six-plus-one", []), total(-3, "six-plus-one", [])]).toEqual([2, 3, 2]);
    const start = { request: pool(-4), faces: [] };
    const game = { ruleset: fate2, dials: { "fate2-pool-die": "six-plus-one" } };
    const input = { gain: "place-die", chosen: null, thrown: [], id: "a", label: "" } as const;
    const placed = gainStep(game, start, input);
    expect(placed).toEqual({ ok: true, value: { kind: "place-die", face: 2 } });
  });
  test("on average, Average dice reach the difficulty of their own rung with d8 sooner than with d6", () => {
    const chance = (die: string): number => {
      const odds = distribution(fate2.plan(pool(2), { "fate2-pool-die": die }));
      return Number(waysToReach(odds, 15)) / Number(odds.outOf);
    };
    expect(chance("six")).toBeLessThan(chance("six-plus-one"));
    expect(chance("eight")).toBeGreaterThan(0.7);
  });
});
