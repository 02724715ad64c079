import { type EntryMessage, isEntryMessage } from "../documents/is-entry-message.ts";
import { showCardAgain } from "../chat/show-card.ts";

/** Draws again what an entry changes on the screen: the card of its roll, and the entry it undoes or does again. */
export function showEntryAgain({ system }: EntryMessage): void {
  const { on, entry } = system.asked;
  for (const id of new Set([on, entry])) if (id !== "") showCardAgain(id);
  const undone = game.messages.get(entry);
  if (isEntryMessage(undone) && undone.system.asked.on !== on) showCardAgain(undone.system.asked.on);
}
