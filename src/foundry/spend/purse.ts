import type { LedgerEvent } from "../../rules/index.ts";
import { pursesView } from "../../view/ledger/spend/purse.view.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import type { Text } from "../../view/text.ts";
import { waitingOn } from "./plan-settle.ts";
import { holderName } from "./purse-names.ts";

/** Points of a roll that are not where they go yet, or have gone there: for whom, in words. Nothing of what this reader may not see. */
export function purseOf(entries: readonly Entry[]): readonly Text[] {
  const seen = entries.filter(({ visible }) => visible);
  const given = seen.filter(({ kind }) => kind === "settle").flatMap(({ outcome }) => outcome.events);
  const made = seen.filter(({ kind }) => kind === "invoke").flatMap(({ outcome }) => outcome.events);
  return pursesView({ waits: waitingOn(seen), held: made.filter(isHeld), given }, holderName);
}

function isHeld(event: LedgerEvent): boolean {
  return event.type === "fate-points-changed" && event.pot === "held";
}
