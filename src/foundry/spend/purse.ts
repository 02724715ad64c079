import type { LedgerEvent } from "../../rules/index.ts";
import type { Entry } from "../../ledger/entry.ts";
import { waitingOn } from "../../ledger/kinds/settle.ts";
import { pursesView } from "../../view/ledger/spend/purse.view.ts";
import type { Text } from "../../view/text.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";

/** Points of a roll that are on their way, or were given to others: for whom, in words. Nothing this reader may not see. */
export function purseOf(entries: readonly Entry[]): readonly Text[] {
  const seen = entries.filter(({ visible }) => visible);
  const given = seen.filter(({ kind }) => kind === "settle").flatMap(({ outcome }) => outcome.events);
  const paid = seen.filter(({ kind }) => kind === "invoke").flatMap(({ outcome }) => outcome.events);
  const nameOf = (actor: string): string => ledgerActor(actor)?.name ?? "?";
  return pursesView({ waits: waitingOn(seen), held: paid.filter(isHeld), given }, nameOf);
}

function isHeld(event: LedgerEvent): boolean {
  return event.type === "fate-points-changed" && event.counter === "held";
}
