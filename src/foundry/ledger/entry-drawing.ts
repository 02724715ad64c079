import { entryLine } from "../../view/ledger/entry-line.view.ts";
import { CARD_TEMPLATES } from "../chat/templates.data.ts";
import { compelDrawing } from "./compel/compel-drawing.ts";
import { entryCircumstances } from "./entry-circumstances.ts";
import { readEntry } from "./read-entry.ts";

/** How to draw an entry of the ledger: one line, but for a compel, which has a card. Null for any other message. */
export function entryDrawing(message: unknown): { template: string; context: object } | null {
  const entry = readEntry(message);
  if (entry?.kind === "compel") return compelDrawing(entry.id);
  return entry && { template: CARD_TEMPLATES.line, context: entryLine(entry, entryCircumstances(entry)) };
}
