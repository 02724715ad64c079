import { takesBack } from "../../ledger/order.ts";
import type { Entry } from "../../ledger/entry.ts";
import { eventTarget } from "../../ledger/changes/event-target.ts";
import { isLedgerMessage, isMessageOfType } from "../documents/of-type.ts";
import { isLogCleared, wasFlushed } from "../documents/norn-chat-message.ts";
import { isNamedAuthority } from "../ledger/authority.ts";
import { settling } from "../ledger/settling.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { entryOf, ledgerStore, onEntryChange } from "../ledger/ledger-store.ts";
import { recording } from "../ledger/recording.ts";
import { resetAllOpeningBalances, resetOpeningBalances } from "./reconcile-books.ts";
import { recordAdjustment } from "../ledger/create-outcome.ts";

/** More settled entries than these deleted at once count as a cleared log. */
const MOST_AT_ONCE = 5;
/** Milliseconds within which the deletions of one click arrive. */
const TOGETHER = 50;

let leaving: Entry | null = null;
let gone: { readonly entry: Entry; readonly user: string }[] = [];

/**
 * Deleted messages. A request may go: a pending one is withdrawn, a settled one is no longer needed. An outcome deleted by a GM leaves
 * an adjustment, so that the sums hold; one that other entries depend on cannot be deleted. Clearing the log starts new histories.
 * Called in `init`.
 */
export function registerDeletedEntries(): void {
  Hooks.on("preDeleteChatMessage", (message, options) => {
    if (!isMessageOfType(message, "entry") || wasFlushed(options) || !isDependedOn(message)) return;
    ui.notifications.info("NORN.Ledger.stays", { localize: true });
    return false;
  });
  Hooks.on("deleteChatMessage", (message, options, userId) => {
    const isCleared = isLogCleared(options, userId);
    if (isCleared && isLedgerMessage(message)) resetAllOpeningBalances();
    if (!isCleared && leaving) noteGone(leaving, userId);
    leaving = null;
  });
  // Runs before the hook above: the store registers its own first.
  onEntryChange(({ before, after }) => {
    leaving = before?.state === "done" && after?.state !== "done" ? before : null;
  });
}

function noteGone(entry: Entry, user: string): void {
  if (!isNamedAuthority()) return;
  if (gone.length === 0) setTimeout(() => recording(writeGone()), TOGETHER);
  gone.push({ entry, user });
  // A request whose outcome was deleted must not be settled again.
  if (game.messages.has(entry.id)) settling.enqueue(async () => void (await game.messages.get(entry.id)?.delete()));
}

function isDependedOn(message: object): boolean {
  const entry = entryOf(message);
  if (entry?.state !== "done") return false;
  return takesBack(entry) || ledgerStore().about(entry.id).length > 0;
}

async function writeGone(): Promise<void> {
  const all = gone;
  gone = [];
  if (all.length > MOST_AT_ONCE) return resetOpeningBalances(all.flatMap(({ entry }) => entry.outcome.events.map(eventTarget)));
  for (const { entry, user } of all) await adjustFor(entry, user);
}

async function adjustFor({ kind, actor, request, outcome }: Entry, user: string): Promise<void> {
  if (kind === "adjust") return resetOpeningBalances(outcome.events.map(eventTarget));
  if (outcome.events.length === 0) return;
  const aspect = "aspect" in request ? request.aspect : "";
  const aspectName = "aspectName" in request ? request.aspectName : "";
  await recordAdjustment(ledgerActor(actor), { user, aspect, aspectName, unwatched: false }, outcome.events);
}
