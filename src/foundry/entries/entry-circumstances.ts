import { hasCreated } from "../../ledger/rolls/creation-roll.ts";
import { openProposal } from "../../ledger/kinds/propose.ts";
import type { Entry } from "../../ledger/entry.ts";
import { isOverruled } from "../../ledger/kinds/undo.ts";
import { standingOn, stillStands, takesBack } from "../../ledger/order.ts";
import type { EntryCircumstances } from "../../view/ledger/lines/line-maker.ts";
import { entryName } from "../../view/ledger/lines/lines.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { settlingGm } from "../ledger/authority.ts";

/** What the view cannot know of an entry: the reader's rights and names. */
export function entryCircumstances(entry: Entry): EntryCircumstances {
  const entries = ledgerStore();
  const asked = entry.author === game.user.id;
  const circumstances = {
    stands: stillStands(entries, entry),
    waits: settlingGm() === null,
    mine: asked || game.user.isGM,
    by: entry.kind === "adjust" ? (game.users.get(entry.request.user)?.name ?? "") : "",
    undone: "",
    overrules: game.user.isGM && !asked,
    overruled: isOverruled({ entries }, entry),
    asks: game.user.isGM && asksGm(entry),
  };
  const undone = takesBack(entry) ? entries.entry(entry.request.entry) : null;
  return undone ? { ...circumstances, undone: entryName(undone, circumstances) } : circumstances;
}

/** Whether it waits for a GM: an assessment nobody has answered, a proposal that is open. */
function asksGm(entry: Entry): boolean {
  const entries = ledgerStore();
  if (entry.kind === "assess") return !hasCreated(standingOn(entries, entry.request.roll));
  return entry.kind === "propose" && openProposal(entries, entry.id) !== null;
}
