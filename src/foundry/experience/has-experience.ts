import type { NornActor } from "../documents/norn-actor.ts";
import { currentRuleset } from "../settings/current-game.ts";

/** Whether someone has experience in the game that is played. */
export function hasExperience({ type }: NornActor): boolean {
  return type === "character" && currentRuleset().experience !== undefined;
}
