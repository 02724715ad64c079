import { describe, expect, test } from "vitest";
import { actor } from "../../../tests/samples/actor-snapshot.ts";
import { arms } from "../../../tests/samples/exchange.ts";
import { feature } from "../../../tests/samples/feature.ts";
import { RULESETS, type RulesetId } from "../rulesets/rulesets.ts";
import { attackProfile, attackTraits, BARE_HANDS, profilesOfFeature } from "./attack-profile.ts";
import { NO_ARMS } from "./harm-rules.ts";

/** What such a weapon is rolled with at first: the alternatives that come before all others. */
function rolledWith(game: RulesetId, range: number | null, ability = ""): readonly string[] {
  const [scope] = RULESETS[game].harm?.scopes({}) ?? [];
  const ways = scope ? attackTraits(scope, { ability, arms: arms({ range }) }) : [];
  return (ways[0] ?? []).map((keys) => keys.join(" + "));
}

describe("what an attack is rolled with", () => {
  test.each<[string, RulesetId, number | null, readonly string[]]>([
    ["S6-R32. fists: Strength", "strands", null, ["strength", "weaponry", "brawl"]],
    ["S6-R32. a blade: Strength", "strands", 0, ["strength", "weaponry", "brawl"]],
    ["S6-R32. a pistol, or a grenade that is thrown: Agility", "strands", 2, ["agility", "firearms", "projectiles"]],
    ["T4. close combat: Fighting", "trifold", 0, ["fighting"]],
    ["T4. a firearm: Shooting", "trifold", 3, ["shooting"]],
    ["M4. melee: Brawl and Might", "marumaru", 0, ["brawl + might"]],
    ["M4. at a distance: Aim with Dexterity, or thrown with Might", "marumaru", 3, ["aim + dexterity", "aim + might"]],
  ])("%s", (_sentence, game, range, expected) => expect(rolledWith(game, range)).toEqual(expected));

  test("F8-R31. a bow is no skill of the sword", () => {
    expect(rolledWith("fate2", 3)).toContain("archery");
    expect(rolledWith("fate2", 0)).not.toContain("archery");
  });

  test.each<[string, RulesetId, string, readonly string[]]>([
    ["a weapon may name its trait", "strands", "agility", ["agility"]],
    ["or a pair of the game", "marumaru", "thrown", ["aim + might"]],
    ["or a trait of its owner's own", "trifold", "abcdefgh12345678", ["abcdefgh12345678"]],
  ])("%s", (_sentence, game, ability, expected) => expect(rolledWith(game, 0, ability)).toEqual(expected));

  test("what the book has for the reach comes after what is named, and anything people attack with last", () => {
    const scope = { id: "fight", tracks: [], attacks: ["might"], near: ["blades"], far: ["bows"] };
    expect(attackTraits(scope, { ability: "wits", arms: NO_ARMS })).toEqual([[["wits"]], [["blades"]], [["might"]]]);
    expect(attackTraits({ ...scope, near: [], attacks: [] }, { ability: "", arms: NO_ARMS })).toEqual([]);
  });
});

describe("a power attacks like a weapon", () => {
  const burst = { kind: "attack", amount: 3, use: "psychic", range: 2, scope: "mental" } as const;

  test("with a rating, a range and a scope of its own", () => {
    const [profile] = profilesOfFeature(feature([{ kind: "bonus" }, burst], { id: "power", name: "Mind Blast" }));
    expect(profile).toEqual({
      id: "power.e1",
      item: "power",
      effect: "e1",
      name: "Mind Blast",
      ability: "psychic",
      arms: { ...NO_ARMS, name: "Mind Blast", weapon: 3, range: 2, scope: "mental" },
      drawn: false,
    });
  });

  test("it is found by its id; what is gone is bare hands", () => {
    const attacks = profilesOfFeature(feature([burst]));
    expect(attackProfile({ ...actor(), attacks }, "stunt.e0")).toBe(attacks[0]);
    expect([attackProfile({ attacks }, "gone"), attackProfile({ attacks: [] }, "")]).toEqual([BARE_HANDS, BARE_HANDS]);
  });
});
