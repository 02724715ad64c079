import { describe, expect, test } from "vitest";
import { faces, request } from "../../../tests/samples/check-request.ts";
import { playing } from "../../../tests/samples/active-game.ts";
import { RULESETS, type RulesetId } from "../rulesets/rulesets.ts";
import type { CheckRequest } from "./check.ts";
import { againstAlone, type Opposition, opposition } from "./opposition.ts";
import type { RollState } from "./roll-state.ts";

type Otherwise = Parameters<typeof request>[1];

const fudge = (rank: number, signs: string, otherwise: Otherwise = {}): RollState => ({
  request: request(rank, otherwise),
  faces: faces(signs),
});
const hits = (thrown: readonly number[], otherwise: Otherwise = {}): RollState => ({
  request: request(thrown.length, { method: "ten-hits", ...otherwise }),
  faces: thrown,
});
const between = (game: RulesetId, first: RollState, second: RollState): Opposition =>
  opposition(playing(RULESETS[game]), first, second);
const outcomeOf = (game: RulesetId, { request: input }: { readonly request: CheckRequest }, { faces: thrown }: RollState) =>
  RULESETS[game].resolve(input, thrown).outcome;

describe("F2. In a dynamic test both sides roll, and their totals are compared", () => {
  test("2. Good with 0 + − 0 against Fair with − − + 0: the first wins by 2", () => {
    expect(between("fate2", fudge(2, "0+-0"), fudge(1, "--+0"))).toMatchObject({ contest: false, winner: "first", by: 2 });
  });
  test("5. Good with + 0 − − against Average with + 0 − 0: wins by 1, Competent", () => {
    const first = fudge(2, "+0--");
    const made = between("fate2", first, fudge(0, "+0-0"));
    expect(made).toMatchObject({ winner: "first", by: 1 });
    expect(outcomeOf("fate2", made, first)).toMatchObject({ margin: 1, degree: "competent" });
  });
  test("6. a margin of 3 is Solid, not Significant: the test is dynamic, even if it was asked as a static one", () => {
    const first = fudge(3, "0000");
    expect(outcomeOf("fate2", between("fate2", first, fudge(0, "0000")), first)).toMatchObject({ degree: "solid" });
  });
  test("a tie is a success for the one who acts, with nothing to spare", () => {
    expect(between("fate2", fudge(1, "0000"), fudge(1, "0000"))).toMatchObject({ winner: "first", by: 0 });
  });
  test("the side that wins has a degree, whichever it is", () => {
    const made = between("fate2", fudge(0, "0000"), fudge(2, "0000"));
    expect(made).toMatchObject({ winner: "second", by: 2, second: { degree: "solid" } });
  });
});

describe("F2. Contest option: two static tests against one difficulty", () => {
  test("4. Good with + 0 0 − has margin 2, Fair with + + 0 + margin 4: the second wins", () => {
    const made = between("fate2", fudge(2, "+00-", { difficulty: 0 }), fudge(1, "++0+", { difficulty: 0 }));
    expect(made).toMatchObject({ contest: true, winner: "second", by: 2, second: { degree: "perfection" } });
  });
  test("the first keeps its own difficulty, and the second has it too where it has none", () => {
    const made = between("fate2", fudge(2, "0000", { difficulty: 1 }), fudge(2, "-000"));
    expect(made).toMatchObject({ winner: "first", by: 1, request: { difficulty: 1, test: "static" } });
  });
  test("a tie goes to the higher base skill", () => {
    const made = between("fate2", fudge(1, "+000", { difficulty: 0 }), fudge(2, "0000", { difficulty: 0 }));
    expect(made).toMatchObject({ winner: "second", by: 0 });
  });
  test("a dynamic test with a difficulty is none", () => {
    const made = between("fate2", fudge(2, "0000", { difficulty: 0, test: "dynamic" }), fudge(1, "0000"));
    expect(made.contest).toBe(false);
  });
});

describe("S1. Contest: the highest total wins", () => {
  test("whoever has it, by as much as it is higher", () => {
    expect(between("strands", fudge(2, "0000"), fudge(3, "0000"))).toMatchObject({ winner: "second", by: 1 });
    expect(between("strands", fudge(3, "0000"), fudge(2, "0000"))).toMatchObject({ winner: "first", by: 1 });
  });
  test("a defense that beats the attack by 3 has spin", () => {
    const brings = (attack: number): number | undefined => {
      const { second } = between("strands", fudge(attack, "0000"), fudge(3, "0000"));
      return second ? RULESETS.strands.afterDefense?.(second) : undefined;
    };
    expect([brings(0), brings(1)]).toEqual([1, 0]);
  });
});

test("T1. A resisted roll: the shifts are what is above it", () => {
  const first = fudge(3, "0000");
  const made = between("trifold", first, fudge(1, "0000"));
  expect(outcomeOf("trifold", made, first)).toMatchObject({ success: true, margin: 2 });
});

describe("M2. The resister's hits are the difficulty", () => {
  test("they are taken off the hits of the one who acts", () => {
    const first = hits([8, 8, 10]);
    const made = between("marumaru", first, hits([9, 2]));
    expect(made).toMatchObject({ winner: "first", by: 3 });
    expect(outcomeOf("marumaru", made, first)).toMatchObject({ margin: 3 });
  });
  test("without a hit the difficulty is Normal", () => {
    const one = hits([8]);
    expect(outcomeOf("marumaru", between("marumaru", one, hits([1, 2])), one)).toMatchObject({ success: true, margin: 0 });
    const none = hits([2]);
    expect(between("marumaru", none, hits([1, 2]))).toMatchObject({ winner: null, by: 0 });
  });
});

describe("R13. A difficulty that was given before", () => {
  const first = fudge(2, "0000", { difficulty: 4 });
  test("stays where it is the higher one: neither side wins by the other's total", () => {
    expect(between("strands", first, fudge(1, "0000"))).toMatchObject({ winner: null, by: 0, request: { difficulty: 4 } });
  });
  test("gives way to a higher total", () => {
    expect(between("strands", first, fudge(5, "0000"))).toMatchObject({ winner: "second", by: 3, request: { difficulty: 5 } });
  });
});

test("of an opposing roll that is gone, its total still counts", () => {
  expect(againstAlone(playing(RULESETS.strands), fudge(2, "0000"), 3)).toMatchObject({ winner: "second", by: 1, second: null });
});

test("a total beyond all limits is cut to what a difficulty can be", () => {
  const huge = fudge(40, "0000", { modifiers: [{ id: "a", label: "", value: 40 }] });
  expect(between("strands", fudge(0, "0000"), huge).request.difficulty).toBe(40);
});
