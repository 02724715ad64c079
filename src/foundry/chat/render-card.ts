import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { followFocus } from "../redraw/keep-focus.ts";
import { redraw } from "../redraw/redraw.ts";
import { announceTotal, knowTotal } from "./announce-total.ts";
import { canWait, renderLater } from "./draw-later.ts";
import { focusRendered } from "./focus-card.ts";
import { cardOf } from "./card-registry.ts";
import { CARD_REDRAW, carryOver } from "./carry-over.ts";
import { type CardRender, SHOWN_ON_OTHER_CARD } from "./card-part.ts";
import { listenToCard } from "./listen-to-card.ts";
import { renderRolledDice } from "./rolled-dice.ts";
import { rememberCard, type RenderedCard, renderedCards } from "./rendered-cards.ts";

/**
 * Puts the card into a message core has rendered. What is hidden from this reader stays as core shows it: a blind roll shows its
 * roller nothing.
 */
export async function renderCard(message: NornChatMessage, html: HTMLElement): Promise<void> {
  if (!message.isContentVisible) return;
  if (!cardOf(message)) return renderRolledDice(message, html);
  const before = renderedCards(message.id ?? "").map((card) => card.html);
  if (canWait(message)) renderLater(html, () => renderFirst(message, html));
  else if (!(await fillCard(message, html))) return;
  listenToCard(message, html);
  rememberCard(message, html);
  carryOver(html, before, () => focusRendered(message.id ?? ""));
}

/** What has happened since may have drawn it. */
async function renderFirst(message: NornChatMessage, html: HTMLElement): Promise<void> {
  if (!isRendered(html)) await fillCard(message, html);
}

function isRendered(html: HTMLElement): boolean {
  return html.classList.contains("norn-message");
}

/** Redraws every card on the screen, in place. */
export function refreshCards(): void {
  for (const card of renderedCards()) refreshSoon(card);
}

/** Redraws one card, wherever it is on the screen. */
export function refreshCard(id: string): void {
  for (const card of renderedCards(id)) refreshSoon(card);
}

/** Renderings that are about to be redrawn, and those redrawn since the last frame. */
const due = new WeakSet<HTMLElement>();
const fresh = new WeakSet<HTMLElement>();

/** At once, so that what arrives and what it changes are painted together; a second redraw within a frame waits for its end. */
function refreshSoon({ message, html }: RenderedCard): void {
  if (due.has(html)) return;
  due.add(html);
  const draw = (): void => {
    due.delete(html);
    void fillCard(message, html);
  };
  // A card may be in a popped-out window, which can be visible when the main one is not.
  const view = html.ownerDocument.defaultView ?? window;
  if (fresh.has(html)) view.requestAnimationFrame(draw);
  else {
    fresh.add(html);
    view.requestAnimationFrame(() => fresh.delete(html));
    queueMicrotask(draw);
  }
}

/** The last redraw begun for each rendering: an overtaken one is discarded. */
const drawings = new WeakMap<HTMLElement, object>();

async function fillCard(message: NornChatMessage, html: HTMLElement): Promise<boolean> {
  const render = await cardOf(message)?.render(message);
  const content = html.querySelector<HTMLElement>(".message-content");
  if (!render || !content) return false;
  const drawing = {};
  drawings.set(html, drawing);
  const drawn = render === SHOWN_ON_OTHER_CARD ? "" : await draw(render);
  if (drawings.get(html) !== drawing) return true;
  const again = isRendered(html);
  html.classList.remove("norn-waiting");
  html.classList.add("norn-message");
  html.classList.toggle("norn-shown-elsewhere", render === SHOWN_ON_OTHER_CARD);
  if (again) {
    redraw(content, drawn, CARD_REDRAW);
    announceTotal(message.id ?? "", content);
    focusRendered(message.id ?? "");
  } else {
    content.innerHTML = drawn;
    followFocus(content);
    knowTotal(message.id ?? "", content);
  }
  return true;
}

function draw({ template, context }: CardRender): Promise<string> {
  return foundry.applications.handlebars.renderTemplate(template, { ...context });
}
