import { isMadeInPlay } from "../../rules/index.ts";
import { isItemOfType } from "../documents/is-item-of-type.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";

type Known = NornItem<"aspect">;

/**
 * Whether a user may know of an aspect: it was told, it was made before everybody's eyes, or it lies open on somebody whose sheet that
 * user may read.
 */
export function knowsAspect(user: User.Implementation, aspect: Known): boolean {
  if (user.isGM) return true;
  if (aspect.system.known[user.id ?? ""] === true) return true;
  if (aspect.actor?.testUserPermission(user, "OWNER")) return true;
  if (aspect.system.hidden) return false;
  return isMadeInPlay(aspect.system) || Boolean(aspect.actor?.testUserPermission(user, "OBSERVER"));
}

/** The aspects of an actor that are in play and that a user may know of. */
export function knownAspects(user: User.Implementation, actor: NornActor): Known[] {
  return [...actor.items].filter((item): item is Known => isItemOfType(item, "aspect") && item.inPlay && knowsAspect(user, item));
}
