import { describe, expect, test } from "vitest";
import { request } from "../../../tests/samples/check-request.ts";
import type { CheckRequest } from "../roll/check.ts";
import { RULESETS } from "../rulesets/rulesets.ts";

const GREATER = { id: "e", label: "Silver Tongue", value: 1, onSuccess: true } as const;

function outcome(game: keyof typeof RULESETS, total: number, input: Partial<CheckRequest> = {}) {
  const method = RULESETS[game].dice[0]?.id ?? "fudge";
  const whole = request(total, { difficulty: 1, modifiers: [GREATER], ...input, method });
  const faces = Array.from({ length: RULESETS[game].plan(whole).count }, () => (method === "ten-hits" ? 8 : 0));
  return RULESETS[game].resolve(whole, faces);
}

describe("a success that counts as greater (S4-R3)", () => {
  test("brings spin where the total alone does not", () => {
    expect(outcome("strands", 3)).toMatchObject({ total: 3, outcome: { success: true, margin: 3 } });
  });
  test("makes no success of a failure", () => {
    expect(outcome("strands", 0).outcome).toMatchObject({ success: false, margin: -1 });
  });
  test("brings a shift more", () => {
    expect(outcome("trifold", 2).outcome).toMatchObject({ success: true, margin: 2 });
  });
  test("brings a better degree", () => {
    expect(outcome("fate2", 2).outcome).toMatchObject({ degree: "solid" });
  });
  test("leaves a hit more, with no die more", () => {
    expect(outcome("marumaru", 3)).toMatchObject({ total: 3, outcome: { margin: 3 } });
  });
});
