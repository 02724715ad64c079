import { hadFocus, handOverFocus } from "../redraw/keep-focus.ts";
import { redraw, type RedrawOptions } from "../redraw/redraw.ts";

export const CARD_REDRAW: RedrawOptions = {
  choices: "kept",
  orElse: ":is(.norn-chat-foot button:enabled, button:enabled:not(.norn-help), summary)",
};

/** Core renders a changed message as another element, and replaces the one before: the focus goes on there, then `shown` is called. */
export function carryOver(card: HTMLElement, before: readonly HTMLElement[], shown: () => void): void {
  if (before.length === 0) return;
  whenShown(card, MOST_FRAMES, () => {
    const content = contentOf(card);
    const gone = before.flatMap((old) => (old.isConnected ? [] : (contentOf(old) ?? []))).filter((old) => old.hasChildNodes());
    const from = gone.find(hadFocus) ?? gone.at(-1);
    if (content && from) takeOver(from, content);
    shown();
  });
}

/** The existing content is redrawn as the new one, and takes its place: with its folds, choices and focus. */
function takeOver(from: HTMLElement, content: HTMLElement): void {
  const drawn = content.innerHTML;
  content.replaceChildren(...from.childNodes);
  handOverFocus(from, content);
  redraw(content, drawn, CARD_REDRAW);
}

/** Core puts a card in place soon after rendering it; one that is not there by then is not meant for the screen. */
const MOST_FRAMES = 20;

function whenShown(card: HTMLElement, frames: number, then: () => void): void {
  if (card.isConnected) then();
  else if (frames > 0) requestAnimationFrame(() => whenShown(card, frames - 1, then));
}

function contentOf(card: HTMLElement): HTMLElement | null {
  return card.querySelector<HTMLElement>(".message-content");
}
