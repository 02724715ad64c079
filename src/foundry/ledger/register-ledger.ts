import { type EntryMessage, isEntryMessage } from "../documents/is-entry-message.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { balanceSoon, startAnew } from "./core/accounts.ts";
import { noteClaim } from "./core/claims.ts";
import { noteActor, noteCounters, noteItem } from "./core/counters.ts";
import { enqueueEntry, enqueueOpenEntries, isInOtherHands, noteClaims, openEntries, queueFinished } from "./core/entry-queue.ts";
import { noteAskedElsewhere } from "./core/executor.ts";
import { admitEntry, keepType, sealSettledEntries, signSettledAlone } from "./core/guard-entries.ts";
import { presenceChanged, startKeeping, watchIdle } from "./core/keeper.ts";
import { type Change, recordActor, recordItem } from "./core/past-the-ledger.ts";
import { entryDeleted } from "./core/put-back.ts";
import { madeHere, signWrite } from "./core/session.ts";
import { writeDown, writtenDown } from "./core/writing-down.ts";
import { registerRefreshMade } from "../created-aspects/refresh-made.ts";
import { noteEntry } from "./entries.ts";
import { refreshEntryCards } from "./refresh-entry-cards.ts";

/** Entries run as they arrive, and those that waited as soon as somebody is there who may carry them out. Called in `init`. */
export function registerLedger(): void {
  watchWrites();
  Hooks.on("createChatMessage", (message, options, userId) => {
    if (!isEntryMessage(message) || !message.id) return;
    if (userId === game.user.id && !madeHere(options, userId)) noteAskedElsewhere(message.id);
    void entryArrived(message, userId, true);
  });
  Hooks.on("updateChatMessage", (message, _change, _options, userId) => {
    if (isEntryMessage(message)) void entryArrived(message, userId, false);
    else void keepType(message);
  });
  Hooks.on("deleteChatMessage", (message, options, userId) => {
    if (!isEntryMessage(message)) return;
    refreshEntryCards(message);
    writeDown(entryDeleted(message, options, userId));
  });
  Hooks.on("userConnected", (user, active) => {
    presenceChanged(user.id ?? "", active);
    enqueueOpenEntries();
  });
  registerRefreshMade();
  Hooks.once("ready", start);
}

function start(): void {
  noteCounters();
  noteClaims();
  sealSettledEntries();
  startKeeping({
    finished: async () => {
      await queueFinished();
      await writtenDown();
    },
    inOtherHands: isInOtherHands,
    isOpen: () => openEntries().length > 0,
    begin: () => {
      sealSettledEntries();
      void signSettledAlone();
      enqueueOpenEntries();
      balanceSoon();
    },
  });
  takeUpOwn();
  game.socket?.on("connect", takeUpOwn);
}

/** What this user's page has begun before, or before it lost the connection. */
function takeUpOwn(): void {
  if (!game.users.activeGM) enqueueOpenEntries({ own: true });
}

/** What this page writes is signed; what anybody writes past the ledger is written down. */
function watchWrites(): void {
  Hooks.on("preCreateChatMessage", (_message, _data, options) => signWrite(options));
  Hooks.on("preUpdateActor", (_actor, _change, options) => signWrite(options));
  Hooks.on("preUpdateItem", (_item, _change, options) => signWrite(options));
  Hooks.on("createActor", actorCreated);
  Hooks.on("createItem", itemCreated);
  const made = (change: object, options: object, userId: string): Change => ({ change, options, userId });
  Hooks.on("updateActor", (actor, change, options, userId) => writeDown(recordActor(actor, made(change, options, userId))));
  Hooks.on("updateItem", (item, change, options, userId) => writeDown(recordItem(item, made(change, options, userId))));
}

function actorCreated(actor: NornActor): void {
  noteActor(actor);
  startAnew([actor.uuid, ...actor.items.map(({ uuid }) => uuid)]);
}

function itemCreated(item: NornItem): void {
  noteItem(item);
  if (item.actor) startAnew([item.uuid]);
}

async function entryArrived(message: EntryMessage, userId: string, isNew: boolean): Promise<void> {
  noteClaim(message);
  noteEntry(message);
  refreshEntryCards(message);
  watchIdle();
  if (await admitEntry(message, userId, isNew)) enqueueEntry(message.id ?? "");
}
