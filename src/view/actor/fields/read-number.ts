import { type Result, ok, refuse } from "../../../rules/result.ts";

/** Why a typed number is refused; the words are `NORN.Sheet.Refused.<code>`. */
export const NUMBER_REFUSALS = ["notANumber", "notWhole", "tooHigh", "tooLow", "empty"] as const;
export type NumberRefusal = (typeof NUMBER_REFUSALS)[number];

export interface NumberLimits {
  readonly min: number;
  readonly max: number;
  /** An empty field means "not applicable" and is no mistake. */
  readonly emptyAllowed: boolean;
  /** Words that stand for numbers, in lower case: the ladder in the reader's language. */
  readonly words?: Readonly<Record<string, number>>;
}

const NUMBER = /^([+-]?)\s*(\d+)([.,]\d+)?(e\d+)?$/i;

/** Reads a whole number that a user typed. `null` is the empty field. Typographic minus and plus signs count. */
export function readNumber(typed: string, limits: NumberLimits): Result<number | null, NumberRefusal> {
  const trimmed = typed.trim();
  if (trimmed === "") return limits.emptyAllowed ? ok(null) : refuse("empty", { min: limits.min, max: limits.max });
  const args = { typed: trimmed.slice(0, 40), min: limits.min, max: limits.max };
  const named = limits.words?.[trimmed.toLowerCase()];
  const plain = trimmed.replace(/[−–]/g, "-");
  if (named === undefined && !NUMBER.test(plain)) return refuse("notANumber", args);
  const value = named ?? Number(plain.replace(",", ".").replace(/\s+/g, ""));
  if (value > limits.max) return refuse("tooHigh", args);
  if (value < limits.min) return refuse("tooLow", args);
  return Number.isInteger(value) ? ok(value === 0 ? 0 : value) : refuse("notWhole", args);
}
