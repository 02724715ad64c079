import type { Ruleset } from "../../rules/ruleset.ts";
import { AS_IT_IS, type NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { aspectsOf } from "../hooks/aspects-of-things.ts";
import { notifyText } from "../words/notify-text.ts";
import { type ItemCopy, itemCopy } from "./item-copy.ts";
import { reasonOf } from "../../ledger/reason-of.ts";
import { text } from "../../view/text.ts";

/** Transfers in progress: an item dropped twice in a hurry still arrives once, and moves to one place only. */
const underway = new Set<string>();

/**
 * Puts an item on an actor. `moved`: it is then deleted where it was; if that fails nothing is lost, and the user is informed
 * that it is on both; if someone else has moved it meanwhile, their move stands. Resolves to null if nothing has arrived.
 */
export async function transferItem(ruleset: Ruleset, item: NornItem, actor: NornActor, moved: boolean): Promise<NornItem | null> {
  const trip = moved ? item.uuid : `${item.uuid} ${item.name} → ${actor.uuid}`;
  if (underway.has(trip)) return null;
  underway.add(trip);
  try {
    const arrived = await put(ruleset, item, actor, moved);
    return arrived && moved ? await takeAway(item, arrived, actor) : arrived;
  } finally {
    underway.delete(trip);
  }
}

/** With its aspects, as they are now where it was; what was on no actor brings its own. */
async function put(ruleset: Ruleset, item: NornItem, actor: NornActor, moved: boolean): Promise<NornItem | null> {
  const has = item.actor !== null;
  const arrived = await putOne(item, actor, { ruleset, moved, ...(has && { options: { [AS_IT_IS]: true } }) });
  if (!arrived) return null;
  for (const aspect of aspectsOf(item)) await putOne(aspect, actor, { ruleset, moved, thing: arrived.id ?? "" });
  return arrived;
}

interface Putting {
  readonly ruleset: Ruleset;
  readonly moved: boolean;
  /** Of an aspect that comes with a thing: the id this thing has where it arrives. */
  readonly thing?: string;
  readonly options?: object;
}

/** The data of a copy of an item, for a game. */
export function copyOf(ruleset: Ruleset, item: NornItem, moved: boolean): ItemCopy {
  const origin = {
    uuid: item.id ? item.uuid : null,
    compendium: item.pack !== null,
    compendiumSource: item._stats.compendiumSource ?? null,
  };
  return itemCopy(item.toObject(), origin, moved, ruleset);
}

async function putOne(
  item: NornItem,
  actor: NornActor,
  { ruleset, moved, thing, options = {} }: Putting,
): Promise<NornItem | null> {
  const plain = copyOf(ruleset, item, moved);
  const copy = thing === undefined ? plain : { ...plain, system: { ...plain.system, thing } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated by the host as it is made
  const [arrived] = await actor.createEmbeddedDocuments("Item", [copy as Item.CreateData], options);
  return arrived ?? null;
}

async function takeAway(item: NornItem, arrived: NornItem, actor: NornActor): Promise<NornItem | null> {
  const words = { item: item.name, from: item.actor?.shownName ?? "", to: actor.shownName };
  const { id } = item;
  try {
    await item.delete();
  } catch (error) {
    if (id && !item.actor?.items.has(id)) {
      await arrived.delete();
      ui.notifications.warn("NORN.Drag.taken", { format: words });
      return null;
    }
    const reason = reasonOf(error);
    ui.notifications.error("NORN.Drag.onBoth", { format: { ...words, reason } });
    return arrived;
  }
  notifyText(text("NORN.Drag.moved", words), { as: "info" });
  return arrived;
}
