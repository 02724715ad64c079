import { describe, expect, test } from "vitest";
import { faces, request } from "../../../tests/samples/check-request.ts";
import { entry } from "../../../tests/samples/ledger-entry.ts";
import { RULESETS } from "../../rules/index.ts";
import { foldRoll } from "./fold-roll.ts";
import { type StepsAround, stepsView } from "./step.view.ts";

const { strands, fate2 } = RULESETS;
const around = (otherwise: Partial<StepsAround> = {}): StepsAround => ({
  ruleset: strands,
  undo: new Set(),
  counter: new Set(),
  open: [],
  waits: false,
  ...otherwise,
});
const after = (count: number) => {
  const invocations = Array.from({ length: count }, (_, index) =>
    entry(`e${index}`, { gain: "plus-two", aspectName: `A${index}` }, { outcome: { payment: "point", points: 1 } }),
  );
  return foldRoll(strands, { request: request(2), faces: faces("+0-0") }, invocations, {}).steps;
};

describe("what was done to a roll", () => {
  test("nothing: nothing is told", () => expect(stepsView([], around())).toBeNull());
  test("four are read at once, each with what the roll comes to", () => {
    const steps = stepsView(after(4), around());
    expect(steps?.folded).toEqual([]);
    expect(steps?.shown.map(({ aspect, total }) => [aspect, total])).toEqual([
      ["A0", "4"],
      ["A1", "6"],
      ["A2", "8"],
      ["A3", "10"],
    ]);
  });
  test("of twelve the last three; the others on demand, with what they cost", () => {
    const steps = stepsView(after(12), around());
    expect([steps?.folded.length, steps?.shown.map(({ aspect }) => aspect)]).toEqual([9, ["A9", "A10", "A11"]]);
    expect(steps?.fold).toEqual({ key: "NORN.Ledger.earlierFor", args: { count: 9, points: 9 } });
  });
  test("on a ladder the totals have their signs", () => {
    const { steps } = foldRoll(
      fate2,
      { request: request(2), faces: faces("+0-0") },
      [entry("a", { gain: "plus-one" }, { kind: "spend" })],
      {},
    );
    expect(stepsView(steps, around({ ruleset: fate2 }))?.shown[0]?.total).toBe("+3");
  });
  test("what was chosen before the roll says so", () => {
    const early = entry("a", { gain: "plus-two", details: { moment: "before" } });
    const { steps } = foldRoll(
      strands,
      { request: request(2), faces: faces("+0-0") },
      [early, entry("b", { gain: "plus-two" })],
      {},
    );
    expect(stepsView(steps, around())?.shown.map(({ before }) => before)).toEqual([true, false]);
  });
  test("what was chosen and could not be had says why; what waits says for whom", () => {
    const refusal = { code: "points-short", args: { left: 0, needed: 1 } };
    const refused = entry("a", { aspectName: "Fog" }, { state: "refused", outcome: { refusal } });
    const waiting = entry("b", { aspectName: "Tide" }, { state: "asked" });
    const unseen = entry("c", { aspectName: "Trap" }, { state: "asked", visible: false });
    const told = stepsView([], around({ open: [refused, waiting, unseen], waits: true }))?.without;
    expect(told?.map(({ aspect, words }) => [aspect, words.key])).toEqual([
      ["Fog", "NORN.Ledger.Refused.points-short"],
      ["Tide", "NORN.Ledger.State.waits"],
      [null, "NORN.Ledger.State.waits"],
    ]);
  });
});
