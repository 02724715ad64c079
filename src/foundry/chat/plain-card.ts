import { text } from "../../view/text.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { templatePath } from "../words/template-path.ts";
import { enrichUserHtml } from "../words/user-html.ts";
import type { CardRender } from "./card-part.ts";

const TEMPLATE = templatePath("chat/plain-card.hbs");

/** The card of a message that another stands for: who and what. Secrets never reach a card. */
export async function renderPlainCard(message: NornChatMessage): Promise<CardRender> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- texts of Norn’s types; one that lacks them shows nothing
  const { game: played = "", actorName = "", text: words = "" } = message.system as Partial<Record<string, string>>;
  const label = text(`TYPES.ChatMessage.${message.type}`);
  const context = { game: played, label, who: actorName, text: await enrichUserHtml(words, { secrets: false }) };
  return { template: TEMPLATE, context };
}
