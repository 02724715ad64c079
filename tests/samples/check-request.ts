import type { BestRequest, CheckRequest, CheckTrait, Combination, HitsRequest, SumRequest } from "../../src/rules/roll/check.ts";
import type { DiceReadingKind } from "../../src/rules/dice/dice-method.ts";

/** A trait as a roll knows it. */
export function rolled(rank: number, joins: Combination | null = null, specialty = false): CheckTrait {
  return { id: `trait-${rank}-${joins ?? "first"}`, name: joins ?? "first", rank, joins, specialty };
}

type Otherwise = Partial<Omit<SumRequest, "reading"> & Omit<BestRequest, "reading"> & Omit<HitsRequest, "reading">>;

const READINGS: Readonly<Record<string, DiceReadingKind>> = {
  "fate-pool": "best",
  "ten-hits": "hits",
  "six-minus-six": "difference",
};

/** One trait on four Fudge dice against nothing, but for what is said otherwise. What its dice do not read is left out. */
export function request(rank: number, otherwise: Otherwise = {}): CheckRequest {
  const { test = "static", enhancement = 0, complication = 0, placed, ...said } = otherwise;
  const parts = { method: "fudge", traits: [rolled(rank)], modifiers: [], difficulty: null, ...said } as const;
  const reading = READINGS[parts.method] ?? "sum";
  switch (reading) {
    case "hits":
      return { reading, ...parts, enhancement, complication };
    case "best":
      return { reading, ...parts, test, ...(placed ? { placed } : {}) };
    default:
      return { reading, ...parts, test };
  }
}

/** The dialog's plain modifier. */
export function modifier(value: number): CheckRequest["modifiers"][number] {
  return { id: `modifier${value}`, label: "", value };
}

/** Fudge faces by sign: `faces("+0-")` is 1, 0, −1. */
export function faces(signs: string): number[] {
  return Array.from(signs, (sign) => (sign === "+" ? 1 : sign === "-" ? -1 : 0));
}
