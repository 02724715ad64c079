import type { RollNow } from "./replay-roll.ts";
import type { LedgerRoll } from "./world.ts";

/** What this roll, as a defense that won, brings to the defender's next attack on the attacker; 0 for nothing. Source: S1. */
export function afterDefense({ roll, opposition }: Pick<RollNow, "roll" | "opposition">): number {
  if (opposition?.side !== "second") return 0;
  const { winner, second } = opposition.result;
  return winner === "second" && second ? (roll.ruleset.afterDefense?.(second) ?? 0) : 0;
}

/** What happened after a roll. */
export interface Since {
  readonly rolls: readonly Pick<LedgerRoll, "actor" | "targets" | "madeFor">[];
  /** A scene has ended. */
  readonly sceneEnded: boolean;
}

/**
 * Whether that bonus is gone: used by a roll made for it, missed by another one against the same attacker, or over with the scene.
 * It is for the next attack. Source: S1 (spin).
 */
export function isStruckBack({ roll, opposition }: Pick<RollNow, "roll" | "opposition">, { rolls, sceneEnded }: Since): boolean {
  const attacker = opposition?.first.roll.actor ?? "";
  const isNext = ({ actor, targets, madeFor }: Since["rolls"][number]): boolean =>
    actor === roll.actor && (madeFor === roll.id || (madeFor === "" && targets.includes(attacker)));
  return sceneEnded || rolls.some(isNext);
}
