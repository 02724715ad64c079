import { describe, expect, test } from "vitest";
import { entry, type Fields } from "../../../tests/samples/ledger-entry.ts";
import { roundLine } from "./round-line.view.ts";

const step = (id: string, request: Fields<"turn">) =>
  entry("turn", id, { combatantName: id, round: 2, pace: "turn", ...request });
const around = { undoes: () => true, over: false };

describe("the line of a round", () => {
  const steps = [step("Corvin", { step: "hold" }), step("Ness", {}), step("Tamsin", { step: "smaller" })];
  const line = roundLine(steps, around);
  test("says the latest step, and unfolds to all of them", () => {
    expect(line?.latest.words.key).toBe("NORN.Conflict.Line.smaller");
    expect(line?.folded?.steps.map(({ words }) => words.key)).toEqual([
      "NORN.Conflict.Line.hold",
      "NORN.Conflict.Line.act",
      "NORN.Conflict.Line.smaller",
    ]);
    expect(line?.round).toEqual({ key: "NORN.Conflict.Round.turn", args: { round: 2 } });
  });
  test("has one undo for each step", () => {
    expect([...(line?.folded?.steps ?? []), line?.latest].map((one) => one?.undoes)).toEqual(["Corvin", "Ness", "", "Tamsin"]);
    expect(roundLine(steps, { ...around, undoes: () => false })?.latest.undoes).toBe("");
  });
  test("does not unfold for a single step", () => expect(roundLine(steps.slice(0, 1), around)?.folded).toBeNull());
  test("says that the conflict begins with the first round", () => {
    expect([line?.began, roundLine([step("Ness", { round: 1 })], around)?.began]).toEqual([false, true]);
  });
  test("F8: what someone declared is said when they do it", () => {
    const done = roundLine([step("Ness", { words: "Kicks the table" })], around);
    expect(done?.latest.words).toEqual({
      key: "NORN.Conflict.Line.actDeclared",
      args: { who: "Ness", words: "Kicks the table" },
    });
    const declared = roundLine([step("Ness", { step: "declare", words: "Kicks the table" })], around);
    expect(declared?.latest.words.key).toBe("NORN.Conflict.Line.declare");
  });
});
