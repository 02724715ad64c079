import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { isMessageOfType } from "../documents/is-message-of-type.ts";
import { showCardAgain } from "../chat/show-card.ts";

/** Draws again what an entry changes on the screen: the card of its roll, and the entry it undoes or does again. */
export function showEntryAgain({ system }: NornChatMessage<"spend">): void {
  const { on, entry } = system.asked;
  for (const id of new Set([on, entry])) if (id !== "") showCardAgain(id);
  const undone = game.messages.get(entry);
  if (isMessageOfType(undone, "spend") && undone.system.asked.on !== on) showCardAgain(undone.system.asked.on);
}
