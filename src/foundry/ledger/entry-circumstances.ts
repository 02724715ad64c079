import type { Entry } from "../../view/ledger/entry.ts";
import type { EntryCircumstances } from "../../view/ledger/lines/line-maker.ts";
import { LINES, PLAIN_LINE } from "../../view/ledger/lines/lines.ts";
import { putIntoWords } from "../registration/handlebars-helpers.ts";
import { standingOn, stands } from "./entries.ts";
import { hasMade } from "../created-aspects/making-roll.ts";
import { readEntry } from "./read-entry.ts";
import { isOverruled } from "./undo/plan-undo.ts";

/** What only the table knows about an entry, for this reader. */
export function entryCircumstances(entry: Entry): EntryCircumstances {
  const asked = entry.author === game.user.id;
  const circumstances = {
    stands: stands(entry),
    waits: game.users.activeGM === null,
    mine: asked || game.user.isGM,
    by: game.users.get(entry.asked.user)?.name ?? "",
    undone: "",
    overrules: game.user.isGM && !asked,
    overruled: isOverruled(entry),
    reveals: entry.kind === "assess" && game.user.isGM && !hasMade({ entries: standingOn(entry.asked.on) }),
  };
  const undone = readEntry(game.messages.get(entry.asked.entry));
  return undone ? { ...circumstances, undone: nameOf(undone, circumstances) } : circumstances;
}

/** What its kind calls it, or the aspect it is about; what is nobody's in particular is named by its own line. */
function nameOf(undone: Entry, circumstances: EntryCircumstances): string {
  const { asked, actorName, kind } = undone;
  const named = LINES[kind]?.name?.(undone);
  if (named) return putIntoWords(named);
  if (asked.aspectName !== "" || actorName !== "") return asked.aspectName;
  return putIntoWords((LINES[kind] ?? PLAIN_LINE).words(undone, circumstances));
}
