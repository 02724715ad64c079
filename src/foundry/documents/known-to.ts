import { isMadeInPlay } from "../../rules/index.ts";
import { isItemOfType } from "./is-item-of-type.ts";
import type { NornActor } from "./norn-actor.ts";
import type { NornItem } from "./norn-item.ts";

type Aspect = NornItem<"aspect">;

/** Whether a user may know of an aspect: they were told, it was created in the open, or it is on a sheet they may read. */
export function knowsAspect(user: User.Implementation, aspect: Aspect): boolean {
  if (user.isGM) return true;
  if (aspect.system.known[user.id ?? ""] === true) return true;
  if (aspect.actor?.testUserPermission(user, "OWNER")) return true;
  if (aspect.system.hidden) return false;
  return isMadeInPlay(aspect.system) || Boolean(aspect.actor?.testUserPermission(user, "OBSERVER"));
}

/** The aspects of an actor that are in play and that a user may know of. */
export function knownAspects(user: User.Implementation, actor: NornActor): Aspect[] {
  return [...actor.items].filter(
    (item): item is Aspect => isItemOfType(item, "aspect") && item.inPlay && knowsAspect(user, item),
  );
}

/** Whether a user may put an aspect on an actor: they may see it, or it has a token where somebody plays. */
export function mayReach(user: User.Implementation, actor: NornActor): boolean {
  if (user.isGM || actor.isToken || actor.testUserPermission(user, "LIMITED")) return true;
  return game.scenes.some((scene) => [...scene.tokens].some((token) => token.actor?.uuid === actor.uuid));
}
