import type { DicePlan } from "./dice-method.ts";

/** 8, 9 and 10 hit; a 10 counts one more; with double nines a 9 does too; a chance die hits on a 10 only. Source: M2. */
export function hitsOfFace(face: number, { doubleNines, chance }: Pick<DicePlan, "doubleNines" | "chance">): number {
  if (face === 10) return 2;
  if (chance || face < 8) return 0;
  return face === 9 && doubleNines ? 2 : 1;
}
