import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { itemCopy } from "./item-copy.ts";

/** What is on its way: dropped twice in a hurry, an item still arrives once, and goes to one place only where it moves. */
const underway = new Set<string>();

/**
 * Puts an item on an actor. `moved`: it then leaves where it was; should that fail nothing is lost, and it is said that it is
 * on both. Resolves to null where the item is already on its way.
 */
export async function transferItem(item: NornItem, actor: NornActor, moved: boolean): Promise<NornItem | null> {
  const trip = moved ? item.uuid : `${item.uuid} ${item.name} → ${actor.uuid}`;
  if (underway.has(trip)) return null;
  underway.add(trip);
  try {
    const arrived = await put(item, actor, moved);
    if (arrived && moved) await takeAway(item, actor);
    return arrived;
  } finally {
    underway.delete(trip);
  }
}

async function put(item: NornItem, actor: NornActor, moved: boolean): Promise<NornItem | null> {
  const origin = {
    uuid: item.id ? item.uuid : null,
    compendium: item.pack !== null,
    compendiumSource: item._stats.compendiumSource ?? null,
  };
  const copy = itemCopy(item.toObject(), origin, moved);
  const [arrived] = await actor.createEmbeddedDocuments("Item", [copy as Item.CreateData]);
  return arrived ?? null;
}

async function takeAway(item: NornItem, actor: NornActor): Promise<void> {
  const words = { item: item.name, from: item.actor?.name ?? "", to: actor.name };
  try {
    await item.delete();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    ui.notifications.error("NORN.Drag.onBoth", { format: { ...words, reason } });
    return;
  }
  ui.notifications.info("NORN.Drag.moved", { format: words });
}
