import { describe, expect, test } from "vitest";
import { actor, trait } from "../../../../tests/samples/actor-snapshot.ts";
import { campaignRuleset } from "../../campaign-ruleset.ts";
import { listedTrait, unwrittenTraits } from "../../traits/listed-traits.ts";
import { RULESETS } from "../rulesets.ts";

const { marumaru } = RULESETS;
const guard = actor({ type: "npc", tier: "pool" });
const rows = (ruleset: typeof marumaru, who = guard): string[] =>
  unwrittenTraits(ruleset, who).map(({ key, name }) => name ?? key);

describe("M1: a short ladder of single quantities, for less important characters", () => {
  test("M1-R4: Best, Good, Fair, Poor, and no attributes or skills", () => {
    expect(rows(marumaru)).toEqual(["best", "good", "fair", "poor"]);
    expect(rows(marumaru, actor({ type: "npc", tier: "pool", traits: [trait("best", 7, { group: "pool" })] }))).toEqual([
      "good",
      "fair",
      "poor",
    ]);
  });
  test("of no other character", () => {
    expect(rows(marumaru, actor({ type: "npc" }))).toEqual([]);
    expect(rows(marumaru, actor({ tier: "pool" }))).toHaveLength(marumaru.traits.list.length);
  });
  test("each is rolled alone, and is at least one", () => {
    expect(marumaru.traits.pairing("pool", "pool")).toEqual({ groups: [], needed: false });
    expect(marumaru.traits.groups.find(({ id }) => id === "pool")?.defaultRank).toBe(1);
  });
  test("no attribute of another character joins one", () => {
    expect(marumaru.traits.pairing("mental", "")?.groups).toEqual(["mental", "physical", "social", "skills"]);
  });
  test("a campaign has rows of its own", () => {
    const dials = {
      "marumaru-pool": {
        poor: { name: "", group: "", removed: true },
        "own-mob": { name: "Mob", group: "", removed: false },
      },
    };
    const campaign = campaignRuleset(marumaru, dials);
    expect(rows(campaign)).toEqual(["best", "good", "fair", "Mob"]);
    expect(listedTrait(campaign, "own-mob")).toEqual({ key: "own-mob", group: "pool", name: "Mob" });
  });
});
