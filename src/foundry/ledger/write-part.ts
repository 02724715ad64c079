import type { Part } from "../../ledger/authority/ledger-host.ts";
import type { Entry } from "../../ledger/entry.ts";
import { copiesOf } from "../../ledger/kinds.ts";
import { takesBack } from "../../ledger/order.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { isItemOfType, isMessageOfType } from "../documents/of-type.ts";
import { retryRemaining } from "../documents/retry-remaining.ts";
import { writeAndObserve } from "./client-writes.ts";
import { ledgerAspect, ledgerThing } from "./ledger-documents.ts";
import { ledgerStore } from "./ledger-store.ts";
import { ledgerWorld } from "./ledger-world.ts";
import { type ItemSources, writeOut } from "./write-documents.ts";

/** Writes part of an entry into one document. Resolves to what has really changed, null if the write did not come back. */
export function writePart({ entry, events, writes }: Part): Promise<readonly LedgerEvent[] | null> {
  const creates = writes.added.length + writes.quantities.length > 0;
  const sources = creates ? sourcesOf(entry) : new Map<string, object>();
  return writeAndObserve((options) => writeOut({ entry: entry.id, events, options }, writes, sources));
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

/** What an entry creates: a copy that was bought, and the aspects an undo restores, from the outcome it undoes. */
function sourcesOf(entry: Entry): ItemSources {
  if (!takesBack(entry)) return copiesOf(ledgerWorld(), entry);
  const of = ledgerStore().entry(entry.request.entry);
  const { outcomes } = ledgerStore().messagesOf(entry.request.entry);
  const kept = outcomes.flatMap(({ message }): object[] => {
    const found = game.messages.get(message);
    return isMessageOfType(found, "entry") ? [...found.system.removed] : [];
  });
  const restored = kept.map((source) => [String(foundry.utils.getProperty(source, "_id")), source] as const);
  return new Map([...restored, ...(of ? copiesOf(ledgerWorld(), of) : [])]);
}
