import { describe, expect, test } from "vitest";
import { actor, trait } from "../../../tests/samples/actor-snapshot.ts";
import { feature } from "../../../tests/samples/feature.ts";
import { RULESETS, type RulesetId } from "../rulesets/rulesets.ts";
import type { Effect } from "./effect.ts";

function rows(game: RulesetId, track: string, changes: Partial<Effect>): readonly string[] {
  const traits = [trait("strength", 2), trait("endurance", 2)];
  const who = actor({ traits, features: [feature([{ kind: "track", track, ...changes }])] });
  const layout = RULESETS[game].tracks(who, {}).find(({ id }) => id === track);
  return (layout?.rows ?? []).map(({ id, boxes }) => `${id} ${boxes}`);
}

describe("what someone has adds boxes to a track (S4)", () => {
  test.each<[string, RulesetId, string, Partial<Effect>, string]>([
    ["S5. in the default rows to each row", "strands", "physical", { amount: 2 }, "minor 6"],
    ["to one row alone", "strands", "physical", { amount: 2, row: "severe" }, "severe 6"],
    ["and not to the others", "strands", "physical", { amount: 2, row: "severe" }, "minor 4"],
    ["F8-R3. in FATE 2.0 to each row of wounds", "fate2", "wounds", { amount: 1 }, "hurt 4"],
    ["T4. in Tri-Fold to the one row", "trifold", "health", { amount: 1 }, "stress 6"],
    ["M4. in Marumaru to the first row", "marumaru", "injuries", { amount: 1 }, "grazed 2"],
    ["M4. or to another", "marumaru", "injuries", { amount: 1, row: "wounded" }, "wounded 3"],
    ["never to fewer than none", "strands", "physical", { amount: -9 }, "minor 0"],
  ])("%s", (_, game, track, changes, expected) => {
    expect(rows(game, track, changes)).toContain(expected);
  });
});
