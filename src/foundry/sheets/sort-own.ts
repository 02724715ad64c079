import { shelfOf } from "../../view/actor/aspect-shelf.ts";
import { moveRow, type SortedRow, sortRows, type SortUpdate } from "../../view/actor/sort-rows.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { isItemOfType } from "../documents/is-item-of-type.ts";

/** What stands in the same list as an item on its actor's sheet, in order. */
export function siblingsOf(actor: NornActor, item: NornItem): SortedRow[] {
  const list = listOf(item);
  return [...actor.items]
    .filter((other) => other.inPlay && listOf(other) === list)
    .sort((a, b) => a.sort - b.sort)
    .map(({ id, sort }) => ({ id: id ?? "", sort }));
}

/** The list of the sheet an item stands in. People sort inside it. */
function listOf(item: NornItem): string {
  return isItemOfType(item, "aspect") ? `aspect ${shelfOf(item.system.kind)}` : item.type;
}

export async function moveOwn(actor: NornActor, item: NornItem, by: -1 | 1): Promise<void> {
  await write(actor, moveRow(siblingsOf(actor, item), item.id ?? "", by));
}

/** Puts an item before another of its list; last, for null. */
export async function placeOwn(actor: NornActor, item: NornItem, before: string | null): Promise<void> {
  await write(actor, sortRows(siblingsOf(actor, item), item.id ?? "", before));
}

async function write(actor: NornActor, updates: readonly SortUpdate[]): Promise<void> {
  if (updates.length > 0) await actor.updateEmbeddedDocuments("Item", [...updates]);
}
