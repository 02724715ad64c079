import { entryLine } from "../../view/ledger/entry-line.view.ts";
import { isToldSpend } from "../../view/ledger/spend/told-spend.ts";
import { CARD_TEMPLATES } from "../chat/templates.data.ts";
import { compelDrawing } from "../compel/compel-drawing.ts";
import { entryCircumstances } from "./entry-circumstances.ts";
import { readEntry } from "./read-entry.ts";
import { spendDrawing } from "../spend/spend-drawing.ts";

/** How to draw an entry of the ledger: one line, but a compel and a bit of story have cards. Null for any other message. */
export function entryDrawing(message: unknown): { template: string; context: object } | null {
  const entry = readEntry(message);
  if (entry?.kind === "compel") return compelDrawing(entry.id);
  if (entry && isToldSpend(entry)) return spendDrawing(entry);
  return entry && { template: CARD_TEMPLATES.line, context: entryLine(entry, entryCircumstances(entry)) };
}
