import { describe, expect, test } from "vitest";
import { faces } from "../../../tests/samples/check-request.ts";
import { done, must } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import { rollNow } from "../../ledger/roll/replay-roll.ts";
import { RULESETS, type RulesetId } from "../../rules/rulesets/rulesets.ts";
import { checkResultView } from "../roll/check-result.view.ts";
import { text } from "../text.ts";
import { countedText, failedTogether, joinedView } from "./joined.view.ts";

/** A first roll of 2 against this difficulty, and further ones of as much as their faces say above 2. */
function series(game: RulesetId, difficulty: number, ...signs: string[]) {
  const more = signs.map((sign, index) =>
    rollOf(`more${index}`, game, { madeFor: "roll", request: { difficulty: null }, faces: faces(sign) }),
  );
  const world = plainTable(game, { rolls: [rollOf("roll", game, { request: { difficulty } }), ...more] });
  for (const { id } of more) done(world, "join", { roll: "roll", joining: id });
  return { first: must(rollNow(world, "roll")), second: must(rollNow(world, "more0")) };
}

describe("F2. Repetition: a count of successes is kept", () => {
  test("each against the first roll's difficulty", () => {
    const { first } = series("fate2", 2, "-000", "0000");
    expect(countedText(first)).toEqual(text("NORN.Join.counted", { successes: 2, rolls: 3 }));
  });
  test("other games count none", () => expect(countedText(series("strands", 2, "0000").first)).toBeNull());
});

describe("M2. Failure to overcome the difficulty affects all characters involved", () => {
  const failed = (difficulty: number, game: RulesetId = "marumaru") => {
    const more = { actor: game === "marumaru" ? "Actor.you" : "Actor.me", actorName: "you", madeFor: "roll" };
    const request = { difficulty: null };
    const world = plainTable(game, {
      rolls: [rollOf("roll", game, { request: { difficulty } }), rollOf("more", game, { ...more, request })],
    });
    const author = { author: game === "marumaru" ? "p2" : "p1", actor: more.actor };
    done(world, "join", { roll: "roll", joining: "more" }, author);
    return failedTogether(must(rollNow(world, "roll")));
  };
  test("so the card names those who joined", () => expect(failed(9)).toEqual(text("NORN.Join.failed", { who: "you" })));
  test("unless they succeed together", () => expect(failed(4)).toBeNull());
  test("a series of one's own rolls is no one else's", () => expect(failed(9, "strands")).toBeNull());
});

describe("S1. An extended action", () => {
  const shown = (difficulty: number) => {
    const { roll, state } = series("strands", difficulty, "+000").first;
    return checkResultView(roll.ruleset.resolve(state.request, state.faces), RULESETS.strands, true);
  };
  test("adds the next roll to the total, by a line of its own", () => {
    expect(shown(9).parts.at(-1)).toMatchObject({ source: "joined", name: "me", value: "+3" });
    expect(shown(9).total.number).toBe("5");
  });
  test("has not failed before its difficulty is reached: it says how much is to go", () => {
    expect(shown(9).outcome).toMatchObject({ goesOn: true, headline: { words: text("NORN.Join.toGo", { margin: 4 }) } });
    expect(shown(5).outcome).toMatchObject({ goesOn: false, success: true });
  });
});

test("a roll that counts with another folds to a line that points to the first", () => {
  const { first, second } = series("strands", 9, "+000");
  expect(joinedView(second, first, true)).toMatchObject({
    on: "roll",
    total: { number: "3" },
    against: text("NORN.Join.with.own", { who: "me" }),
    verdict: null,
  });
});
