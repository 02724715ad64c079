import type { CheckOutcome } from "./check.ts";

/** The part of an outcome every game has: reached or not, and by how much. A tie is a success in all four. */
export function plainOutcome(total: number, difficulty: number): CheckOutcome {
  const margin = total - difficulty;
  return { success: margin >= 0, margin, degree: null, magnitude: null, duration: null, spin: false, shifts: null, hits: null };
}
