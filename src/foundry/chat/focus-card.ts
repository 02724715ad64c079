/** Focuses a control of a message's card in the log, if it is on the screen. */
export function focusCard(id: string, control: string): void {
  const card = document.querySelector(`#chat .chat-message[data-message-id="${CSS.escape(id)}"]`);
  card?.querySelector<HTMLElement>(control)?.focus();
}
