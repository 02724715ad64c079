import { isEntryMessage } from "../documents/is-entry-message.ts";
import { enqueueEntry, enqueueOpenEntries } from "./core/entry-queue.ts";
import { noteEntry } from "./entries.ts";
import { admitEntry, sealSettledEntries } from "./core/guard-entries.ts";
import { noteActor, noteCounters, noteItem, recordActor, recordItem } from "./core/past-the-ledger.ts";
import { showEntryAgain } from "./show-entry-again.ts";

/** Entries run as they arrive, and those that waited as soon as somebody is there who may carry them out. Called in `init`. */
export function registerLedger(): void {
  Hooks.on("createChatMessage", (message, _options, userId) => void entryArrived(message, userId, true));
  Hooks.on("updateChatMessage", (message, _change, _options, userId) => void entryArrived(message, userId, false));
  Hooks.on("deleteChatMessage", (message) => {
    if (isEntryMessage(message)) showEntryAgain(message);
  });
  Hooks.on("createActor", (actor) => noteActor(actor));
  Hooks.on("createItem", (item) => noteItem(item));
  Hooks.on("updateActor", (actor, change, _options, userId) => void recordActor(actor, change, userId));
  Hooks.on("updateItem", (item, change, _options, userId) => void recordItem(item, change, userId));
  Hooks.on("userConnected", () => enqueueOpenEntries());
  Hooks.once("ready", () => {
    noteCounters();
    sealSettledEntries();
    enqueueOpenEntries();
  });
}

async function entryArrived(message: unknown, userId: string, isNew: boolean): Promise<void> {
  if (!isEntryMessage(message) || !message.id) return;
  noteEntry(message);
  showEntryAgain(message);
  if (await admitEntry(message, userId, isNew)) enqueueEntry(message.id);
}
