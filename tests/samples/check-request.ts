import type { CheckRequest, CheckTrait, Combination } from "../../src/rules/index.ts";

/** A trait as a roll knows it. */
export function rolled(rank: number, joins: Combination | null = null, specialty = false): CheckTrait {
  return { id: `trait-${rank}-${joins ?? "first"}`, name: joins ?? "first", rank, joins, specialty };
}

/** One trait on four Fudge dice against nothing, but for what is said otherwise. */
export function request(rank: number, otherwise: Partial<CheckRequest> = {}): CheckRequest {
  return {
    method: "fudge",
    traits: [rolled(rank)],
    modifiers: [],
    difficulty: null,
    test: "static",
    enhancement: 0,
    complication: 0,
    ...otherwise,
  };
}

/** The dialog's plain modifier. */
export function modifier(value: number): CheckRequest["modifiers"][number] {
  return { id: `modifier${value}`, label: "", value };
}

/** Fudge faces as they are written: `faces("+0-")` is 1, 0, −1. */
export function faces(signs: string): number[] {
  return [...signs].map((sign) => (sign === "+" ? 1 : sign === "-" ? -1 : 0));
}
