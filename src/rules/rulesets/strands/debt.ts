import type { LedgerEvent } from "../../events/ledger-event.ts";
import type { DebtRules } from "../../fate-points/payer.ts";
import { ok, refuse } from "../../result.ts";

/**
 * One point for each point owed; with the last of them, the aspect that stands for the debt is removed. Source: S3, fate point
 * debt.
 */
export const STRANDS_DEBT: DebtRules = {
  role: "unlucky",
  pay: ({ uuid, fatePoints }, points, unlucky) => {
    if (points < 1 || points > fatePoints.debt) return refuse("nothing-owed", { owed: fatePoints.debt, paid: points });
    if (points > fatePoints.value) return refuse("points-short", { left: fatePoints.value, needed: points });
    const paid: readonly LedgerEvent[] = [
      { type: "fate-points-changed", actor: uuid, counter: "value", by: -points },
      { type: "fate-points-changed", actor: uuid, counter: "debt", by: -points },
    ];
    return ok(points === fatePoints.debt && unlucky ? [...paid, { type: "aspect-removed", aspect: unlucky }] : paid);
  },
};
