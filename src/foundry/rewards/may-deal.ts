import type { ActiveGame } from "../../rules/ruleset.ts";
import type { RewardCard } from "../../rules/rewards/reward-cards.ts";
import { isPlayerCharacter } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";

/** Whether this user deals reward cards to an actor in the game that is played. */
export function mayDeal(played: ActiveGame, actor: NornActor): boolean {
  return game.user.isGM && isPlayerCharacter(actor) && cardsOf(played) !== null;
}

/** The reward cards of the game that is played; null where it has none. */
export function cardsOf({ ruleset, dials }: ActiveGame): readonly RewardCard[] | null {
  return ruleset.rewards(dials);
}
