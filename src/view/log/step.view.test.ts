import { describe, expect, test } from "vitest";
import { faces, request } from "../../../tests/samples/check-request.ts";
import { playing } from "../../../tests/samples/active-game.ts";
import { entry } from "../../../tests/samples/ledger-entry.ts";
import type { DoneEntry, Entry } from "../../ledger/entry.ts";
import type { Foreseen } from "../../ledger/provisional.ts";
import { replayRoll } from "../../ledger/roll/replay-roll.ts";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { type StepsInput, stepsView } from "./step.view.ts";

const { strands, fate2 } = RULESETS;
const around = (otherwise: Partial<StepsInput> = {}): StepsInput => ({
  ruleset: strands,
  undo: new Set(),
  counter: new Set(),
  withdraw: new Set(),
  open: [],
  waits: false,
  foreseen: () => null,
  ...otherwise,
});
const steps = (ruleset: Ruleset, entries: readonly DoneEntry[]) =>
  replayRoll(playing(ruleset), { request: request(2), faces: faces("+0-0") }, entries).steps;
const after = (count: number) =>
  steps(
    strands,
    Array.from({ length: count }, (_, index) =>
      entry("invoke", `e${index}`, { aspectName: `A${index}` }, { outcome: { payment: "point", points: 1 } }),
    ),
  );
const REFUSED = { state: "refused", outcome: { refusal: { code: "points-short", args: { left: 0, needed: 1 } } } } as const;

describe("what waits for a GM", () => {
  const asked = entry("invoke", "w", { aspectName: "Tide" }, { state: "pending" });
  const done = entry("invoke", "w", { aspectName: "Tide" }, { outcome: { payment: "point", points: 1 } });
  const waiting = (seen: Partial<Foreseen>, done: readonly DoneEntry[], open: readonly Entry[] = []) => {
    const foreseen: Foreseen = { entry: done[0] ?? asked, dice: "none", left: 2, ...seen };
    return stepsView(steps(strands, done), around({ open, waits: true, withdraw: new Set(["w"]), foreseen: () => foreseen }))
      ?.shown[0];
  };
  test("is a step with its cost and total, that says what it leaves and can be taken back", () => {
    const step = waiting({}, [done]);
    expect([step?.total, step?.cost?.key, step?.withdraws, step?.undoes]).toEqual(["4", "NORN.Ledger.Payment.point", "w", ""]);
    expect(step?.pending).toEqual({ key: "NORN.Ledger.State.leaves", args: { left: 2 } });
  });
  test("has no total where dice decide it", () => {
    for (const dice of ["own", "earlier"] as const) {
      const step = waiting({ dice }, [done]);
      expect([step?.total, step?.pending?.key]).toEqual([null, `NORN.Ledger.State.dice-${dice}`]);
    }
  });
  test("and would be refused, says why, and can be taken back", () => {
    const refused = entry("invoke", "w", { aspectName: "Tide" }, REFUSED);
    const step = waiting({ entry: refused, left: null }, [], [asked]);
    expect([step?.pending, step?.fault?.key, step?.withdraws]).toEqual([null, "NORN.Ledger.State.wouldBeRefused", "w"]);
  });
});

describe("what was done to a roll", () => {
  test("without steps nothing is shown", () => expect(stepsView([], around())).toBeNull());
  test("up to four are all shown, each with the roll's total", () => {
    const view = stepsView(after(4), around());
    expect(view?.folded).toEqual([]);
    expect(view?.shown.map(({ aspect, total }) => [aspect, total])).toEqual([
      ["A0", "4"],
      ["A1", "6"],
      ["A2", "8"],
      ["A3", "10"],
    ]);
  });
  test("of twelve, the last three; the others unfold, with their cost", () => {
    const view = stepsView(after(12), around());
    expect([view?.folded.length, view?.shown.map(({ aspect }) => aspect)]).toEqual([9, ["A9", "A10", "A11"]]);
    expect(view?.fold).toEqual({ key: "NORN.Ledger.earlierFor", args: { count: 9, points: 9 } });
  });
  test("totals on a ladder have signs", () => {
    const done = steps(fate2, [entry("spend", "a", { gain: "plus-one" })]);
    expect(stepsView(done, around({ ruleset: fate2 }))?.shown[0]?.total).toBe("+3");
  });
  test("a choice made before the roll says so", () => {
    const done = steps(strands, [entry("invoke", "a", { moment: "before" }), entry("invoke", "b")]);
    expect(stepsView(done, around())?.shown.map(({ before }) => before)).toEqual([true, false]);
  });
  test("an aspect this reader may not know is not named, nor the box that paid", () => {
    const paid = { visible: false, outcome: { payment: "box", points: 0 } };
    const done = steps(fate2, [entry("spend", "a", { gain: "plus-one", aspectName: "Secret" }, paid)]);
    const [step] = stepsView(done, around({ ruleset: fate2 }))?.shown ?? [];
    expect([step?.aspect, step?.hidden, step?.cost?.key]).toEqual([null, true, "NORN.Ledger.Payment.box"]);
  });
  test("a choice made before the roll and refused says why", () => {
    const seen = entry("invoke", "a", { aspectName: "Fog", moment: "before" }, REFUSED);
    const unseen = entry("invoke", "b", { aspectName: "Trap", moment: "before" }, { ...REFUSED, visible: false });
    const view = stepsView([], around({ open: [seen, unseen] }));
    expect(view?.without.map(({ aspect, words }) => [aspect, words.key])).toEqual([
      ["Fog", "NORN.Ledger.Refused.points-short"],
      [null, "NORN.Ledger.Refused.points-short"],
    ]);
  });
  test("a later refusal is not shown here", () => {
    expect(stepsView([], around({ open: [entry("invoke", "a", { moment: "after" }, REFUSED)] }))).toBeNull();
  });
});

describe("a pending step", () => {
  const PENDING = { state: "pending" } as const;
  const shown = (open: readonly Entry[], waits = false) => stepsView([], around({ open, waits }))?.shown ?? [];

  test("is shown before or after the roll, with what it gives and without a total", () => {
    const open = [
      entry("invoke", "a", { aspectName: "Tide", moment: "before" }, PENDING),
      entry("invoke", "b", { aspectName: "Fog" }, PENDING),
      entry("invoke", "c", { aspectName: "Trap" }, { ...PENDING, visible: false }),
    ];
    expect(
      shown(open).map(({ aspect, what, before, pending, total }) => [aspect, what.key, before, pending?.key, total]),
    ).toEqual([
      ["Tide", "NORN.Gain.plus-two", true, "NORN.Ledger.State.pending", null],
      ["Fog", "NORN.Gain.plus-two", false, "NORN.Ledger.State.pending", null],
      [null, "NORN.Gain.plus-two", false, "NORN.Ledger.State.pending", null],
    ]);
  });
  test("says so if no client is connected that could settle it", () => {
    expect(shown([entry("invoke", "a", {}, PENDING)], true)[0]?.pending?.key).toBe("NORN.Ledger.State.waits");
  });
  test.each([
    ["a fate point alone", entry("spend", "a", {}, PENDING), "NORN.Spend.onRoll"],
    ["a point that cancels another", entry("counter", "a", { entry: "b" }, PENDING), "NORN.Ledger.counter"],
    ["a compel put on it", entry("answer", "a", { say: "trigger", roll: "roll" }, PENDING), "NORN.Compel.Said.trigger"],
  ])("%s", (_, one, what) => expect(shown([one]).map((step) => step.what.key)).toEqual([what]));
  test.each([
    ["an aspect created by it", entry("create", "a", {}, PENDING)],
    ["its points handed out", entry("resolve", "a", {}, PENDING)],
    ["an answer that is put on no roll", entry("answer", "a", { say: "refuse" }, PENDING)],
  ])("%s is no step", (_, one) => expect(shown([one])).toEqual([]));
  test("is never folded", () => {
    const open = Array.from({ length: 4 }, (_, index) => entry("invoke", `p${index}`, {}, PENDING));
    const view = stepsView(after(3), around({ open }));
    expect([view?.folded.length, view?.shown.length]).toEqual([3, 4]);
  });
});
