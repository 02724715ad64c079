import { describe, expect, test } from "vitest";
import { entry, type Fields } from "../../../tests/samples/ledger-entry.ts";
import type { Gain } from "../../rules/invoke/invocation-rules.ts";
import { RULESETS, type RulesetId } from "../../rules/rulesets/rulesets.ts";
import { type Answer, ANSWERS } from "../requests/compel.ts";
import { parseSaid } from "../kinds.ts";
import { type CompelState, fits, replayCompel } from "./replay-compel.ts";

/** A compel of level 2 by the GM after answers, written one after the other. */
function after(game: RulesetId, answers: string, facts: Fields<"compel"> = {}, gain: Gain | null = null): CompelState {
  const offer = entry("compel", "compel", { level: 2, by: "gm", ...facts });
  const said = answers
    .split(" ")
    .flatMap((word) => ANSWERS.find((one) => one === word) ?? [])
    .map((say, index) => entry("answer", `answer-${index}`, { say, gain }));
  return replayCompel(RULESETS[game], offer, said, "offered");
}

function open(now: CompelState): Answer[] {
  return ANSWERS.filter((answer) => fits(now, answer));
}

describe("a compel after the answers to it", () => {
  test.each([
    ["fate2", "", "offered", ["accept", "refuse", "withdraw"]],
    ["fate2", "accept", "happens", []],
    ["fate2", "refuse", "refused", []],
    ["trifold", "accept", "happens", []],
    ["marumaru", "refuse", "refused", []],
    ["strands", "", "offered", ["accept", "refuse", "escalate", "withdraw"]],
    ["strands", "accept", "accepted", ["trigger", "withdraw"]],
    ["strands", "accept trigger", "happens", []],
    ["strands", "accept withdraw", "withdrawn", []],
    ["strands", "refuse", "refused", ["escalate"]],
    ["strands", "refuse escalate", "offered", ["accept", "refuse", "withdraw"]],
    ["strands", "escalate refuse", "refused", []],
  ] as const)("%s: %s", (game, answers, stage, next) => {
    const now = after(game, answers);
    expect(now.stage).toBe(stage);
    expect(open(now)).toEqual(next);
  });

  test("an answer that no longer fits is ignored: who accepted has not refused", () => {
    const now = after("fate2", "accept refuse accept");
    expect([now.stage, now.answers.length]).toEqual(["happens", 1]);
  });
  test("affecting a roll when accepted, it has already taken effect", () => {
    expect(after("strands", "accept", { effect: "minus-two" }, "minus-two").stage).toBe("happens");
  });
  test("a refusal that was paid for is not escalated", () => {
    expect(open(after("strands", "refuse", { conditions: ["cutthroat"] }))).toEqual([]);
  });
  test("escalated once, for two points", () => {
    const now = after("strands", "escalate");
    expect([now.terms.accept.gain, now.escalated, fits(now, "escalate")]).toEqual([2, true, false]);
  });
  test("no one escalates but for the GM's own offer, nor a persistent aspect", () => {
    expect(fits(after("strands", "", { by: "other" }), "escalate")).toBe(false);
    expect(fits(after("strands", "", { persistent: true }), "escalate")).toBe(false);
  });
  test("the story has done it already: no answer is possible", () => {
    const now = after("strands", "", { passive: true });
    expect([now.stage, open(now)]).toEqual(["happens", []]);
  });
});

describe("bidding", () => {
  const bid = (answers: string, level = 3): CompelState => after("fate2", answers, { bidding: true, level });

  test("18. Up to the limit: the player has resisted, with three points bid", () => {
    const now = bid("raise raise raise raise raise");
    expect([now.stage, now.bidding?.gm, now.bidding?.player, open(now)]).toEqual(["refused", 3, 3, []]);
  });
  test("turns alternate, and no one accepts or refuses", () => {
    expect([bid("").bidding?.turn, bid("raise").bidding?.turn]).toEqual(["player", "gm"]);
    expect(open(bid(""))).toEqual(["raise", "fold", "withdraw"]);
  });
  test("a player who folds plays along, a GM who folds is resisted", () => {
    expect([bid("fold").stage, bid("raise fold").stage]).toEqual(["happens", "refused"]);
  });
});

test("S3. A free invocation pays for the offer; without one it costs a point if accepted", () => {
  const cost = (free: string): number => after("strands", "", { by: "other", free }).terms.proposal.cost;
  expect([cost("use"), cost("")]).toEqual([0, 1]);
});

test.each([
  [{ say: "shout" }, null],
  [
    { compel: "c", say: "accept", bid: "many", side: 7 },
    { compel: "c", say: "accept", bid: 0, side: "" },
  ],
])("an answer of untrusted input, %j, reads as %j", (input, read) => {
  const answer = parseSaid("answer", input, false);
  if (read === null) expect(answer).toBeNull();
  else expect(answer?.request).toMatchObject(read);
});

test("whatever a client writes as a compel is read as something", () => {
  const input = { effect: 7, conditions: "cutthroat", level: -4, by: {}, roll: [], targetName: null };
  const read = { conditions: [], roll: "", targetName: "" };
  expect(parseSaid("compel", input, true)).toMatchObject({
    request: { effect: "event", ...read },
    facts: { level: 1, by: "other", ...read },
  });
});
