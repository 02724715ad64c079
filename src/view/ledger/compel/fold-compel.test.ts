import { describe, expect, test } from "vitest";
import { entry } from "../../../../tests/samples/ledger-entry.ts";
import { RULESETS, type RulesetId } from "../../../rules/index.ts";
import type { Entry } from "../entry.ts";
import { ANSWERS, type Answer, readCompelDetails } from "./compel-details.ts";
import { type CompelNow, fits, foldCompel } from "./fold-compel.ts";

type Details = Readonly<Record<string, unknown>>;

function after(game: RulesetId, answers: string, details: Details = {}, gain = ""): CompelNow {
  const compel = entry("compel", { details: { by: "gm", level: 2, ...details } }, { kind: "compel" });
  const said: Entry[] = answers
    .split(" ")
    .filter(Boolean)
    .map((say, index) => entry(`answer-${index}`, { on: "compel", gain, details: { say } }, { kind: "answer" }));
  return foldCompel(RULESETS[game], compel, said, { stage: "offered", heard: () => true });
}

function open(now: CompelNow): Answer[] {
  return ANSWERS.filter((answer) => fits(now, answer));
}

describe("a compel as it stands after what was said to it", () => {
  test.each([
    ["fate2", "", "offered", ["accept", "refuse", "withdraw"]],
    ["fate2", "accept", "happens", []],
    ["fate2", "refuse", "refused", []],
    ["trifold", "accept", "happens", []],
    ["marumaru", "refuse", "refused", []],
    ["strands", "", "offered", ["accept", "refuse", "escalate", "withdraw"]],
    ["strands", "accept", "accepted", ["bite", "withdraw"]],
    ["strands", "accept bite", "happens", []],
    ["strands", "accept withdraw", "withdrawn", []],
    ["strands", "refuse", "refused", ["escalate"]],
    ["strands", "refuse escalate", "offered", ["accept", "refuse", "withdraw"]],
    ["strands", "escalate refuse", "refused", []],
  ] as const)("%s: %s", (game, answers, stage, next) => {
    const now = after(game, answers);
    expect(now.stage).toBe(stage);
    expect(open(now)).toEqual(next);
  });

  test("what does not fit any more is passed over: who accepted has not refused", () => {
    const now = after("fate2", "accept refuse accept");
    expect([now.stage, now.answers.length]).toEqual(["happens", 1]);
  });
  test("an answer its author had no right to is passed over", () => {
    const compel = entry("compel", { details: { by: "gm" } }, { kind: "compel" });
    const forged = entry("answer", { details: { say: "accept" } }, { kind: "answer", byGm: false });
    const now = foldCompel(RULESETS.strands, compel, [forged], { stage: "offered", heard: () => false });
    expect(now.stage).toBe("offered");
  });
  test("an answer that says nothing known is passed over", () => expect(after("fate2", "shout").stage).toBe("offered"));
  test("put on a roll as it is accepted, it has bitten", () => {
    expect(after("strands", "accept", { effect: "minus-two" }, "minus-two").stage).toBe("happens");
  });
  test("a refusal that was paid for is not escalated", () => {
    expect(open(after("strands", "refuse", { cutthroat: true }))).toEqual([]);
  });
  test("escalated once, for two points", () => {
    const now = after("strands", "escalate");
    expect([now.terms.accept.gain, now.escalated, fits(now, "escalate")]).toEqual([2, true, false]);
  });
  test("nobody escalates but for the game master's own offer, nor a persistent aspect", () => {
    expect(fits(after("strands", "", { by: "other" }), "escalate")).toBe(false);
    expect(fits(after("strands", "", { persistent: true }), "escalate")).toBe(false);
  });
  test("the story has done it already: nothing is left to say", () => {
    const now = after("strands", "", { passive: true });
    expect([now.stage, open(now)]).toEqual(["happens", []]);
  });
});

describe("bidding", () => {
  const bid = (answers: string, level = 3): CompelNow => after("fate2", answers, { bidding: true, level });

  test("18. Up to the limit: the player has resisted, with three on the table", () => {
    const now = bid("raise raise raise raise raise");
    expect([now.stage, now.bidding?.gm, now.bidding?.player, open(now)]).toEqual(["refused", 3, 3, []]);
  });
  test("turns go to and fro, and nobody accepts or refuses", () => {
    expect([bid("").bidding?.turn, bid("raise").bidding?.turn]).toEqual(["player", "gm"]);
    expect(open(bid(""))).toEqual(["raise", "fold", "withdraw"]);
  });
  test("a player who folds plays along, a game master who folds is resisted", () => {
    expect([bid("fold").stage, bid("raise fold").stage]).toEqual(["happens", "refused"]);
  });
});

test("S3. A free use pays for the offer; without one it costs a point if it is accepted", () => {
  const cost = (free: string): number => after("strands", "", { by: "other", free }).terms.proposal.cost;
  expect([cost("use"), cost("")]).toEqual([0, 1]);
});

test("whatever somebody's client has written reads as something", () => {
  const details = readCompelDetails({ effect: 7, cutthroat: "yes", level: -4, by: {}, roll: [], targetName: null });
  expect(details).toMatchObject({ effect: "event", cutthroat: false, level: 1, by: "other", roll: "", targetName: "" });
});
