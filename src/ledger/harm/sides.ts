import { ok, refuse, type Result } from "../../rules/result.ts";
import type { Blow } from "./blows.ts";
import type { EntryOf } from "../entry.ts";
import { authorsActor } from "../parties.ts";
import type { RollNow } from "../roll/replay-roll.ts";
import type { LedgerActor, World } from "../world.ts";

/** Uuid of the one who inflicts a hit: the attacker, or in some games the defender. */
export function inflicterOf({ roll }: Pick<RollNow, "roll">, { target, hit }: Blow): string {
  return hit?.suffers === "attacker" ? target : roll.actor;
}

/** The one who takes a hit, if the entry's author plays them, or may have them take it by themselves. */
export function takerOf(world: World, entry: EntryOf<"harm">, now: RollNow, blow: Blow): Result<LedgerActor> {
  const sufferer = world.actor(entry.actor);
  if (sufferer && entry.request.byItself && sufferer.uuid === blow.sufferer && mayHaveTaken(world, entry.author, now, blow))
    return ok(sufferer);
  const own = authorsActor(world, entry);
  if (!own.ok) return own;
  return own.value.uuid === blow.sufferer ? own : refuse("not-yours", { actor: own.value.name });
}

/** Whether this user may have a hit taken as it comes: where NPCs act by themselves, the one who hit them. */
export function mayHaveTaken(
  world: Pick<World, "actor" | "isUser" | "owns" | "npcsAct">,
  user: string,
  now: Pick<RollNow, "roll">,
  blow: Blow,
): boolean {
  const sufferer = world.actor(blow.sufferer);
  if (!world.npcsAct || !sufferer || sufferer.hasPlayerOwner || !world.isUser(user)) return false;
  return world.owns(user, sufferer.uuid) || world.owns(user, inflicterOf(now, blow));
}
