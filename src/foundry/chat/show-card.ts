import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { attachCard } from "./attach-card.ts";
import { loadCardTemplates } from "./card-templates.ts";
import { cardDrawing } from "./card-context.ts";
import { liveCards, rememberCard } from "./live-cards.ts";

/**
 * Puts the card into a message core has rendered. What a message keeps from this reader stays as core shows it: a blind roll
 * shows its roller nothing.
 */
export async function showCard(message: NornChatMessage, html: HTMLElement): Promise<void> {
  if (!message.isContentVisible) return;
  const shown = await fillCard(message, html);
  if (shown) rememberCard(message, html);
}

/** Draws every card on the screen again, where it stands. */
export function showCardsAgain(): void {
  for (const { message, html } of liveCards()) void fillCard(message, html);
}

/** Draws one card again, wherever it is on the screen. */
export function showCardAgain(id: string): void {
  for (const { message, html } of liveCards()) if (message.id === id) void fillCard(message, html);
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
  content.innerHTML = drawn;
  html.classList.add("norn-message");
  attachCard(message, content);
  return true;
}
