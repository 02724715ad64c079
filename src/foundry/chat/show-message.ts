import type { NornChatMessage } from "../documents/norn-chat-message.ts";

/** Core's window for one message, as far as it is used here: the public types compare its options without end. */
type Popout = new (options: { readonly message: NornChatMessage }) => { render(options: { force: boolean }): Promise<unknown> };

/**
 * Shows a message: in the log, where it is drawn; core draws only the newest ones, so an older one opens in a window of its own.
 * The user is informed of one that is gone.
 */
export async function showMessage(id: string): Promise<void> {
  const message = game.messages.get(id);
  if (!message?.visible) return void ui.notifications.warn("NORN.Ledger.Refused.roll-gone", { localize: true });
  ui.chat.activate();
  const card = document.querySelector<HTMLElement>(`#chat .chat-message[data-message-id="${CSS.escape(id)}"]`);
  if (!card) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see `Popout`
    const ChatPopout = foundry.applications.sidebar.apps.ChatPopout as unknown as Popout;
    await new ChatPopout({ message }).render({ force: true });
    return;
  }
  card.scrollIntoView({ block: "nearest" });
  card.querySelector<HTMLElement>("button, summary")?.focus({ preventScroll: true });
}
