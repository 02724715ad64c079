import type { RollNow } from "./replay-roll.ts";

/** What this roll, as a defense that won, brings to the defender's next attack on the attacker; 0 for nothing. Source: S1. */
export function afterDefense({ roll, opposition }: Pick<RollNow, "roll" | "opposition">): number {
  if (opposition?.side !== "second") return 0;
  const { winner, second } = opposition.result;
  return winner === "second" && second ? (roll.ruleset.afterDefense?.(second) ?? 0) : 0;
}
