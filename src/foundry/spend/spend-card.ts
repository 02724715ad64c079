import type { EntryOf } from "../../ledger/entry.ts";
import { spendCard } from "../../view/ledger/spend/spend-card.view.ts";
import type { CardRender } from "../chat/card-part.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { entryCircumstances } from "../entries/entry-circumstances.ts";
import { templatePath } from "../template-path.ts";

export const SPEND_CARD_TEMPLATE = templatePath("spend/card.hbs");

/** A bit of story a player paid for. */
export function renderSpendCard(entry: EntryOf<"story">, { alias }: NornChatMessage): CardRender {
  const card = spendCard(entry, entryCircumstances(entry));
  // Core writes the speaker above the card: the name is not repeated.
  return { template: SPEND_CARD_TEMPLATE, context: { ...card, who: alias === card.who ? "" : card.who } };
}
