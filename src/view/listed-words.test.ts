import { describe, expect, test } from "vitest";
import { RULESETS } from "../rules/index.ts";
import { anyTierText, foreignGroupText, foreignRoleText } from "./listed-words.ts";

const { trifold, strands } = RULESETS;

describe("what belongs to another game has that game's word", () => {
  test.each(Object.values(RULESETS))("an NPC's tier, in $id", (ruleset) => {
    const tiers = Object.values(RULESETS).flatMap(({ id: game, tiers: own = [] }) => own.map(({ id }) => ({ id, game })));
    expect(tiers.length).toBeGreaterThan(3);
    for (const { id, game } of tiers) expect(anyTierText(id, ruleset)).toEqual({ key: `NORN.Tier.${game}.${id}` });
  });
  test("the game in play comes first, where several have it", () => {
    expect(anyTierText("pool", { id: "strands", tiers: [{ id: "pool" }] })).toEqual({ key: "NORN.Tier.strands.pool" });
  });
  test("a tier the campaign has named keeps its name", () => {
    const tiers = [{ id: "vital", name: "Lieutenant" }];
    expect(anyTierText("vital", { id: "strands", tiers })).toEqual({ key: "NORN.Named", args: { name: "Lieutenant" } });
  });
  test("a role", () => {
    expect(foreignRoleText("trouble")).toEqual({ key: "NORN.Aspect.Role.trifold.trouble" });
    expect(foreignRoleText("vehicle")).toEqual({ key: "NORN.Aspect.Role.strands.vehicle" });
  });
  test("a trait group", () => expect(foreignGroupText("vehicle")).toEqual({ key: "NORN.TraitGroup.strands.vehicle" }));
  test("an id of no game is shown as it is stored", () => {
    for (const shown of [
      anyTierText("odd", trifold),
      anyTierText("odd", strands),
      foreignRoleText("odd"),
      foreignGroupText("odd"),
    ])
      expect(shown).toEqual({ key: "NORN.Named", args: { name: "odd" } });
  });
});
