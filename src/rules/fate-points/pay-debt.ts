import type { AspectState } from "../ledger/aspect-state.ts";
import type { LedgerEvent } from "../ledger/ledger-event.ts";
import { ok, refuse, type Result } from "../result.ts";
import type { ActorSnapshot } from "../snapshot.ts";

/** The role of the aspect that stands for a debt. */
export const UNLUCKY = "unlucky";

/** One point a point owed; with the last of them the aspect that stood for the debt goes. Source: S3, fate point debt. */
export function payDebt(
  { uuid, fatePoints }: Pick<ActorSnapshot, "uuid" | "fatePoints">,
  points: number,
  unlucky: AspectState | null,
): Result<readonly LedgerEvent[], "points-short" | "nothing-owed"> {
  if (points < 1 || points > fatePoints.debt) return refuse("nothing-owed", { owed: fatePoints.debt, paid: points });
  if (points > fatePoints.value) return refuse("points-short", { left: fatePoints.value, needed: points });
  const paid: readonly LedgerEvent[] = [
    { type: "fate-points-changed", actor: uuid, pot: "value", by: -points },
    { type: "fate-points-changed", actor: uuid, pot: "debt", by: -points },
  ];
  return ok(points === fatePoints.debt && unlucky ? [...paid, { type: "aspect-removed", aspect: unlucky }] : paid);
}
