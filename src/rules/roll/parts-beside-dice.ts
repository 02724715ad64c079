import type { CheckPart, CheckResult } from "./check.ts";

/**
 * The parts of a total besides the dice that were `thrown`, their sum as read. Dice that are placed without a throw are one of them.
 * Source: F11.
 */
export function partsBesideDice({ parts, reading }: Pick<CheckResult, "parts" | "reading">, thrown: number): CheckPart[] {
  const beside = parts.filter(({ source, unit }) => source !== "dice" && unit !== "dice");
  const placed = reading.total - thrown;
  return placed === 0 ? beside : [{ source: "dice", label: "", value: placed, unit: "points", joins: null }, ...beside];
}
