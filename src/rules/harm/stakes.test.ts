import { describe, expect, it } from "vitest";
import { FIGHT_STAKES, STAKES_OF_TYPE, stakesAgainst } from "./stakes.ts";

const FIGHT = { id: "fight", tracks: [], attacks: [], stakes: FIGHT_STAKES };

describe("what an action against someone may bring instead of harm (F8, S3, T4, M2)", () => {
  it.each([
    { against: "no one yet", types: [], offers: FIGHT_STAKES },
    { against: "a person", types: ["character"], offers: FIGHT_STAKES },
    { against: "two people", types: ["character", "npc"], offers: FIGHT_STAKES },
    { against: "a vehicle", types: ["vehicle"], offers: STAKES_OF_TYPE["vehicle"] },
    { against: "a guild", types: ["organization"], offers: STAKES_OF_TYPE["organization"] },
    { against: "two squads", types: ["unit", "unit"], offers: STAKES_OF_TYPE["unit"] },
    { against: "a guild and one of its people", types: ["organization", "npc"], offers: FIGHT_STAKES },
  ])("against $against", ({ types, offers }) => {
    expect(stakesAgainst(FIGHT, types)).toEqual(offers);
  });

  it("a conflict without samples offers none to people", () => {
    expect(stakesAgainst({ id: "contest", tracks: [], attacks: [] }, ["character"])).toEqual([]);
  });
});
