import { entranceAs } from "../../rules/breaks/break-rules.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { isPlayerCharacter } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";

/** Whether this user may let an actor enter the scene, and that affects the pool. */
export function mayEnter(played: ActiveGame, actor: NornActor): boolean {
  if (!game.user.isGM || isPlayerCharacter(actor)) return false;
  return entranceAs(played, actor.snapshot()) !== null;
}
