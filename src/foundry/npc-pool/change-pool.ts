import type { NornActor } from "../documents/norn-actor.ts";
import { submitEntry } from "../ledger/submit-entry.ts";

/** Adds points to the GM's pool (or takes them: a negative number), for a reason. */
export async function changePool(by: number, reason = ""): Promise<ChatMessage.Implementation | undefined> {
  if (!Number.isInteger(by) || by === 0) {
    ui.notifications.warn("NORN.Pool.whole", { localize: true });
    return undefined;
  }
  return submitEntry({ kind: "pool", actor: null, request: { by, reason }, secret: true });
}

/** A character pays back fate points it owes. */
export async function payDebtOf(actor: NornActor, points = 1): Promise<ChatMessage.Implementation | undefined> {
  return submitEntry({ kind: "pay-debt", actor, request: { points } });
}
