import { copiesOf } from "../../ledger/kinds.ts";
import { takesBack } from "../../ledger/order.ts";
import { applyEvents, inverseEvents, type LedgerEvent, ok, refuse, type Result } from "../../rules/index.ts";
import { idsOfTarget } from "../../ledger/conflict/conflict.ts";
import { eventTarget } from "../../ledger/changes/event-target.ts";
import { ledgerWrites } from "../../ledger/changes/ledger-writes.ts";
import { remainingEvents } from "../../ledger/changes/net-events.ts";
import { currentState } from "../../ledger/changes/current-state.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { writeAndObserve } from "./client-writes.ts";
import { ledgerAspect, ledgerThing } from "./ledger-documents.ts";
import { ledgerStore } from "./ledger-store.ts";
import { ledgerWorld } from "./ledger-world.ts";
import { reasonOf } from "../../view/reason-of.ts";
import { isItemOfType, isMessageOfType } from "../documents/of-type.ts";
import type { Entry } from "../../ledger/entry.ts";
import { retryRemaining } from "../documents/retry-remaining.ts";
import { type ItemSources, writeOut } from "./write-documents.ts";

/** What only the authority writes, or is there or not: no manual edit is merged with it. */
const UNOBSERVED: ReadonlySet<LedgerEvent["type"]> = new Set<LedgerEvent["type"]>([
  "aspect-added",
  "aspect-removed",
  "aspect-renamed",
  "conflict-mark-changed",
  "gear-quantity-changed",
  "actor-moved",
  "npc-pool-changed",
  "trait-rank-changed",
]);

/** Most attempts to merge a write with concurrent manual edits. */
const MOST_ROUNDS = 5;

/**
 * Writes the changes of an entry, one document after another. Refused, with nothing changed, if they no longer fit or the server
 * rejects one. Debits first, so that a failure can be rolled back.
 */
export async function writeEvents(entry: string, events: readonly LedgerEvent[], sources: ItemSources): Promise<Result<null>> {
  const fits = applyEvents(currentState(ledgerWorld(), events), events);
  if (!fits.ok) return fits;
  const written: LedgerEvent[] = [];
  for (const own of byDocument(events)) {
    const done = await writeDocument(entry, own, sources).catch(refusedByServer);
    if (!done.ok) {
      for (const back of byDocument(inverseEvents(written))) await writeDocument(entry, back, sources);
      return done;
    }
    written.push(...own);
  }
  return ok(null);
}

/** Without a connection the result is unknown: the entry stays pending, and is finished by the next authority. */
function refusedByServer(error: unknown): Result<null> {
  if (!game.socket?.connected) throw error;
  return refuse("write-failed", { reason: reasonOf(error) });
}

function byDocument(events: readonly LedgerEvent[]): LedgerEvent[][] {
  const documents = new Map<string, LedgerEvent[]>();
  for (const event of events) documents.set(eventTarget(event), [...(documents.get(eventTarget(event)) ?? []), event]);
  return [...documents.values()].toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Whose turn it is goes last: its place depends on the order of all others. */
function placeOf(own: readonly LedgerEvent[]): number {
  if (own.some((event) => event.type === "conflict-mark-changed" && idsOfTarget(event.target).participant === "")) return 2;
  return own.some((event) => "by" in event && event.by < 0) ? 0 : 1;
}

/**
 * Repeats until all intended changes are made: what this write overwrote of a concurrent manual edit is written again. Where both
 * are not possible, the manual edit stays and the entry is refused.
 */
async function writeDocument(entry: string, events: readonly LedgerEvent[], sources: ItemSources): Promise<Result<null>> {
  const whole = events.some(({ type }) => UNOBSERVED.has(type));
  let left = events;
  for (let round = 0; left.length > 0; round += 1) {
    const before = currentState(ledgerWorld(), left);
    const after = round < MOST_ROUNDS ? applyEvents(before, left) : refuse("write-failed", { reason: "" });
    if (!after.ok) {
      const undone = inverseEvents(remainingEvents(events, left));
      if (left !== events && undone.length > 0) await writeDocument(entry, undone, sources);
      return after;
    }
    const writes = ledgerWrites(before, after.value);
    const seen = await writeAndObserve((options) => writeOut({ entry, events, options }, writes, sources));
    left = whole || !seen ? [] : remainingEvents(left, seen);
  }
  return ok(null);
}

/** The aspects that these events remove, as they are now, and the copies of which none is left. */
export function removedBy(events: readonly LedgerEvent[]): readonly NornItem[] {
  return events.flatMap((event): readonly NornItem[] => {
    if (event.type === "gear-quantity-changed") return takenBack(event);
    const aspect = event.type === "aspect-removed" ? ledgerAspect(event.aspect.uuid) : null;
    return aspect ? [aspect] : [];
  });
}

function takenBack({ gear, copied, by }: LedgerEvent & { type: "gear-quantity-changed" }): readonly NornItem[] {
  const item = copied && by < 0 ? ledgerThing(gear) : null;
  const left = isItemOfType(item, "gear") ? item.system.quantity : 0;
  return item && left === 0 ? [item] : [];
}

/** Called after the outcome that stores them was created, so that a crash loses none. */
export async function removeItems(removed: readonly NornItem[]): Promise<void> {
  for (const [actor, items] of Map.groupBy(removed, (item) => item.actor)) {
    await retryRemaining(
      items.map(({ id }) => id ?? ""),
      (id) => actor?.items.has(id) === true,
      (ids) => actor?.deleteEmbeddedDocuments("Item", ids),
    );
  }
}

/** Finishes removals after a crash: the outcome says that an aspect or a copy is gone, but it still exists. */
export async function finishRemovals(entries: readonly Entry[]): Promise<void> {
  const last = new Map<string, LedgerEvent>();
  for (const { outcome, state } of entries) {
    if (state !== "done") continue;
    for (const event of outcome.events)
      if (["aspect-added", "aspect-removed", "gear-quantity-changed"].includes(event.type)) last.set(eventTarget(event), event);
  }
  await removeItems(removedBy([...last.values()]));
}

/** What an entry creates: a copy that was bought, and the aspects an undo restores, from the outcome it undoes. */
export function sourcesFor(entry: Entry): ItemSources {
  if (!takesBack(entry)) return copiesOf(ledgerWorld(), entry);
  const of = ledgerStore().entry(entry.request.entry);
  const counting = ledgerStore()
    .messagesOf(entry.request.entry)
    .outcomes.filter(({ byGm }) => byGm === of?.byGm);
  const kept = counting.flatMap(({ message }): object[] => {
    const found = game.messages.get(message);
    return isMessageOfType(found, "entry") ? [...found.system.removed] : [];
  });
  const restored = kept.map((source) => [String(foundry.utils.getProperty(source, "_id")), source] as const);
  return new Map([...restored, ...(of ? copiesOf(ledgerWorld(), of) : [])]);
}
