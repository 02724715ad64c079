import type { NornActor } from "../documents/norn-actor.ts";
import { submitEntry } from "../ledger/submit-entry.ts";

/** A character pays back fate points it owes. */
export async function payDebtOf(actor: NornActor, points = 1): Promise<ChatMessage.Implementation | undefined> {
  return submitEntry({ kind: "pay-debt", actor, request: { points } });
}
