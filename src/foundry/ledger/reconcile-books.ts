import type { LedgerEvent } from "../../rules/index.ts";
import { eventTarget } from "../../ledger/event-target.ts";
import { readEvents } from "../../ledger/read-events.ts";
import { type OpeningBalances, reconcile } from "../../ledger/reconcile.ts";
import { isAuthority, isNamedAuthority } from "./authority.ts";
import { allCounters } from "./counters.ts";
import { enqueue } from "./entry-queue.ts";
import { ledgerActor, ledgerAspect } from "./ledger-documents.ts";
import { ledgerStore } from "./ledger-store.ts";
import { isRecording, recorded, recording } from "./manual-edits.ts";
import { recordAdjustment } from "./create-outcome.ts";

export const OPENING_BALANCES_SETTING = "openingBalances";

/** Stands for every document. */
const EVERYTHING = "*";

/** Milliseconds in which what was on its way when somebody came has arrived. */
const ARRIVED = 1500;

/** Uuids of documents whose opening balance is to be taken anew. */
let resets = new Set<string>();
let soon: ReturnType<typeof setTimeout> | undefined;

/** Something is there that was not, or entries were taken out of its history: it opens as it is now. */
export function resetOpeningBalances(uuids: readonly string[]): void {
  if (!game.user.isGM) return;
  for (const uuid of uuids) resets.add(uuid);
  reconcileSoon();
}

/** The log is cleared: every history begins anew, before anything else can happen. */
export function resetAllOpeningBalances(): void {
  if (!game.user.isGM) return;
  resets.add(EVERYTHING);
  reconcileSoon(0);
}

/** Another client has stored them. */
export function openingBalancesStored(): void {
  if (!isNamedAuthority()) resets.clear();
}

/** Adds up once what is on its way has arrived. */
export function reconcileSoon(wait = ARRIVED): void {
  clearTimeout(soon);
  soon = setTimeout(reconcileNow, wait);
}

/** Between two entries: in the middle of one some of its changes are there and some are not. A table that never rests is no reason to wait. */
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

/** The player who wrote last what has changed, by the server's word; "" where it was not one alone. */
function lastEditor(events: readonly LedgerEvent[]): string {
  const editors = events.map(
    (event) => (ledgerAspect(eventTarget(event)) ?? ledgerActor(eventTarget(event)))?._stats.lastModifiedBy,
  );
  const [editor = ""] = editors;
  const user = editors.every((one) => one === editor) ? game.users.get(editor ?? "") : undefined;
  return user && !user.isGM ? (editor ?? "") : "";
}

/** What is stored, whatever a macro may have put there. What cannot be read begins anew. */
function storedOpeningBalances(): OpeningBalances {
  const { documents } = game.settings.get("norn", OPENING_BALANCES_SETTING);
  const all = Array.isArray(documents) ? (documents as unknown[]) : [];
  return new Map(all.flatMap((one) => readOpening(one)));
}

/** As a list: uuids have dots, and a dot in a key is read as a path. */
async function storeOpeningBalances(opening: OpeningBalances): Promise<void> {
  const documents = [...opening].map(([uuid, events]) => ({ uuid, events }));
  await game.settings.set("norn", OPENING_BALANCES_SETTING, { documents });
}

function readOpening(stored: unknown): [string, readonly LedgerEvent[]][] {
  if (typeof stored !== "object" || stored === null || !("uuid" in stored) || !("events" in stored)) return [];
  const events = readEvents(stored.events);
  return typeof stored.uuid === "string" && events ? [[stored.uuid, events]] : [];
}

function isSame(one: OpeningBalances, other: OpeningBalances): boolean {
  return JSON.stringify([...one]) === JSON.stringify([...other]);
}
