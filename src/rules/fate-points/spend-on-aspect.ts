import { invoke, type InvokeAsked, type InvokeRefusal, type Payment } from "../aspects/invoke.ts";
import type { LedgerEvent } from "../events/ledger-event.ts";
import { ok, refuse, type Result } from "../result.ts";
import type { GameInForce } from "../ruleset.ts";
import type { SpendUse } from "./spend-rules.ts";

export interface AspectSpend {
  readonly use: SpendUse;
  readonly payment: Payment;
  readonly points: number;
  readonly events: readonly LedgerEvent[];
}

export type AspectSpendAsked = Pick<InvokeAsked, "aspect" | "payer" | "method" | "traits" | "uses" | "owner" | "unlucky">;

/**
 * A bit of story that needs an aspect is paid like invoking it for an effect. There is no roll to resolve, so a point for the
 * aspect's carrier is given at once. Source: F3 (invoke for effect), S3 (effect), T3 (declaration), M3.
 */
export function spendOnAspect(
  game: GameInForce,
  id: string,
  asked: AspectSpendAsked,
): Result<AspectSpend, InvokeRefusal | "use-unknown"> {
  const use = game.ruleset.spending.uses({ method: null }, game.dials).find((one) => one.id === id && one.aspect);
  if (!use) return refuse("use-unknown", { use: id });
  const invoked = invoke(game, { ...asked, gain: "effect", moment: "after" });
  if (!invoked.ok) return invoked;
  const { payment, points, events, later } = invoked.value;
  return ok({ use, payment, points, events: [...events, ...later] });
}
