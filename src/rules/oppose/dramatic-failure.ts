import type { CheckOutcome } from "../roll/check.ts";
import { ok, refuse, type Result } from "../result.ts";
import type { LedgerEvent } from "../events/ledger-event.ts";
import type { ActiveGame } from "../ruleset.ts";
import { type Payer, pointsMoved } from "../spend/payer.ts";

/** What turning a failure into a dramatic one brings. `outcome`: null without a difficulty. Source: M2. */
export function dramaticFailure(
  { ruleset: { dramaticFailure: points } }: ActiveGame,
  outcome: CheckOutcome | null,
  payer: Payer,
): Result<readonly LedgerEvent[], "use-unknown" | "difficulty-missing" | "not-failed"> {
  if (points === null) return refuse("use-unknown");
  if (!outcome) return refuse("difficulty-missing");
  return outcome.success ? refuse("not-failed") : ok(pointsMoved(payer, points));
}
