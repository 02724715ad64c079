import { isCreatedInPlay } from "../../rules/aspects/aspect-kind.ts";
import { isItemOfType } from "./of-type.ts";
import type { NornActor } from "./norn-actor.ts";
import type { NornItem } from "./norn-item.ts";

type Aspect = NornItem<"aspect">;

/** Whether a user may know of a challenge: a hidden one is for GMs only, not for the owners of its actor. */
export function knowsChallenge(user: User.Implementation, { system }: NornItem<"challenge">): boolean {
  return user.isGM || !system.hidden;
}

/** Whether a user may know an aspect: it was revealed to them, it was created openly, or it is on a sheet they may read. */
export function knowsAspect(user: User.Implementation, aspect: Aspect): boolean {
  if (user.isGM) return true;
  if (aspect.system.known[user.id ?? ""] === true) return true;
  if (aspect.actor?.testUserPermission(user, "OWNER")) return true;
  if (aspect.system.hidden) return false;
  return isCreatedInPlay(aspect.system) || Boolean(aspect.actor?.testUserPermission(user, "OBSERVER"));
}

/**
 * Whether this user sees an aspect on a sheet they have open: a hidden one only if they know it or own it. `knowsAspect` asks more:
 * away from the sheet, an aspect that is not hidden is known only to those who may read the sheet, unless it was created in play.
 */
export function isShownOnSheet(item: NornItem): item is Aspect {
  if (!isItemOfType(item, "aspect")) return false;
  const { hidden, known } = item.system;
  return !hidden || item.isOwner || known[game.user.id] === true;
}

/** The aspects of an actor that are in play and that a user may know. */
export function knownAspects(user: User.Implementation, actor: NornActor): Aspect[] {
  return [...actor.items].filter(
    (item): item is Aspect => isItemOfType(item, "aspect") && item.inPlay && knowsAspect(user, item),
  );
}

/** Whether a user may put an aspect on an actor: they may see it, or it has a token on any scene. */
export function mayReach(user: User.Implementation, actor: NornActor): boolean {
  if (user.isGM || actor.isToken || actor.testUserPermission(user, "LIMITED")) return true;
  return game.scenes.some((scene) => [...scene.tokens].some((token) => token.actor?.uuid === actor.uuid));
}
