import { entryLine } from "../../view/ledger/entry-line.view.ts";
import { isToldSpend } from "../../view/ledger/spend/told-spend.ts";
import type { Card, CardRender } from "../chat/card-part.ts";
import { renderPlainCard } from "../chat/plain-card.ts";
import { REVEAL_ACTION } from "../created-aspects/reveal-action.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { renderSpendCard, SPEND_CARD_TEMPLATE } from "../spend/spend-card.ts";
import { templatePath } from "../template-path.ts";
import { entryCircumstances } from "./entry-circumstances.ts";
import { isShownOnRollCard } from "./is-shown-on-roll-card.ts";
import { readEntry } from "./read-entry.ts";
import { UNDO_ACTIONS } from "./undo/undo-actions.ts";

const TEMPLATE = templatePath("ledger/entry-line.hbs");

/** An entry of the ledger: one line, but a bit of story has a card. */
export const ENTRY_CARD: Card<"spend"> = {
  templates: [TEMPLATE, SPEND_CARD_TEMPLATE],
  render,
  actions: { ...UNDO_ACTIONS, reveal: REVEAL_ACTION },
};

function render(message: NornChatMessage<"spend">): CardRender | Promise<CardRender> {
  const entry = readEntry(message);
  if (!entry) return renderPlainCard(message);
  if (isToldSpend(entry)) return renderSpendCard(entry);
  const context = entryLine(entry, entryCircumstances(entry));
  return { template: TEMPLATE, context, shownElsewhere: isShownOnRollCard(entry) };
}
