import { ok, refuse, type Result } from "../../rules/result.ts";
import type { AttackResult } from "./attack-results.ts";
import type { EntryOf } from "../entry.ts";
import { authorsActor } from "../parties.ts";
import type { RollNow } from "../roll/replay-roll.ts";
import type { LedgerActor, World } from "../world.ts";

/** Uuid of the one who inflicts a hit: the attacker, or in some games the defender. */
export function inflicterOf({ roll }: Pick<RollNow, "roll">, { target, hit }: AttackResult): string {
  return hit?.suffers === "attacker" ? target : roll.actor;
}

/** The one who takes a hit, if the entry's author plays them, or may have them take it by themselves. */
export function takerOf(world: World, entry: EntryOf<"harm">, now: RollNow, attackResult: AttackResult): Result<LedgerActor> {
  const harmed = world.actor(entry.actor);
  if (
    harmed &&
    entry.request.byItself &&
    harmed.uuid === attackResult.harmed &&
    mayHaveTaken(world, entry.author, now, attackResult)
  )
    return ok(harmed);
  const own = authorsActor(world, entry);
  if (!own.ok) return own;
  return own.value.uuid === attackResult.harmed ? own : refuse("not-yours", { actor: own.value.name });
}

/** Whether this user may have a hit taken as it comes: where NPCs act by themselves, the one who hit them. */
export function mayHaveTaken(
  world: Pick<World, "actor" | "isUser" | "owns" | "npcsAct">,
  user: string,
  now: Pick<RollNow, "roll">,
  attackResult: AttackResult,
): boolean {
  const harmed = world.actor(attackResult.harmed);
  if (!world.npcsAct || !harmed || harmed.hasPlayerOwner || !world.isUser(user)) return false;
  return world.owns(user, harmed.uuid) || world.owns(user, inflicterOf(now, attackResult));
}
