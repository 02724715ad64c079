import type { Entry } from "../../ledger/entry.ts";
import { aboutOf } from "../../ledger/kinds.ts";
import type { EntryChange } from "../../ledger/entry-store.ts";
import { refreshCard } from "./render-card.ts";
import { onForeseen, onGmAway } from "../ledger/shown-world.ts";
import { ledgerStore, onEntryChange } from "../ledger/ledger-store.ts";

/** Called in `init`. */
export function registerEntryCards(): void {
  onEntryChange(refreshEntryCards);
  onForeseen(refreshForeseen);
  onGmAway(() => refreshForeseen(ledgerStore().pending()));
}

/** Renders what an entry changes on the screen: itself, the card of its roll, and the entry it undoes or redoes. */
function refreshEntryCards({ id, after, entries }: EntryChange): void {
  refreshEntry(id);
  const names = entries.flatMap((entry) => aboutOf(entry));
  // What its card showed of other entries is then shown by their own lines.
  const shown = after ? [] : ledgerStore().about(id);
  for (const name of new Set([...names, ...shown.map((one) => one.id)])) refreshEntry(name);
}

/** Renders what shows these requests: themselves, and what they are about. */
function refreshForeseen(entries: readonly Entry[]): void {
  for (const id of new Set(entries.flatMap((entry) => [entry.id, ...aboutOf(entry)]))) refreshEntry(id);
}

/** Renders the messages of an entry, or another message with this id. */
export function refreshEntry(id: string): void {
  const { request, outcomes } = ledgerStore().messagesOf(id);
  const messages = [id, request?.message ?? "", ...outcomes.map(({ message }) => message)];
  for (const message of new Set(messages)) if (message !== "") refreshCard(message);
}
