import type { NornChatMessage } from "../documents/norn-chat-message.ts";

/** As many cards of the log fill the highest screen. */
const IN_SIGHT = 20;
/** The page lays out so many at once without anyone noticing. */
const AT_A_TIME = 8;

let inSight: ReadonlySet<NornChatMessage> | null = null;
const waiting: (() => Promise<unknown>)[] = [];

/** Whether a message's card can wait: core renders the newest hundred before the page can be played, and shows the last few. */
export function canWait(message: NornChatMessage): boolean {
  if (game.ready) return false;
  inSight ??= newest();
  return !inSight.has(message);
}

/** Draws a card once the page can be played, when nothing else is to be done: the newest first. Until then it is as core rendered it. */
export function renderLater(html: HTMLElement, draw: () => Promise<unknown>): void {
  if (waiting.length === 0) Hooks.once("ready", goOn);
  html.classList.add("norn-waiting");
  waiting.push(draw);
}

function newest(): Set<NornChatMessage> {
  const found = new Set<NornChatMessage>();
  for (const message of game.messages.contents.toReversed()) {
    if (found.size === IN_SIGHT) break;
    if (message.visible) found.add(message);
  }
  return found;
}

function goOn(): void {
  // A page in the background is never idle.
  requestIdleCallback(() => void renderSome(), { timeout: 1000 });
}

async function renderSome(): Promise<void> {
  try {
    await Promise.all(waiting.splice(-AT_A_TIME).map((draw) => draw()));
  } finally {
    // One card that cannot be drawn does not take the others with it.
    if (waiting.length > 0) goOn();
  }
}
