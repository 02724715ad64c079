import { aboutOf } from "../../ledger/kinds.ts";
import type { EntryChange } from "../../ledger/entry-store.ts";
import { refreshCard } from "./render-card.ts";
import { ledgerStore, onEntryChange } from "../ledger/ledger-store.ts";

/** Called in `init`. */
export function registerEntryCards(): void {
  onEntryChange(refreshEntryCards);
}

/** Renders what an entry changes on the screen: itself, the card of its roll, and the entry it undoes or redoes. */
function refreshEntryCards({ id, after, entries }: EntryChange): void {
  refreshEntry(id);
  const names = entries.flatMap((entry) => aboutOf(entry));
  // What its card showed of other entries is then shown by their own lines.
  const shown = after ? [] : ledgerStore().about(id);
  for (const name of new Set([...names, ...shown.map((one) => one.id)])) refreshEntry(name);
}

/** Renders the messages of an entry, or another message with this id. */
export function refreshEntry(id: string): void {
  const { request, outcomes } = ledgerStore().messagesOf(id);
  const messages = [id, request?.message ?? "", ...outcomes.map(({ message }) => message)];
  for (const message of new Set(messages)) if (message !== "") refreshCard(message);
}
