import type { RewardCard } from "../../rules/index.ts";
import { isPlayed } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";

/** Whether this user deals reward cards to an actor in the game that is played. */
export function mayDeal(actor: NornActor): boolean {
  return game.user.isGM && isPlayed(actor) && cardsNow() !== null;
}

/** The reward cards of the game that is played; null where it has none. */
export function cardsNow(): readonly RewardCard[] | null {
  const { ruleset, dials } = ledgerWorld().game;
  return ruleset.rewards?.(dials) ?? null;
}
