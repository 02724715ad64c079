import { describe, expect, test } from "vitest";
import { fight } from "../../../tests/samples/fight.ts";
import { type Asking, done } from "../../../tests/samples/plain-requests.ts";
import { plainTable } from "../../../tests/samples/plain-table.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import { roundOf, roundSteps } from "./round-steps.ts";

const GM: Asking = { author: "gm", actor: "" };
const on = (combatant: string) => ({ combat: "fight", combatant });

function stepped(game: RulesetId = "strands") {
  const world = plainTable(game, { conflict: fight(game) });
  const said = (round = 1): string[] =>
    roundSteps(world.store, roundOf("fight", round)).map(({ request: { combatantName, step } }) => `${combatantName} ${step}`);
  return { world, said };
}

describe("a round is said in one line", () => {
  test("with its steps in order, without giving up, and without what was undone", () => {
    const { world, said } = stepped();
    done(world, "turn", { ...on("mine"), step: "smaller" }, GM);
    const { id: entry } = done(world, "turn", { ...on("mine"), step: "act" }, GM);
    done(world, "undo", { entry }, GM);
    done(world, "turn", { ...on("mine"), step: "hold" }, GM);
    done(world, "turn", { ...on("foe"), step: "giveUp" }, GM);
    expect(said()).toEqual(["mine smaller", "mine hold"]);
  });
  test("the last step of a round belongs to it, the next begins another", () => {
    const { world, said } = stepped();
    for (const one of ["mine", "yours", "foe", "mine"]) done(world, "turn", { ...on(one), step: "act" }, GM);
    expect([said(1), said(2)]).toEqual([["mine act", "yours act", "foe act"], ["mine act"]]);
  });
  test("F8. who acts says what they had declared, once all have: not before", () => {
    const { world } = stepped("fate2");
    const acts = (one: string) => done(world, "turn", { ...on(one), step: "act" }, GM).request.words;
    done(world, "turn", { ...on("mine"), step: "declare", words: "Kicks the table" }, GM);
    const early = done(world, "turn", { ...on("mine"), step: "act" }, GM);
    expect(early.request.words).toBe("");
    done(world, "undo", { entry: early.id }, GM);
    for (const one of ["yours", "foe"]) done(world, "turn", { ...on(one), step: "declare", words: `${one} runs` }, GM);
    expect([acts("mine"), acts("yours")]).toEqual(["Kicks the table", "yours runs"]);
  });
});
