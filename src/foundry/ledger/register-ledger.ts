import { isMessageOfType } from "../documents/is-message-of-type.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { registerRefreshMade } from "../created-aspects/refresh-made.ts";
import {
  authorityPresent,
  isAuthority,
  PATIENCE,
  pause,
  presenceChanged,
  startAuthority,
  stopAuthority,
  watchIdle,
} from "./authority.ts";
import { madeHere, signWrite, watchConnection } from "./client-id.ts";
import { noteActor, noteCounters, noteItem, noteToken } from "./counters.ts";
import { registerDeletedEntries } from "./deleted-entries.ts";
import { writtenBefore } from "./entry-flags.ts";
import { enqueue, enqueueEntry, enqueuePending, isOpen, mayBeHalfDone, queueFinished } from "./entry-queue.ts";
import { registerFormerGms } from "./former-gms.ts";
import { ledgerStore, onEntryChange, registerStore } from "./ledger-store.ts";
import {
  type Change,
  notePool,
  recordActor,
  recordCreated,
  recorded,
  recording,
  recordItem,
  recordPool,
} from "./manual-edits.ts";
import { reconcileSoon, resetOpeningBalances } from "./reconcile-books.ts";
import { registerSettledClock } from "./settled-clock.ts";
import { confirmOutcome, finishInterrupted, finishRemovals, noteAskedElsewhere } from "./settle-entry.ts";
import { refreshEntryCards } from "./refresh-entry-cards.ts";

const POOL_KEY = "norn.npcPool";

/** Requests are settled as they arrive, and those that waited as soon as somebody is there who may. Called in `init`. */
export function registerLedger(): void {
  registerStore();
  registerDeletedEntries();
  registerFormerGms();
  registerSettledClock();
  watchWrites();
  onEntryChange((change) => refreshEntryCards(change));
  onEntryChange(({ after }, message) => {
    watchIdle();
    if (after?.state === "pending" && isMessageOfType(message, "request")) enqueueEntry(after.id);
  });
  Hooks.on("createChatMessage", (message, options, userId) => {
    if (isMessageOfType(message, "request") && userId === game.user.id && !madeHere(options, userId))
      noteAskedElsewhere(message.id ?? "");
    if (isMessageOfType(message, "entry")) outcomeArrived(message.id ?? "", message.system.entry, userId);
  });
  Hooks.on("userConnected", (user, active) => {
    presenceChanged(user.id ?? "", active);
    // Whoever left may have been in the middle of an entry.
    takeUp();
  });
  registerRefreshMade();
  Hooks.once("ready", () => void start());
}

async function start(): Promise<void> {
  noteCounters();
  notePool();
  watchConnection(stopAuthority);
  startAuthority({
    finished: async () => {
      await queueFinished();
      await recorded();
    },
    mayBeHalfDone,
    isOpen,
    begin,
  });
  // What another tab of this user is in the middle of.
  await pause(PATIENCE);
  if (!game.users.activeGM) takeUp();
}

function begin(): void {
  enqueue(confirmUnattended);
  enqueue(forgetLeftovers);
  takeUp();
  enqueue(() => finishRemovals(ledgerStore().all()));
  reconcileSoon();
}

/** Requests that wait, with what was written of them before whoever settled them was gone. */
function takeUp(): void {
  enqueue(async () => {
    const pending = ledgerStore().pending();
    finishInterrupted(writtenBefore(new Set(pending.map(({ id }) => id))));
    await Promise.resolve();
  });
  enqueuePending();
}

/** What authors have settled while no GM was there: what counts is confirmed, so that it stays whatever becomes of its message. */
async function confirmUnattended(): Promise<void> {
  for (const { id, byGm, state } of ledgerStore().all()) if (!byGm && state !== "pending") await confirmOutcome(id);
}

/** What a client that died left behind: requests that are settled, and outcomes of players that count nowhere. */
async function forgetLeftovers(): Promise<void> {
  const left = game.messages.filter((message) => {
    const { request, outcomes } = ledgerStore().messagesOf(ledgerStore().entryIdOf(message.id ?? ""));
    const settledByGm = outcomes.some(({ byGm }) => byGm);
    if (isMessageOfType(message, "request")) return settledByGm && request?.message === message.id;
    return isMessageOfType(message, "entry") && outcomes.some((one) => one.message === message.id && !one.byGm);
  });
  if (left.length > 0) await ChatMessage.deleteDocuments(left.map(({ id }) => id ?? ""));
}

/** A settled request has done its work. An outcome that a player writes while a GM settles entries counts nowhere. */
function outcomeArrived(message: string, entry: string, userId: string): void {
  if (game.users.get(userId)?.isGM) {
    if (userId === game.user.id && isAuthority()) forgetRequest(entry);
    return;
  }
  if (isAuthority()) enqueue(async () => void (await game.messages.get(message)?.delete()));
  else if (!authorityPresent() && userId === game.user.id) forgetRequest(entry);
}

let settled: string[] = [];
const forget = foundry.utils.debounce(() => {
  // An outcome may name anything; only a request one may delete goes.
  const ids = settled.filter((id) => {
    const message = game.messages.get(id);
    return isMessageOfType(message, "request") && (game.user.isGM || message.isAuthor);
  });
  settled = [];
  if (ids.length > 0) void ChatMessage.deleteDocuments(ids);
}, 1000);

function forgetRequest(id: string): void {
  if (id === "") return;
  settled.push(id);
  forget();
}

/** What this client writes is signed; what anybody writes past the ledger is recorded. */
function watchWrites(): void {
  Hooks.on("preCreateChatMessage", (_message, _data, options) => signWrite(options));
  Hooks.on("preUpdateActor", (_actor, _change, options) => signWrite(options));
  Hooks.on("preUpdateItem", (_item, _change, options) => signWrite(options));
  Hooks.on("createActor", actorCreated);
  Hooks.on("createToken", (token) => noteToken(token));
  Hooks.on("updateToken", (token, change) => {
    if ("actorLink" in change) noteToken(token);
  });
  const made = (change: object, options: object, userId: string): Change => ({ change, options, userId });
  Hooks.on("createItem", (item, options, userId) => {
    noteItem(item);
    if (item.actor && !item.pack) resetOpeningBalances([item.uuid]);
    recording(recordCreated(item, made(item._source, options, userId)));
  });
  Hooks.on("updateActor", (actor, change, options, userId) => recording(recordActor(actor, made(change, options, userId))));
  Hooks.on("updateItem", (item, change, options, userId) => recording(recordItem(item, made(change, options, userId))));
  const poolWritten = (key: string, userId: string): void => {
    if (key === POOL_KEY) recording(recordPool(userId));
  };
  Hooks.on("createSetting", ({ key }, _options, userId) => poolWritten(key, userId));
  Hooks.on("updateSetting", ({ key }, _change, _options, userId) => poolWritten(key, userId));
}

function actorCreated(actor: NornActor): void {
  noteActor(actor);
  if (!actor.pack) resetOpeningBalances([actor.uuid, ...actor.items.map(({ uuid }) => uuid)]);
}
