import type { Entry } from "../../view/ledger/entry.ts";
import type { EntryCircumstances } from "../../view/ledger/lines/line-maker.ts";
import { stands } from "./entries.ts";
import { readEntry } from "./read-entry.ts";
import { isOverruled } from "./undo/plan-undo.ts";

/** What only the table knows about an entry, for this reader. */
export function entryCircumstances(entry: Entry): EntryCircumstances {
  const undone = readEntry(game.messages.get(entry.asked.entry));
  const asked = entry.author === game.user.id;
  return {
    stands: stands(entry),
    waits: game.users.activeGM === null,
    mine: asked || game.user.isGM,
    by: game.users.get(entry.asked.user)?.name ?? "",
    undone: undone?.asked.aspectName ?? "",
    overrules: game.user.isGM && !asked,
    overruled: isOverruled(entry),
  };
}
