import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";

/** Whether someone has experience in the game that is played. */
export function hasExperience({ type }: NornActor): boolean {
  return type === "character" && ledgerWorld().game.ruleset.experience !== undefined;
}
