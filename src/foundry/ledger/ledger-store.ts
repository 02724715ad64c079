import type { Entry } from "../../ledger/entry.ts";
import { type EntryChange, EntryStore } from "../../ledger/entry-store.ts";
import { type Envelope, type LedgerMessage, parseOutcome, parseRequest } from "../../ledger/message.ts";
import { isLedgerMessage } from "../documents/of-type.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { isByGm } from "./former-gms.ts";

const store = new EntryStore();
let filled = false;

type Listener = (change: EntryChange, message: NornChatMessage) => void;
const listeners: Listener[] = [];

/** Every entry this client knows. Filled from the log on first use. */
export function ledgerStore(): EntryStore {
  if (!filled) {
    filled = true;
    for (const message of game.messages) {
      const read = ledgerMessage(message);
      if (read) store.add(read);
    }
  }
  return store;
}

/** The entry a message belongs to; null for any other message, and where the message does not count. */
export function entryOf(message: unknown): Entry | null {
  return message instanceof ChatMessage ? ledgerStore().entry(ledgerStore().entryIdOf(message.id ?? "")) : null;
}

/** Called after an entry was added, settled, or removed; with the message that arrived or was deleted. */
export function onEntryChange(listener: Listener): void {
  listeners.push(listener);
}

/** Untrusted data of a chat message; null for any other message, and where it cannot be read. */
function ledgerMessage(message: unknown): LedgerMessage | null {
  if (!isLedgerMessage(message) || !message.id) return null;
  const { system } = message.toObject(true);
  const data: Readonly<Record<string, unknown>> = system;
  return message.type === "request" ? parseRequest(envelopeOf(message), data) : parseOutcome(envelopeOf(message), data);
}

function envelopeOf(message: NornChatMessage): Envelope {
  return {
    message: message.id ?? "",
    author: message._source.author ?? "",
    byGm: isByGm(message),
    received: message._stats.createdTime ?? 0,
    visible: message.isLegible,
    readers: message.whisper.filter((user) => user !== null),
  };
}

/** Reads the log again on next use. */
export function refill(): void {
  store.clear();
  filled = false;
}

function notify(change: EntryChange | null, message: NornChatMessage): void {
  if (change) for (const listener of listeners) listener(change, message);
}

const add = (message: NornChatMessage): void => {
  ledgerStore();
  const read = ledgerMessage(message);
  notify(read ? store.add(read) : store.drop(message.id ?? ""), message);
};

// Here, so that nothing that uses the store can hear of a message before it.
Hooks.on("createChatMessage", add);
Hooks.on("updateChatMessage", add);
Hooks.on("deleteChatMessage", (message) => notify(ledgerStore().drop(message.id ?? ""), message));
// Outcomes depend on who is a GM.
Hooks.on("updateUser", refill);
Hooks.on("deleteUser", refill);
