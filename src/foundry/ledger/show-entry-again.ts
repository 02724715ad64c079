import { type EntryMessage, isEntryMessage } from "../documents/is-entry-message.ts";
import { showCardAgain } from "../chat/show-card.ts";
import { namesOf } from "./entries.ts";

/** Draws again what an entry changes on the screen: the card of its roll, and the entry it undoes or does again. */
export function showEntryAgain(message: EntryMessage): void {
  const undone = game.messages.get(message.system.asked.entry);
  const names = [...namesOf(message), ...(isEntryMessage(undone) ? namesOf(undone) : [])];
  for (const id of new Set(names)) if (id !== "") showCardAgain(id);
}
