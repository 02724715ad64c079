/** Milliseconds: by then a card that an entry changes has been redrawn. */
const HELD = 500;

interface Wanted {
  readonly id: string;
  readonly control: string;
  readonly until: number;
}
let wanted: Wanted | null = null;

/**
 * Focuses a control of a message's card in the log, if it is on the screen. A card that is drawn a moment later gets the focus then,
 * unless the user has moved it elsewhere.
 */
export function focusCard(id: string, control: string): void {
  wanted = { id, control, until: performance.now() + HELD };
  controlOf(wanted)?.focus();
}

/** Called whenever a message's card was drawn. */
export function focusRendered(id: string): void {
  if (wanted?.id !== id) return;
  if (performance.now() > wanted.until || document.activeElement !== document.body) wanted = null;
  else controlOf(wanted)?.focus();
}

function controlOf({ id, control }: Wanted): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#chat .chat-message[data-message-id="${CSS.escape(id)}"] ${control}`);
}
