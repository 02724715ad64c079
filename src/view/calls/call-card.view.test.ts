import { describe, expect, test } from "vitest";
import { entry } from "../../../tests/samples/ledger-entry.ts";
import { rollOf } from "../../../tests/samples/plain-table.ts";
import { rulesetById } from "../../rules/rulesets/ruleset-by-id.ts";
import { type CalledInput, callCard, type CallReader } from "./call-card.view.ts";

const strands = rulesetById("strands");
const GM: CallReader = { isGm: true, mine: true, words: true, ruleset: strands, secret: null };
const PLAYER: CallReader = { ...GM, isGm: false, mine: false };
const CALL = entry("call", "call", { traitName: "Agility", difficulty: null, targets: ["Actor.me", "Actor.you"] });
const SECRET = entry("call", "call", { ...CALL.request, secret: "key" });

/** A roll that shows 2, against `difficulty`. */
function rolled(difficulty: number | null, seen = true): CalledInput["answer"] {
  return { id: "roll", roll: seen ? rollOf("roll", "strands", { request: { difficulty } }) : null };
}

function called(otherwise: Partial<CalledInput> = {}): CalledInput {
  return { uuid: "Actor.me", name: "Me", img: "", answer: null, plays: true, isPlayerCharacter: true, ...otherwise };
}

const row = (source: CalledInput, reader: CallReader, call = CALL) => callCard(call, [source], reader).rows[0];

describe("a row of a call", () => {
  test("offers the roll to the one who plays them, until it is made", () => {
    expect(row(called(), PLAYER)?.rolls?.main).toBe(true);
    expect(row(called({ plays: false }), PLAYER)?.rolls).toBeNull();
    expect(row(called({ answer: rolled(null) }), PLAYER)?.rolls).toBeNull();
  });
  test("a GM may roll for players too, but their NPCs stand out", () => {
    expect([row(called(), GM)?.rolls?.main, row(called({ isPlayerCharacter: false }), GM)?.rolls?.main]).toEqual([false, true]);
  });
  test("shows the total, and against a difficulty how it went", () => {
    expect(row(called({ answer: rolled(3) }), PLAYER)).toMatchObject({
      total: { number: "2" },
      verdict: { words: { key: "NORN.Outcome.failureBy", args: { margin: 1 } } },
    });
    expect(row(called({ answer: rolled(null) }), PLAYER)).toMatchObject({ total: { number: "2" }, verdict: null });
  });
  test("says of a hidden roll only that it was made", () => {
    expect(row(called({ answer: rolled(3, false) }), PLAYER)).toMatchObject({
      total: null,
      verdict: null,
      state: { key: "NORN.Call.hasRolled" },
    });
  });
  test("offers nothing while another game is played", () => {
    expect(row(called(), { ...GM, ruleset: rulesetById("fate2") })?.rolls).toBeNull();
  });
});

describe("a secret difficulty", () => {
  test("decides for the GM who keeps it, and for no one else", () => {
    const source = called({ answer: rolled(null) });
    const keeps = { ...GM, secret: 3 };
    expect(row(source, keeps, SECRET)).toMatchObject({ secretly: true, verdict: { words: { args: { margin: 1 } } } });
    expect(row(source, PLAYER, SECRET)).toMatchObject({ secretly: false, verdict: null });
  });
  test("is told once there is a roll to tell it of", () => {
    const tells = (answer: CalledInput["answer"]) => callCard(SECRET, [called({ answer })], { ...GM, secret: 3 }).tells;
    expect([tells(null), tells(rolled(3)), tells(rolled(null))?.key]).toEqual([null, null, "NORN.Call.tell"]);
  });
  test.each([
    ["players see that there is one", PLAYER, "NORN.Call.secret"],
    ["another GM sees where it is", GM, "NORN.Call.secretElsewhere"],
    ["who keeps it sees it", { ...GM, secret: 3 }, "NORN.Call.secretKnown"],
  ])("%s", (_sentence, reader, key) => expect(callCard(SECRET, [], reader).difficulty.key).toBe(key));
});

test("a call is complete when everyone has rolled, and withdrawn only before anyone has", () => {
  const state = (...sources: CalledInput[]) => {
    const { complete, withdraws } = callCard(CALL, sources, GM);
    return { complete, withdraws };
  };
  expect(state(called(), called())).toEqual({ complete: false, withdraws: true });
  expect(state(called({ answer: rolled(1) }), called())).toEqual({ complete: false, withdraws: false });
  expect(state(called({ answer: rolled(1) }))).toEqual({ complete: true, withdraws: false });
});
