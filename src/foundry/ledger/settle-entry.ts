import type { Entry, Refusal } from "../../ledger/entry.ts";
import { FairQueue } from "../../ledger/fair-queue.ts";
import { planOrRefuse } from "../../ledger/kinds.ts";
import { rewind } from "../../ledger/changes/rewind.ts";
import { inverseEvents, type LedgerEvent, type Result } from "../../rules/index.ts";
import { rollDice } from "../dice/roll-dice.ts";
import { isAuthority } from "./authority.ts";
import { isStale } from "./client-writes.ts";
import { createOutcome } from "./create-outcome.ts";
import { ledgerStore } from "./ledger-store.ts";
import { ledgerWorld } from "./ledger-world.ts";
import { removeItems, removedBy, sourcesFor, writeEvents } from "./write-events.ts";
import { reasonOf } from "../../view/reason-of.ts";

/** The authority's work, one piece after another. */
let tail: Promise<void> = Promise.resolve();

/** What interrupted entries had written when this client took over, by entry id. */
let interrupted: ReadonlyMap<string, readonly LedgerEvent[]> = new Map();

export function rememberWritten(written: ReadonlyMap<string, readonly LedgerEvent[]>): void {
  interrupted = written;
}

/**
 * Settles one request, if this client has the authority: plans it from current data, writes what it changes, and creates the outcome.
 * In this order, so that after a crash the documents say how far it got.
 */
export async function settleEntry(id: string): Promise<void> {
  const entry = ledgerStore().entry(id);
  if (entry?.state !== "pending" || isStale() || !isAuthority()) return;
  const written = interrupted.get(id) ?? [];
  const planned = planOrRefuse(rewind(ledgerWorld(), written), entry);
  if (!planned.ok) return refuseEntry(entry, planned, written);
  const plan = planned.value;
  const dice = plan.dice ? await rollDice(plan.dice) : null;
  const done = await finishWriting(entry, plan.events, written);
  if (!done.ok) return refuseEntry(entry, done, []);
  const removed = removedBy(plan.events);
  await createOutcome(entry, {
    state: "done",
    ...plan,
    faces: dice?.faces ?? [],
    rolls: dice ? [dice.roll] : [],
    removed: removed.map((item) => item.toObject()),
  });
  await removeItems(removed);
}

/** Keeps what an interrupted attempt wrote, rolls back what is no longer planned, writes the rest. Removals follow the outcome. */
async function finishWriting(
  entry: Entry,
  events: readonly LedgerEvent[],
  written: readonly LedgerEvent[],
): Promise<Result<null>> {
  const stays = new Set(written.map(nameOf).filter((name) => events.some((event) => nameOf(event) === name)));
  const wrong = written.filter((event) => !stays.has(nameOf(event)));
  const missing = events.filter((event) => event.type !== "aspect-removed" && !stays.has(nameOf(event)));
  return writeEvents(entry.id, [...inverseEvents(wrong), ...missing], sourcesFor(entry));
}

function nameOf(event: LedgerEvent): string {
  if (event.type === "aspect-added") return `added ${event.aspect.uuid}`;
  return JSON.stringify(Object.entries(event).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function refuseEntry(entry: Entry, { code, args }: Refusal, written: readonly LedgerEvent[]): Promise<void> {
  if (written.length > 0) await writeEvents(entry.id, inverseEvents(written), new Map());
  await createOutcome(entry, { state: "refused", refusal: { code, args } });
}

/** Runs the authority's work one piece after another, so that each sees the changes before it. A failed one does not block the next. */
export function enqueue(run: () => Promise<void>): void {
  tail = tail.then(run).catch((error: unknown) => explain(error));
}

const waiting = new FairQueue();

/** Queues a request: whose turn it is then, is decided once the work before is done. */
export function enqueueEntry({ id, author }: Pick<Entry, "id" | "author">): void {
  waiting.add(id, author);
  enqueue(async () => {
    const next = waiting.take();
    if (next !== null) await settleEntry(next);
  });
}

/** Queues all pending requests, in the order they were made. */
export function enqueuePending(): void {
  const pending = ledgerStore().pending();
  const asked = pending.toSorted((a, b) => timeOf(a.id) - timeOf(b.id));
  for (const entry of asked) enqueueEntry(entry);
}

/** Resolves once the work queued so far is finished. */
export function queueFinished(): Promise<void> {
  return tail;
}

export function isOpen(): boolean {
  return ledgerStore().pending().length > 0;
}

function timeOf(id: string): number {
  return game.messages.get(id)?.timestamp ?? 0;
}

function explain(error: unknown): void {
  const reason = reasonOf(error);
  ui.notifications.error("NORN.Ledger.failed", { format: { reason } });
}
