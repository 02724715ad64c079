import type { Entry } from "../../view/ledger/entry.ts";
import { spendCard } from "../../view/ledger/spend/spend-card.view.ts";
import { CARD_TEMPLATES } from "../chat/templates.data.ts";
import { entryCircumstances } from "../ledger/entry-circumstances.ts";

export function spendDrawing(entry: Entry): { template: string; context: object } {
  const card = spendCard(entry, entryCircumstances(entry));
  // Core writes the speaker above the card: a name is not said twice.
  const said = game.messages.get(entry.id)?.alias === card.who;
  return { template: CARD_TEMPLATES.spend, context: { ...card, who: said ? "" : card.who } };
}
