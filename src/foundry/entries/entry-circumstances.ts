import type { Entry } from "../../ledger/entry.ts";
import { asksGm } from "../../ledger/kinds.ts";
import { isOverruled } from "../../ledger/kinds/undo.ts";
import { isActive, takesBack } from "../../ledger/order.ts";
import type { EntryCircumstances } from "../../view/entries/line-maker.ts";
import { lineOf } from "../../view/log/lines.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { foreseen, isGmAway } from "../ledger/shown-world.ts";
import { mayTakeBack, mayWithdraw } from "./may-take-back.ts";

/** What the view cannot know of an entry: the reader's rights and names. */
export function entryCircumstances(entry: Entry): EntryCircumstances {
  const entries = ledgerStore();
  const asked = entry.author === game.user.id;
  const circumstances = {
    stands: isActive(entries, entry),
    waits: isGmAway(),
    foreseen: foreseen(entry),
    mayWithdraw: mayWithdraw(entry),
    mayTakeBack: mayTakeBack(entry),
    by: byOf(entry),
    undone: null,
    overrules: game.user.isGM && !asked,
    overruled: isOverruled({ entries }, entry),
    asks: game.user.isGM && asksGm(entries, entry),
  };
  const undone = takesBack(entry) ? entries.entry(entry.request.entry) : null;
  return undone?.visible
    ? { ...circumstances, undone: lineOf(undone).words(undone, { ...circumstances, by: byOf(undone) }) }
    : circumstances;
}

/** Name of the user whose change it records; "" for none. */
function byOf(entry: Entry): string {
  return game.users.get(lineOf(entry).by?.(entry) ?? "")?.name ?? "";
}
