import type { Entry } from "../../ledger/entry.ts";
import { waitingOn } from "../../ledger/kinds/resolve.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { pendingPointsView } from "../../view/spend/pending-points.view.ts";
import type { Text } from "../../view/text.ts";
import type { RollCardPart } from "../chat/roll-card.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { templatePath } from "../words/template-path.ts";

/** Points of a roll that are on their way, or were given to others: for whom, in words. Nothing this reader may not see. */
function pendingPoints(entries: readonly Entry[]): readonly Text[] {
  const seen = entries.filter(({ visible }) => visible);
  const given = seen.filter(({ kind }) => kind === "resolve").flatMap(({ outcome }) => outcome.events);
  const paid = seen.filter(({ kind }) => kind === "invoke").flatMap(({ outcome }) => outcome.events);
  const nameOf = (actor: string): string => ledgerActor(actor)?.shownName ?? "?";
  return pendingPointsView({ waits: waitingOn(seen), held: paid.filter(isHeld), given }, nameOf);
}

function isHeld(event: LedgerEvent): boolean {
  return event.type === "fate-points-changed" && event.counter === "held";
}

/** Points that wait, are held, or were given to others. */
export const PENDING_POINTS_PART: RollCardPart = {
  template: templatePath("spend/pending-points.hbs"),
  context: ({ now }) => {
    const points = pendingPoints(now.entries);
    return points.length > 0 ? { points } : null;
  },
};
