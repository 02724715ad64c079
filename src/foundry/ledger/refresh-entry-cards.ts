import { aboutOf } from "../../ledger/kinds.ts";
import type { EntryChange } from "../../ledger/entry-store.ts";
import { refreshCard } from "../chat/render-card.ts";
import { ledgerStore } from "./ledger-store.ts";

/** Draws again what an entry changes on the screen: itself, the card of its roll, and the entry it undoes or does again. */
export function refreshEntryCards({ id, before, after }: EntryChange): void {
  refreshEntry(id);
  const entry = after ?? before;
  if (!entry) return;
  const undone = entry.kind === "undo" || entry.kind === "redo" ? ledgerStore().entry(entry.request.entry) : null;
  const names = [...aboutOf(entry), ...(undone ? aboutOf(undone) : [])];
  for (const name of new Set(names)) refreshEntry(name);
}

/** Draws the messages of an entry again, or another message of this id. */
export function refreshEntry(id: string): void {
  const { request, outcomes } = ledgerStore().messagesOf(id);
  const messages = [id, request?.message ?? "", ...outcomes.map(({ message }) => message)];
  for (const message of new Set(messages)) if (message !== "") refreshCard(message);
}
