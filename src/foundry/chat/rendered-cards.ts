import type { NornChatMessage } from "../documents/norn-chat-message.ts";

/** One rendering of a card. A message has several: in the log, in a notice, in popped-out windows. */
export interface RenderedCard {
  readonly message: NornChatMessage;
  readonly html: HTMLElement;
}

interface KnownCard {
  readonly message: WeakRef<NornChatMessage>;
  readonly html: WeakRef<HTMLElement>;
}

/** By message, so that finding one message's cards takes the same time after a thousand others. */
const known = new Map<string, KnownCard[]>();

/** Core renders a message again whenever it changes: discarded elements are forgotten then. */
export function rememberCard(message: NornChatMessage, html: HTMLElement): void {
  const id = message.id ?? "";
  const kept = (known.get(id) ?? []).filter((card) => card.html.deref() && card.message.deref());
  known.set(id, [...kept, { message: new WeakRef(message), html: new WeakRef(html) }]);
}

/** The renderings on a screen: of one message, or of all. */
export function renderedCards(id?: string): RenderedCard[] {
  const cards = id === undefined ? [...known.values()].flat() : (known.get(id) ?? []);
  return cards.flatMap((card) => {
    const message = card.message.deref();
    const html = card.html.deref();
    return message && html?.isConnected ? [{ message, html }] : [];
  });
}
