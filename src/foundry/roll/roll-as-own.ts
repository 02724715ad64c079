import type { RollOptions } from "../../view/roll/roll-options.ts";
import { text } from "../../view/text.ts";
import { notifyText } from "../words/notify-text.ts";
import { isItemOfType } from "../documents/of-type.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { duplicateOf } from "../../view/actor/rows/duplicate-item.ts";
import { rollTrait } from "./roll-trait.ts";

/**
 * Rolls a trait that is on no actor (in the directory, in a compendium) with the same trait of the user's own character. Resolves
 * to undefined if there is none (which the user is informed of).
 */
export async function rollAsOwn(item: NornItem, options: RollOptions): Promise<ChatMessage.Implementation | undefined> {
  const actor = game.user.character;
  const own = isItemOfType(item, "skill") && actor ? duplicateOf(item, actor.items) : null;
  if (actor && own?.id) return rollTrait(actor, own.id, options);
  const key = isItemOfType(item, "skill") ? "NORN.Roll.nobody" : "NORN.Roll.notTrait";
  notifyText(text(key, { name: item.name }));
  return undefined;
}
