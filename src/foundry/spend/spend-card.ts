import type { EntryOf } from "../../ledger/entry.ts";
import { counteredBy, activeOn } from "../../ledger/order.ts";
import { spendCard } from "../../view/log/spend-card.view.ts";
import type { CardRender, EntryCard } from "../chat/card-part.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { entryCircumstances } from "../entries/entry-circumstances.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { activeRuleset } from "../settings/active-game.ts";
import { templatePath } from "../words/template-path.ts";
import { askCounter, mayCounter } from "./ask-spend.ts";

const TEMPLATE = templatePath("spend/card.hbs");

/** A bit of story a player paid for. */
export const STORY_CARD: EntryCard<"story"> = {
  render,
  actions: { counter: { once: true, run: (_message, { dataset: { on = "", entry = "" } }) => askCounter(on, entry) } },
};

function render(entry: EntryOf<"story">, { alias }: NornChatMessage): CardRender {
  const by = counteredBy(activeOn(ledgerStore(), entry.id)).get(entry.id) ?? null;
  const may = mayCounter(activeRuleset(), entry, entry.actor);
  const card = spendCard(entry, entryCircumstances(entry), { by, may });
  // Core writes the speaker above the card: the name is not repeated.
  return { template: TEMPLATE, context: { ...card, who: alias === card.who ? "" : card.who } };
}
