import { isPlayed } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { gameInForce } from "../settings/current-game.ts";

/** Whether this user may let an actor enter the scene, and that affects the pool. */
export function mayEnter(actor: NornActor): boolean {
  if (!game.user.isGM || isPlayed(actor)) return false;
  const { ruleset, dials } = gameInForce();
  return (ruleset.breaks.entrance?.(actor.snapshot(), false, dials) ?? null) !== null;
}
