import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import type * as CardBody from "./card-body.ts";

let fetched: typeof CardBody | null = null;

/**
 * Fetches the code of the cards: once the page can be played, or with the first card. It is kept, since an `import()` takes a task of
 * its own even for code that is there, and a frame would be painted in between.
 */
export async function fetchCardBody(): Promise<typeof CardBody> {
  fetched ??= await import("./card-body.ts");
  return fetched;
}

let informed = false;

/** Puts a card into a message core has rendered. Without a connection the message stays as core shows it. */
export async function drawCard(message: NornChatMessage, html: HTMLElement): Promise<void> {
  const body = await fetchCardBody().catch(() => null);
  if (body) return body.renderCard(message, html);
  if (!informed) ui.notifications.error("NORN.Chat.notFetched", { localize: true });
  informed = true;
}
