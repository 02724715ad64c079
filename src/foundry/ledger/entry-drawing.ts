import { entryLine } from "../../view/ledger/entry-line.view.ts";
import { CARD_TEMPLATES } from "../chat/templates.data.ts";
import { entryCircumstances } from "./entry-circumstances.ts";
import { readEntry } from "./read-entry.ts";

/** How to draw an entry of the ledger: one line. Null for any other message. */
export function entryDrawing(message: unknown): { template: string; context: object } | null {
  const entry = readEntry(message);
  return entry && { template: CARD_TEMPLATES.line, context: entryLine(entry, entryCircumstances(entry)) };
}
