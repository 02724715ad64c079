import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import type * as CardBody from "./card-body.ts";

/** Fetches the code of the cards: once the page can be played, or with the first card. */
export function fetchCardBody(): Promise<typeof CardBody> {
  return import("./card-body.ts");
}

let informed = false;

/** Puts a card into a message core has rendered. Without a connection the message stays as core shows it. */
export async function drawCard(message: NornChatMessage, html: HTMLElement): Promise<void> {
  const body = await fetchCardBody().catch(() => null);
  if (body) return body.renderCard(message, html);
  if (!informed) ui.notifications.error("NORN.Chat.notFetched", { localize: true });
  informed = true;
}
