import { entryLine } from "../../view/ledger/entry-line.view.ts";
import { CARD_TEMPLATES } from "../chat/templates.data.ts";
import { stands } from "./entries.ts";
import { readEntry } from "./read-entry.ts";

/** How to draw an entry of the ledger: one line. Null for any other message. */
export function entryDrawing(message: unknown): { template: string; context: object } | null {
  const entry = readEntry(message);
  if (!entry) return null;
  const undone = readEntry(game.messages.get(entry.asked.entry));
  const line = entryLine(entry, {
    stands: stands(entry),
    waits: game.users.activeGM === null,
    mine: entry.author === game.user.id || game.user.isGM,
    by: game.users.get(entry.asked.user)?.name ?? "",
    undone: undone?.asked.aspectName ?? "",
  });
  return { template: CARD_TEMPLATES.line, context: line };
}
