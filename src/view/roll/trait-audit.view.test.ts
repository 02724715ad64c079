import { expect, test } from "vitest";
import { actor, aspect, traitsAt } from "../../../tests/samples/actor-snapshot.ts";
import { RULESETS, type RulesetId } from "../../rules/rulesets/rulesets.ts";
import type { ActorSnapshot } from "../../rules/snapshot.ts";
import { text, type Text } from "../text.ts";
import { findingText } from "./trait-audit.view.ts";

function said(game: RulesetId, person: ActorSnapshot, words = true): Text[] {
  const ruleset = RULESETS[game];
  return ruleset.traits.audit(person, {}).findings.map((finding) => findingText(finding, ruleset, words));
}

test("ranks are read on the ladder of the game", () => {
  const person = actor({ traits: traitsAt({ 1: 2, 0: 2 }), aspects: [aspect("x", 2)] });
  const rung = (number: string, word: string): Text =>
    text("NORN.Option.rung", { number, word: text(`NORN.Ladder.fate2.${word}`) });
  expect(said("fate2", person)[1]).toEqual(
    text("NORN.Finding.pyramid-unsupported", {
      rank: rung("+1", "fair"),
      count: 2,
      below: rung("0", "average"),
      belowCount: 2,
      missing: 1,
    }),
  );
  expect(said("fate2", person, false)[1]?.args).toMatchObject({ rank: "+1", below: "0" });
});

test("points have the game's name", () => {
  expect(said("strands", actor())).toEqual([
    text("NORN.Finding.points-left", { pool: text("NORN.Pool.strands.abilities"), spent: 0, allowed: 25, difference: 25 }),
  ]);
});
