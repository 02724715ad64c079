import { followUp } from "../documents/follow-up.ts";
import { AS_IT_IS } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { retryRemaining } from "../documents/retry-remaining.ts";
import { broughtAspects } from "../mappers/brought-aspects.ts";

/**
 * What comes onto a sheet brings its aspects, and takes them along when it leaves: a weapon is Huge wherever it is. The client that
 * adds or deletes it does the same with them.
 */
export function registerAspectsOfThings(): void {
  Hooks.on("createItem", (item, options, userId) => {
    if (userId === game.user.id && !(AS_IT_IS in options)) void bring(item);
  });
  Hooks.on("deleteItem", (item, _options, userId) => {
    if (userId === game.user.id) void takeAlong(item);
  });
}

/** The aspects of something that an actor has. */
export function aspectsOf({ id, actor }: NornItem): NornItem<"aspect">[] {
  if (!actor || !id) return [];
  return [...actor.items].filter((other) => isItemOfType(other, "aspect")).filter(({ system }) => system.thing === id);
}

async function bring(item: NornItem): Promise<void> {
  const brought = broughtAspects(item);
  const { actor } = item;
  if (!actor || brought.length === 0 || aspectsOf(item).length > 0) return;
  await followUp(item, () => actor.createEmbeddedDocuments("Item", [...brought]));
}

async function takeAlong(item: NornItem): Promise<void> {
  const { actor } = item;
  // What is deleted with it, in one go, is gone a moment later.
  await Promise.resolve();
  if (!actor) return;
  const ids = aspectsOf(item).flatMap(({ id }) => id ?? []);
  await followUp(actor, () =>
    retryRemaining(
      ids,
      (id) => actor.items.has(id),
      (left) => actor.deleteEmbeddedDocuments("Item", left),
    ),
  );
}
