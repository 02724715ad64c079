import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { announceTotal, knowTotal } from "./announce-total.ts";
import { attachCard } from "./attach-card.ts";
import { loadCardTemplates } from "./card-templates.ts";
import { cardDrawing } from "./card-context.ts";
import { followFocus, goOnIn, keepPlace } from "./keep-place.ts";
import { type LiveCard, liveCards, rememberCard } from "./live-cards.ts";

/**
 * Puts the card into a message core has rendered. What a message keeps from this reader stays as core shows it: a blind roll
 * shows its roller nothing.
 */
export async function showCard(message: NornChatMessage, html: HTMLElement): Promise<void> {
  if (!message.isContentVisible) return;
  const before = liveCards(message.id ?? "").map((card) => card.html);
  if (!(await fillCard(message, html))) return;
  rememberCard(message, html);
  goOnIn(html, before);
}

/** Draws every card on the screen again, where it stands. */
export function showCardsAgain(): void {
  for (const card of liveCards()) drawSoon(card);
}

/** Draws one card again, wherever it is on the screen. */
export function showCardAgain(id: string): void {
  for (const card of liveCards(id)) drawSoon(card);
}

const due = new WeakSet<HTMLElement>();

/** Once a frame: an entry comes in several steps, and of many at once only the last state is worth drawing. */
function drawSoon({ message, html }: LiveCard): void {
  if (due.has(html)) return;
  due.add(html);
  // A card may stand in a window of its own, which is in sight when the main one is not.
  (html.ownerDocument.defaultView ?? window).requestAnimationFrame(() => {
    due.delete(html);
    void fillCard(message, html);
  });
}

/** The last drawing begun of each rendering: one that was overtaken is thrown away. */
const drawings = new WeakMap<HTMLElement, object>();

async function fillCard(message: NornChatMessage, html: HTMLElement): Promise<boolean> {
  const drawing = await cardDrawing(message);
  const content = html.querySelector<HTMLElement>(".message-content");
  if (!drawing || !content) return false;
  drawings.set(html, drawing);
  await loadCardTemplates();
  const drawn = await foundry.applications.handlebars.renderTemplate(drawing.template, { ...drawing.context });
  if (drawings.get(html) !== drawing) return true;
  const again = html.classList.contains("norn-message");
  const putBack = keepPlace(content);
  content.innerHTML = drawn;
  html.classList.add("norn-message");
  html.classList.toggle("norn-told", drawing.told === true);
  attachCard(message, content);
  if (again) {
    putBack(content);
    announceTotal(message.id ?? "", content);
  } else {
    followFocus(content);
    knowTotal(message.id ?? "", content);
  }
  return true;
}
