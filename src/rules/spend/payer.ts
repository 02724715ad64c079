import type { Aspect } from "../aspects/aspect.ts";
import type { LedgerEvent } from "../events/ledger-event.ts";
import { ok, refuse, type Result } from "../result.ts";
import type { ActorSnapshot } from "../snapshot.ts";

/**
 * Whose points they are: a character's own, the GM's counted pool for NPCs, or the GM's where the game does not count it. Source:
 * S3 (pool), M3 (unlimited).
 */
export type Payer =
  | { readonly source: "own"; readonly actor: string; readonly points: number; readonly tier: string }
  | { readonly source: "npc-pool"; readonly actor: string; readonly points: number; readonly tier: string }
  | { readonly source: "unlimited"; readonly actor: string; readonly tier: string };

/** Points a payer can spend; null for any number. */
export function pointsOf(payer: Payer): number | null {
  return payer.source === "unlimited" ? null : payer.points;
}

/** The events of getting points (or spending them: a negative number). No event for none. */
export function pointsMoved(payer: Payer, by: number): readonly LedgerEvent[] {
  if (by === 0 || payer.source === "unlimited") return [];
  if (payer.source === "npc-pool") return [{ type: "npc-pool-changed", by }];
  return [{ type: "fate-points-changed", actor: payer.actor, counter: "value", by }];
}

export function canPay(payer: Payer, cost: number): boolean {
  const points = pointsOf(payer);
  return points === null || points >= cost;
}

/** What paying this much changes. */
export function payPoints(payer: Payer, cost: number): Result<readonly LedgerEvent[], "points-short"> {
  if (!canPay(payer, cost)) return refuse("points-short", { left: pointsOf(payer) ?? 0, needed: cost });
  return ok(pointsMoved(payer, -cost));
}

/** Points that are owed. */
export interface DebtRules {
  /** Role of the aspect that stands for a debt. */
  readonly role: string;
  /** What paying points back changes. `aspect`: the one that stands for the debt; null where it is gone. */
  readonly pay: (
    actor: Pick<ActorSnapshot, "uuid" | "fatePoints">,
    points: number,
    aspect: Aspect | null,
  ) => Result<readonly LedgerEvent[], "points-short" | "nothing-owed">;
}
