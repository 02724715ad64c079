import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { faces, modifier, request, rolled } from "../../../tests/samples/check-request.ts";
import { playing } from "../../../tests/samples/active-game.ts";
import type { Gain } from "../invoke/invocation-rules.ts";
import type { Ruleset } from "../ruleset.ts";
import { FATE2 } from "../rulesets/fate2/fate2.ts";
import { MARUMARU } from "../rulesets/marumaru/marumaru.ts";
import { STRANDS } from "../rulesets/strands/strands.ts";
import type { CheckRequest, CheckResult } from "./check.ts";
import { gainFits, gainNeeds, gainStep } from "./gain-step.ts";
import { replayRoll, type RollState, type RollStep } from "./roll-state.ts";

/** The step of a gain, which has to be possible. */
function step(
  ruleset: Ruleset,
  state: RollState,
  gain: Gain,
  chosen: number | null = null,
  thrown: readonly number[] = [],
): RollStep {
  const made = gainStep(playing(ruleset), state, { gain, chosen, thrown, id: gain, label: "an aspect" });
  if (!made.ok) throw new Error(made.code);
  return made.value;
}
function refusal(ruleset: Ruleset, state: RollState, gain: Gain, chosen: number | null = null): string {
  const made = gainStep(playing(ruleset), state, { gain, chosen, thrown: [], id: gain, label: "" });
  return made.ok ? "" : made.code;
}
const rolledFaces = (result: CheckResult): number[] => result.reading.dice.map(({ face }) => face);

describe("7. − − − 0, one box: reroll gives − − 0 + ; one more box: one − becomes + → − + 0 + = +1", () => {
  const start: RollState = { request: request(0), faces: faces("---0") };
  const first = step(FATE2, start, "reroll-all", null, faces("--0+"));

  test("the reroll", () => {
    expect(gainNeeds(playing(FATE2), start, "reroll-all")).toEqual({ die: "fudge", throws: 4, choices: [] });
    const { result } = replayRoll(playing(FATE2), start, [first]);
    expect([rolledFaces(result), result.total]).toEqual([faces("--0+"), -1]);
  });
  test("one − turned", () => {
    const after = replayRoll(playing(FATE2), start, [first]);
    const second = step(FATE2, after, "die-to-plus", 1);
    const { result } = replayRoll(playing(FATE2), start, [first, second]);
    expect([rolledFaces(result), result.total]).toEqual([faces("-+0+"), 1]);
  });
});

describe("turning one die (F3 and its alternatives)", () => {
  const state: RollState = { request: request(0), faces: faces("-0+-") };

  test.each([
    ["die-to-plus", [0, 1, 3]],
    ["minus-to-plus", [0, 3]],
    ["blank-to-plus", [1]],
    ["raise-die", [0, 1, 3]],
    ["reroll-die", [0, 1, 2, 3]],
  ] as const)("%s can be used on the dice %j", (gain, choices) => {
    expect(gainNeeds(playing(FATE2), state, gain).choices).toEqual(choices);
  });
  test("a step up makes − blank and blank +", () => {
    const total = (die: number): number => replayRoll(playing(FATE2), state, [step(FATE2, state, "raise-die", die)]).result.total;
    expect([total(0), total(1)]).toEqual([0, 0]);
  });
  test("a die that does not fit, none, or a missing one", () => {
    expect(refusal(FATE2, state, "die-to-plus", 2)).toBe("die-unfit");
    expect(refusal(FATE2, state, "die-to-plus")).toBe("die-missing");
    expect(refusal(FATE2, state, "reroll-die", 9)).toBe("die-unfit");
  });
  test.each([
    ["die-to-plus", "++++", "no-die-fits"],
    ["minus-to-plus", "+00+", "no-die-fits"],
    ["blank-to-plus", "+--+", "no-die-fits"],
    ["die-to-plus", "+++0", null],
    ["reroll-all", "++++", null],
    ["effect", "++++", null],
  ] as const)("F3. %s on %s: %s, whichever die is chosen", (gain, thrown, code) => {
    const fits = gainFits(playing(FATE2), { request: request(0), faces: faces(thrown) }, gain);
    expect(fits.ok ? null : fits.code).toBe(code);
  });
  test("an effect changes no die", () => expect(refusal(FATE2, state, "effect")).toBe("no-roll-change"));
});

describe("22. A pool of six-sided dice", () => {
  test("2 dice with one penalty, 2 2 4, one die to 5 → 2 4 5, worst two = 6", () => {
    const input = request(0, { method: "fate-pool", modifiers: [{ id: "a", label: "", value: -1 }] });
    const start: RollState = { request: input, faces: [2, 2, 4] };
    expect(replayRoll(playing(FATE2), start, [step(FATE2, start, "die-to-five", 0)]).result.total).toBe(6);
  });
  test("F11. A die placed at Poor is on the table: an aspect turns it, or rerolls it with all others", () => {
    const start: RollState = { request: request(-2, { method: "fate-pool" }), faces: [] };
    expect(replayRoll(playing(FATE2), start, [step(FATE2, start, "die-to-five", 0)]).result.total).toBe(5);
    expect(gainNeeds(playing(FATE2), start, "reroll-all").throws).toBe(1);
    expect(replayRoll(playing(FATE2), start, [step(FATE2, start, "reroll-all", null, [4])]).result.total).toBe(4);
  });
  test("a reroll kept from before, which left the placed die alone, reads as it did", () => {
    const modifiers = [{ id: "fate", label: "", value: 1, full: true }];
    const start: RollState = { request: request(-2, { method: "fate-pool", modifiers }), faces: [6] };
    expect(replayRoll(playing(FATE2), start, [step(FATE2, start, "reroll-all", null, [3])]).result.total).toBe(5);
    expect(replayRoll(playing(FATE2), start, [step(FATE2, start, "reroll-all", null, [5, 3])]).result.total).toBe(8);
  });
  test("F11. Abysmal with a die on the table is treated as Terrible: penalty dice start out at its value", () => {
    const modifiers = [modifier(-2)];
    const start: RollState = { request: request(-4, { method: "fate-pool", modifiers }), faces: [] };
    const placed = step(FATE2, start, "place-die");
    const after = replayRoll(playing(FATE2), start, [placed]);
    expect(after.result.reading.dice.map(({ face }) => face)).toEqual([1, 1, 1]);
    const turned = step(FATE2, after, "die-to-five", 0);
    expect(replayRoll(playing(FATE2), start, [placed, turned]).result.total).toBe(1);
    const rerolled = step(FATE2, after, "reroll-all", null, [4, 6, 5]);
    expect(replayRoll(playing(FATE2), start, [placed, rerolled]).result.total).toBe(4);
  });
  test("Abysmal: an aspect places a 1, which the next one may turn", () => {
    const start: RollState = { request: request(-4, { method: "fate-pool" }), faces: [] };
    const placed = step(FATE2, start, "place-die");
    const after = replayRoll(playing(FATE2), start, [placed]);
    expect(after.result.total).toBe(1);
    expect(replayRoll(playing(FATE2), start, [placed, step(FATE2, after, "die-to-five", 0)]).result.total).toBe(5);
  });
  test("a fate point is one more die, and it counts", () => {
    const start: RollState = { request: request(0, { method: "fate-pool" }), faces: [2, 3] };
    expect(gainNeeds(playing(FATE2), start, "one-die").throws).toBe(1);
    const { result } = replayRoll(playing(FATE2), start, [step(FATE2, start, "one-die", null, [6])]);
    expect(result.total).toBe(11);
    expect(result.parts.map(({ value }) => value)).toEqual([2, 1, 11]);
  });
});

describe("two more dice, and rerolling the misses (M3)", () => {
  const state = (dice: number, thrown: number[]): RollState => ({
    request: request(0, { method: "ten-hits", traits: [rolled(dice)] }),
    faces: thrown,
  });

  test("two dice are added", () => {
    const start = state(3, [2, 8, 10]);
    expect(gainNeeds(playing(MARUMARU), start, "two-dice").throws).toBe(2);
    expect(replayRoll(playing(MARUMARU), start, [step(MARUMARU, start, "two-dice", null, [9, 1])]).result.total).toBe(4);
  });
  test("a chance die becomes the first of them", () => {
    const start = state(0, [9]);
    expect(gainNeeds(playing(MARUMARU), start, "two-dice").throws).toBe(1);
    expect(replayRoll(playing(MARUMARU), start, [step(MARUMARU, start, "two-dice", null, [3])]).result).toMatchObject({
      total: 1,
      plan: { chance: false },
    });
  });
  test("only the misses are rerolled", () => {
    const start = state(4, [2, 8, 10, 7]);
    expect(gainNeeds(playing(MARUMARU), start, "reroll-misses").throws).toBe(2);
    expect(replayRoll(playing(MARUMARU), start, [step(MARUMARU, start, "reroll-misses", null, [9, 9])]).result.total).toBe(5);
    expect(refusal(MARUMARU, state(1, [8]), "reroll-misses")).toBe("nothing-to-reroll");
  });
});

test("30. A normal and a persistent aspect of like meaning add ±4", () => {
  const start: RollState = { request: request(2), faces: faces("0000") };
  const both = [step(STRANDS, start, "plus-two"), step(STRANDS, start, "plus-two")];
  expect(replayRoll(playing(STRANDS), start, both).result.total).toBe(6);
  const against = [step(STRANDS, start, "minus-two"), step(STRANDS, start, "minus-two")];
  expect(replayRoll(playing(STRANDS), start, against).result.total).toBe(-2);
});

describe("law: a roll has as many dice as its plan, whatever changes it", () => {
  const ways: readonly (readonly [string, Ruleset, CheckRequest["method"], readonly Gain[], readonly number[]])[] = [
    ["four Fudge dice", FATE2, "fudge", ["reroll-all", "die-to-plus", "raise-die", "plus-one"], [-1, 0, 1]],
    ["a pool that keeps", FATE2, "fate-pool", ["reroll-all", "die-to-five", "one-die"], [1, 2, 3, 4, 5, 6]],
    ["a pool of hits", MARUMARU, "ten-hits", ["reroll-all", "reroll-misses", "two-dice"], [1, 7, 8, 9, 10]],
  ];
  test.each(ways)("%s", (_, game, method, gains, printed) => {
    const face = fc.constantFrom(...printed);
    const many = fc.array(face, { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(
        fc.integer({ min: -4, max: 6 }),
        fc.array(fc.constantFrom(...gains), { maxLength: 8 }),
        many,
        (rank, all, thrown) => {
          const input = request(rank, { method });
          let state: RollState = { request: input, faces: thrown.slice(0, game.plan(input).count) };
          for (const gain of all) {
            const { throws, choices } = gainNeeds(playing(game), state, gain);
            const asks = { gain, chosen: choices[0] ?? null, thrown: thrown.slice(0, throws), id: gain, label: "" };
            const made = gainStep(playing(game), state, asks);
            if (made.ok) state = replayRoll(playing(game), state, [made.value]);
          }
          expect(state.faces).toHaveLength(game.plan(state.request).count);
        },
      ),
    );
  });
});
