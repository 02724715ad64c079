import { describe, expect, test } from "vitest";
import { actor } from "../../tests/samples/actor-snapshot.ts";
import { RULESETS } from "../rules/rulesets/rulesets.ts";
import { anyTierText, foreignGroupText, foreignRoleText, rowText, trackText } from "./listed-words.ts";

const { trifold, strands } = RULESETS;

describe("what belongs to another game has that game's word", () => {
  test.each(Object.values(RULESETS))("an NPC's tier, in $id", (ruleset) => {
    const tiers = Object.values(RULESETS).flatMap(({ id: game, tiers: own }) => own.map(({ id }) => ({ id, game })));
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

describe("a boat is not injured: what is harmed has words of its own", () => {
  test.each([
    ["fate2", "character", ["NORN.Track.fate2.wounds"], "NORN.TrackRow.fate2.clipped"],
    ["fate2", "vehicle", ["NORN.Track.fate2-vehicle.wounds"], "NORN.TrackRow.fate2-vehicle.clipped"],
    ["fate2", "organization", ["NORN.Track.fate2-organization.wounds"], "NORN.TrackRow.fate2-organization.clipped"],
    ["trifold", "npc", ["NORN.Track.trifold.health", "NORN.Track.trifold.composure"], "NORN.TrackRow.trifold.stress"],
    [
      "trifold",
      "unit",
      ["NORN.Track.trifold-unit.health", "NORN.Track.trifold-unit.composure"],
      "NORN.TrackRow.trifold-unit.stress",
    ],
    [
      "marumaru",
      "vehicle",
      ["NORN.Track.marumaru-vehicle.injuries", "NORN.Track.marumaru-vehicle.armor", "NORN.Track.marumaru-vehicle.resonance"],
      "NORN.TrackRow.marumaru-vehicle.grazed",
    ],
    ["strands", "vehicle", ["structural", "system", "crew"].map((id) => `NORN.Track.strands.${id}`), null],
  ] as const)("%s, %s", (game, type, tracks, row) => {
    const layouts = RULESETS[game].tracks(actor({ type }), {});
    expect(layouts.map((layout) => trackText(game, layout).key)).toEqual(tracks);
    const [first] = layouts;
    if (first && row) expect(rowText(game, first, first.rows[0]?.id ?? "").key).toBe(row);
  });
  test("a campaign's own name stands before them", () => {
    expect(trackText("fate2", { id: "wounds", name: "Sanity", words: "fate2-vehicle" })).toEqual({
      key: "NORN.Named",
      args: { name: "Sanity" },
    });
  });
});
