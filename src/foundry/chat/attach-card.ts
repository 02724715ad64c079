import { isMessageOfType } from "../documents/is-message-of-type.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { giveTo } from "../drag/give-to.ts";
import { attachLedger } from "../ledger/attach-ledger.ts";
import { cardDragData, itemOfCard } from "./card-document.ts";

/** What can be done with a card: every rendering of it has listeners of its own, for core has none in notices and windows. */
export function attachCard(message: NornChatMessage, content: HTMLElement): void {
  attachLedger(message, content);
  if (!isMessageOfType(message, "card")) return;
  content.querySelector<HTMLElement>("[draggable=true]")?.addEventListener("dragstart", (event) => startDrag(message, event));
  content.querySelector<HTMLElement>("[data-norn-give]")?.addEventListener("click", () => void giveFromCard(message));
}

/** The same from the card's menu. */
export async function giveFromCard(message: NornChatMessage<"card">): Promise<void> {
  const item = await itemOfCard(message);
  if (item) await giveTo(item, { copy: true });
  else ui.notifications.warn("NORN.Drag.gone", { localize: true });
}

function startDrag(message: NornChatMessage<"card">, event: DragEvent): void {
  const data = cardDragData(message);
  if (data) event.dataTransfer?.setData("text/plain", JSON.stringify(data));
  else event.preventDefault();
}
