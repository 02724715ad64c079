import type { LedgerEvent } from "../../rules/index.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";

export function holderName(actor: string): string {
  return ledgerActor(actor)?.name ?? "?";
}

/** Names of those who get points, one for each point. */
export function purseNames(events: readonly LedgerEvent[]): readonly string[] {
  return events.flatMap((event) => (event.type === "fate-points-changed" && event.by > 0 ? [holderName(event.actor)] : []));
}
