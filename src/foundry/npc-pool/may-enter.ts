import type { GameInForce } from "../../rules/index.ts";
import { isPlayed } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";

/** Whether this user may let an actor enter the scene, and that affects the pool. */
export function mayEnter({ ruleset, dials }: GameInForce, actor: NornActor): boolean {
  if (!game.user.isGM || isPlayed(actor)) return false;
  return (ruleset.breaks.entrance?.(actor.snapshot(), false, dials) ?? null) !== null;
}
