import type { LedgerEvent } from "../../rules/index.ts";
import { eventTarget } from "../../ledger/changes/event-target.ts";
import { readEvents } from "../../ledger/changes/read-events.ts";
import { type OpeningBalances, reconcile } from "../../ledger/reconcile.ts";
import { isAuthority, isNamedAuthority } from "../ledger/authority.ts";
import { allCounters } from "../ledger/counters.ts";
import { enqueue } from "../ledger/settle-entry.ts";
import { ledgerActor, ledgerAspect } from "../ledger/ledger-documents.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { isRecording, recorded, recording } from "./manual-edits.ts";
import { recordAdjustment } from "../ledger/create-outcome.ts";

/** Stands for every document. */
const EVERYTHING = "*";

/** Milliseconds within which writes under way arrive. */
const ARRIVED = 1500;

/** Uuids of documents whose opening balance has to be reset. */
let resets = new Set<string>();
let soon: ReturnType<typeof setTimeout> | undefined;

/** A document is new, or entries were deleted from its history: its opening balance is what it has now. */
export function resetOpeningBalances(uuids: readonly string[]): void {
  if (!game.user.isGM) return;
  for (const uuid of uuids) resets.add(uuid);
  reconcileSoon();
}

/** The log is cleared: every history starts again, before anything else can happen. */
export function resetAllOpeningBalances(): void {
  if (!game.user.isGM) return;
  resets.add(EVERYTHING);
  reconcileSoon(0);
}

/** Another client has stored them. */
export function openingBalancesStored(): void {
  if (!isNamedAuthority()) resets.clear();
}

/** Reconciles once writes under way have arrived. */
export function reconcileSoon(wait = ARRIVED): void {
  clearTimeout(soon);
  soon = setTimeout(reconcileNow, wait);
}

/**
 * Runs between two entries, since an unfinished one would look like a difference. In the queue, so that it need not wait for a
 * pause.
 */
function reconcileNow(): void {
  enqueue(async () => {
    while (isRecording()) await recorded();
    if (!isAuthority()) return;
    const balanced = writeBalances();
    recording(balanced);
    await balanced;
  });
}

async function writeBalances(): Promise<void> {
  const before = storedOpeningBalances();
  const taken = resets;
  resets = new Set();
  const { opening, unexplained } = reconcile({
    opening: before,
    entries: settledEvents(),
    now: allCounters(),
    isReset: (uuid) => taken.has(EVERYTHING) || taken.has(uuid),
  });
  try {
    for (const [owner, events] of unexplained) await adjust(owner, events);
    if (!isSame(before, opening)) await storeOpeningBalances(opening);
  } catch (error) {
    resets = new Set([...taken, ...resets]);
    throw error;
  }
}

function settledEvents(): LedgerEvent[] {
  return ledgerStore()
    .all()
    .flatMap(({ state, outcome }) => (state === "done" ? outcome.events : []));
}

async function adjust(owner: string, events: readonly LedgerEvent[]): Promise<void> {
  const aspectName = owner === "" ? game.i18n.localize("NORN.Pool.name") : "";
  await recordAdjustment(ledgerActor(owner), { user: lastEditor(events), aspect: "", aspectName, unwatched: true }, events);
}

/** The user who last changed these documents, as the server stores it; "" where there were several. */
function lastEditor(events: readonly LedgerEvent[]): string {
  const editors = events.map(
    (event) => (ledgerAspect(eventTarget(event)) ?? ledgerActor(eventTarget(event)))?._stats.lastModifiedBy,
  );
  const [editor = ""] = editors;
  const user = editors.every((one) => one === editor) ? game.users.get(editor ?? "") : undefined;
  return user && !user.isGM ? (editor ?? "") : "";
}

/** The stored value, which a macro may have written. An unreadable one is reset. */
function storedOpeningBalances(): OpeningBalances {
  const { documents } = game.settings.get("norn", "openingBalances");
  const all = Array.isArray(documents) ? (documents as unknown[]) : [];
  return new Map(all.flatMap((one) => readOpening(one)));
}

/** As a list: uuids have dots, and a dot in a key would be read as a path. */
async function storeOpeningBalances(opening: OpeningBalances): Promise<void> {
  const documents = [...opening].map(([uuid, events]) => ({ uuid, events }));
  await game.settings.set("norn", "openingBalances", { documents });
}

function readOpening(stored: unknown): [string, readonly LedgerEvent[]][] {
  if (typeof stored !== "object" || stored === null || !("uuid" in stored) || !("events" in stored)) return [];
  const events = readEvents(stored.events);
  return typeof stored.uuid === "string" && events ? [[stored.uuid, events]] : [];
}

function isSame(one: OpeningBalances, other: OpeningBalances): boolean {
  return JSON.stringify([...one]) === JSON.stringify([...other]);
}
