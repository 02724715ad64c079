import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";

/** An item of an actor. Throws, in words, when somebody has deleted it meanwhile. */
export function ownItem(actor: NornActor, id: string): NornItem {
  const item = actor.items.get(id);
  if (!item) throw new Error(game.i18n.localize("NORN.Sheet.Refused.gone"));
  return item;
}
