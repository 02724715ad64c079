import type { Entry } from "../../ledger/entry.ts";
import type { LedgerEvent } from "../../rules/index.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { forThoseLeft } from "../documents/those-left.ts";
import { ledgerAspect } from "./ledger-documents.ts";
import { ledgerStore } from "./ledger-store.ts";
import type { RemovedAspects } from "./write-events.ts";

/** The aspects that these events remove, as they are now. */
export function removedBy(events: readonly LedgerEvent[]) {
  return events.flatMap((event) => (event.type === "aspect-removed" ? (ledgerAspect(event.aspect.uuid) ?? []) : []));
}

/** Called after the outcome that stores them was created, so that a crash loses none. */
export async function removeAspects(aspects: readonly NornItem<"aspect">[]): Promise<void> {
  for (const [actor, items] of Map.groupBy(aspects, (aspect) => aspect.actor)) {
    await forThoseLeft(
      items.map(({ id }) => id ?? ""),
      (id) => actor?.items.has(id) === true,
      (ids) => actor?.deleteEmbeddedDocuments("Item", ids),
    );
  }
}

/** Finishes removals after a crash: the outcome says that an aspect is gone, but it still exists. */
export async function finishRemovals(entries: readonly Entry[]): Promise<void> {
  const last = new Map<string, "aspect-added" | "aspect-removed">();
  for (const { outcome, state } of entries) {
    if (state !== "done") continue;
    for (const event of outcome.events)
      if (event.type === "aspect-added" || event.type === "aspect-removed") last.set(event.aspect.uuid, event.type);
  }
  await removeAspects([...last].flatMap(([uuid, type]) => (type === "aspect-removed" ? (ledgerAspect(uuid) ?? []) : [])));
}

/** Item data of the aspects an undo restores, from the outcome of the entry it undoes. */
export function restoredBy(entry: Entry): RemovedAspects {
  if (entry.kind !== "undo" && entry.kind !== "redo") return new Map();
  const of = ledgerStore().entry(entry.request.entry);
  const counting = ledgerStore()
    .messagesOf(entry.request.entry)
    .outcomes.filter(({ byGm }) => byGm === of?.byGm);
  const kept = counting.flatMap(({ message }): object[] => {
    const found = game.messages.get(message);
    return isMessageOfType(found, "entry") ? [...found.system.removed] : [];
  });
  return new Map(kept.map((source) => [String(foundry.utils.getProperty(source, "_id")), source]));
}
