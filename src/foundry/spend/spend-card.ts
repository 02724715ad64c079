import type { EntryOf } from "../../ledger/entry.ts";
import { counteredBy, standingOn } from "../../ledger/order.ts";
import { spendCard } from "../../view/ledger/spend/spend-card.view.ts";
import type { CardActions, CardRender } from "../chat/card-part.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { entryCircumstances } from "../entries/entry-circumstances.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { templatePath } from "../template-path.ts";
import { askCounter, mayCounter } from "./ask-spend.ts";

export const SPEND_CARD_TEMPLATE = templatePath("spend/card.hbs");

/** Cancels a point spent on the story, or to resist a compel (`data-on`). */
export const COUNTER_ACTION: CardActions[string] = {
  once: true,
  run: (_message, { dataset }) => askCounter(dataset["on"] ?? "", dataset["entry"] ?? ""),
};

/** A bit of story a player paid for. */
export function renderSpendCard(entry: EntryOf<"story">, { alias }: NornChatMessage): CardRender {
  const by = counteredBy(standingOn(ledgerStore(), entry.id)).get(entry.id) ?? null;
  const may = mayCounter(entry, entry.actor);
  const card = spendCard(entry, entryCircumstances(entry), { by, may });
  // Core writes the speaker above the card: the name is not repeated.
  return { template: SPEND_CARD_TEMPLATE, context: { ...card, who: alias === card.who ? "" : card.who } };
}
