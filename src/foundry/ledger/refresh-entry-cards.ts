import { type EntryMessage, isEntryMessage } from "../documents/is-entry-message.ts";
import { refreshCard } from "../chat/render-card.ts";
import { namesOf } from "./entries.ts";

/** Draws again what an entry changes on the screen: the card of its roll, and the entry it undoes or does again. */
export function refreshEntryCards(message: EntryMessage): void {
  const undone = game.messages.get(message.system.asked.entry);
  const names = [...namesOf(message), ...(isEntryMessage(undone) ? namesOf(undone) : [])];
  for (const id of new Set(names)) if (id !== "") refreshCard(id);
}
