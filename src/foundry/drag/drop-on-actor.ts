import type { Ruleset } from "../../rules/ruleset.ts";
import { activeRuleset } from "../settings/active-game.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { duplicateOf } from "../../view/actor/rows/duplicate-item.ts";
import { askAboutDuplicate } from "./ask-about-duplicate.ts";
import { decideDrop, movesAway } from "./drop-decision.ts";
import { droppedDocument, type DropData } from "./dropped-document.ts";
import { joinActor } from "./link-actor.ts";
import { ownDropOf } from "./own-drops.ts";
import { notifyRefusal } from "./notify-refusal.ts";
import { transferItem } from "./transfer-item.ts";

/** Modifier keys, for when there is no event. */
export interface DropKeys {
  /** Leaves the original where it is. */
  readonly copy: boolean;
}

/**
 * Puts what was dropped on an actor: items are copied from outside and moved between two sheets the user may change (Alt or
 * Control copies), an actor is linked (see `joinActor`). Duplicates need confirmation, and the user is informed of what cannot be done.
 * `dropped` is drag data or a document. Resolves to the item as it now is on the actor; to null if nothing changed.
 */
export async function dropOnActor(
  actor: NornActor,
  dropped: DropData | NornItem | NornActor,
  how?: DragEvent | DropKeys,
): Promise<NornItem | null> {
  const own = ownDropOf(dropped);
  if (own) {
    // It may go to anyone, not only to the user's own actors.
    await own(dropped, actor);
    return null;
  }
  if (!actor.isOwner) return notifyRefusal("notYours", { actor: actor.shownName });
  const event = how && "dataTransfer" in how ? how : undefined;
  const asked = event ? event.altKey || event.ctrlKey || event.metaKey : how !== undefined && "copy" in how && how.copy;
  if (dropped instanceof Item) return giveItem(activeRuleset(), actor, dropped, asked);
  if (dropped instanceof Actor) return joinActor(actor, dropped);
  // A drag from a card may itself ask for a copy.
  const copyKey = asked || dropped["copy"] === true;
  const found = await droppedDocument(dropped, event);
  if (!found.ok) return notifyRefusal(found.code, found.args);
  return found.value instanceof Item ? giveItem(activeRuleset(), actor, found.value, copyKey) : joinActor(actor, found.value);
}

async function giveItem(ruleset: Ruleset, actor: NornActor, item: NornItem, copyKey: boolean): Promise<NornItem | null> {
  const from = item.parent;
  const takeable = from !== null && !item.pack && item.isOwner;
  const situation = { from: from?.uuid ?? null, takeable, to: actor.uuid, copyKey };
  const duplicate = duplicateOf(item, actor.items);
  const decision = decideDrop({ ...situation, allowed: actor.isOwner, duplicate: duplicate !== null });
  if (decision === "own" || decision === "refuse") return null;
  const moved = movesAway(situation);
  if (decision === "ask" && duplicate) {
    const answer = await askAboutDuplicate(ruleset, actor, item, duplicate);
    if (answer === null) return null;
    if (answer !== "add") {
      await duplicate.update({ system: answer });
      if (moved) await item.delete();
      return duplicate;
    }
  }
  return transferItem(ruleset, item, actor, moved);
}
