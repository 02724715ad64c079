import type { NornActor } from "../documents/norn-actor.ts";
import { askEntry } from "../ledger/ask-entry.ts";

/** A character pays back fate points it owes. */
export async function payDebtOf(actor: NornActor, points = 1): Promise<ChatMessage.Implementation | undefined> {
  return askEntry({ kind: "pay-debt", actor, asked: { details: { points } } });
}
