import { text } from "../../view/text.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { templatePath } from "../template-path.ts";
import { enrichUserHtml } from "../user-html.ts";
import type { CardRender } from "./card-part.ts";

const TEMPLATE = templatePath("chat/plain-card.hbs");

/** The card of messages that have none of their own: who and what. Secrets never reach a card. */
export const PLAIN_CARD = { templates: [TEMPLATE], render: renderPlainCard };

export async function renderPlainCard(message: NornChatMessage): Promise<CardRender> {
  const { game: played = "", actorName = "", text: words = "" } = message.system as Partial<Record<string, string>>;
  const label = text(`TYPES.ChatMessage.${message.type}`);
  const context = { game: played, label, who: actorName, text: await enrichUserHtml(words, { secrets: false }) };
  return { template: TEMPLATE, context };
}
