import type { NornChatMessage } from "../documents/norn-chat-message.ts";

interface LiveCard {
  readonly message: WeakRef<NornChatMessage>;
  readonly html: WeakRef<HTMLElement>;
}

/** Every rendering of a card that may still be on a screen: the log, notices, windows of their own. */
const live = new Set<LiveCard>();
/** Renderings that are gone are forgotten once so many are known. */
const SWEEP_AT = 500;

export function rememberCard(message: NornChatMessage, html: HTMLElement): void {
  live.add({ message: new WeakRef(message), html: new WeakRef(html) });
  if (live.size % SWEEP_AT === 0) forgetLostCards();
}

function forgetLostCards(): void {
  for (const card of live) if (!card.html.deref() || !card.message.deref()) live.delete(card);
}

/** The renderings that are still there, those on a screen only. */
export function liveCards(): { message: NornChatMessage; html: HTMLElement }[] {
  forgetLostCards();
  return [...live].flatMap(({ message, html }) => {
    const shown = html.deref();
    const document = message.deref();
    return shown?.isConnected && document ? [{ message: document, html: shown }] : [];
  });
}
