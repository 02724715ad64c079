import { describe, expect, test } from "vitest";
import { faces, request } from "../../../../tests/samples/check-request.ts";
import type { Contestant, ContestResult } from "../../roll/contest.ts";
import { FATE2 } from "./fate2.ts";

function contestant(rank: number, signs: string, difficulty: number): Contestant {
  const { outcome } = FATE2.resolve(request(rank, { difficulty }), faces(signs));
  if (!outcome) throw new Error("There was nothing to reach.");
  return { outcome, baseRank: rank };
}

function against(first: Contestant, second: Contestant): ContestResult | undefined {
  return FATE2.contest?.(first, second);
}

test("4. Contest against Average: Good with + 0 0 − margin 2; Fair with + + 0 + margin 4 (Perfection): the second wins", () => {
  const first = contestant(2, "+00-", 0);
  const second = contestant(1, "++0+", 0);
  expect([first.outcome.margin, second.outcome.margin]).toEqual([2, 4]);
  expect(second.outcome).toMatchObject({ degree: "perfection" });
  expect(against(first, second)).toEqual({ winner: "second", by: 2 });
});

describe("ties and failures", () => {
  test("a tie goes to the higher base skill", () => {
    expect(against(contestant(2, "0000", 0), contestant(1, "+000", 0))).toEqual({ winner: "first", by: 0 });
  });
  test("with the same skill no one wins", () => {
    expect(against(contestant(1, "0000", 0), contestant(1, "0000", 0))?.winner).toBeNull();
  });
  test("a failure wins nothing, not even against a worse one", () => {
    expect(against(contestant(0, "0000", 1), contestant(0, "--00", 1))?.winner).toBeNull();
    expect(against(contestant(0, "0000", 1), contestant(0, "+000", 1))?.winner).toBe("second");
  });
});
