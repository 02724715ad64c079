import { reportError } from "../core/report-error.ts";
import type { Combat } from "./combat.ts";

/** A place in the order of a combat. */
export interface CombatHistory {
  round: number | null;
  turn: number | null;
  combatantId: string | null;
  tokenId: string | null;
}

/** Notifies a combat of what ended and what began; only on the active GM's client (platform.md §7). */
export async function runCombatEvents(combat: Combat, prior: CombatHistory): Promise<void> {
  const { current } = combat;
  const context = { round: prior.round, turn: prior.turn, skipped: false };
  try {
    const ended = prior.combatantId ? combat.combatants.get(prior.combatantId) : undefined;
    if (ended && (prior.round ?? 0) > 0) await combat._onEndTurn(ended, context);
    const newRound = current.round !== prior.round;
    if (newRound && (prior.round ?? 0) > 0) await combat._onEndRound(context);
    const now = { round: current.round, turn: current.turn, skipped: false };
    if (newRound && (current.round ?? 0) > 0) await combat._onStartRound(now);
    if (combat.combatant && (current.round ?? 0) > 0) await combat._onStartTurn(combat.combatant, now);
  } catch (error) {
    reportError("An event of the combat", error);
  }
}
