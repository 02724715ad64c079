import { isMessageOfType } from "../documents/is-message-of-type.ts";
import { enqueueEntry, enqueueOpenEntries } from "./entry-queue.ts";
import { noteEntry } from "./entries.ts";
import { admitEntry, sealSettledEntries } from "./guard-entries.ts";
import { noteActor, noteCounters, noteItem, recordActor, recordItem } from "./past-the-ledger.ts";
import { showEntryAgain } from "./show-entry-again.ts";

/** Entries run as they arrive, and those that waited as soon as somebody is there who may carry them out. Called in `init`. */
export function registerLedger(): void {
  Hooks.on("createChatMessage", (message, _options, userId) => void entryArrived(message, userId, true));
  Hooks.on("updateChatMessage", (message, _change, _options, userId) => void entryArrived(message, userId, false));
  Hooks.on("deleteChatMessage", (message) => {
    if (isMessageOfType(message, "spend")) showEntryAgain(message);
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
  if (!isMessageOfType(message, "spend") || !message.id) return;
  noteEntry(message);
  showEntryAgain(message);
  if (await admitEntry(message, userId, isNew)) enqueueEntry(message.id);
}
