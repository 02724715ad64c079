import { ok, refuse, type Result } from "../result.ts";
import type { AttackRefusal, Exchange } from "./harm-rules.ts";

/** Whether a weapon of a fight reaches that far: no farther than its range, where it has one. Source: T4 (ranges). */
export function withinRange(fight: string) {
  return ({ scope, attacker: { weapon }, distance }: Exchange): Result<true, AttackRefusal> => {
    const { range, scope: own } = weapon;
    const counts = scope === fight && (own === "" || own === fight);
    return counts && range !== null && distance > range ? refuse("out-of-range", { distance, farthest: range }) : ok(true);
  };
}
