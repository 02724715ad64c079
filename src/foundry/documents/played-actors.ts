import type { NornActor } from "./norn-actor.ts";

/** Whether an actor is a character with a player. */
export function isPlayed(actor: NornActor): boolean {
  return actor.type === "character" && actor.hasPlayerOwner;
}

export function playedActors(): NornActor[] {
  return game.actors.filter(isPlayed);
}

/** The character this user plays; null for none, as for most GMs. */
export function ownCharacter(): NornActor | null {
  const { character } = game.user;
  if (character) return character;
  return game.user.isGM ? null : (playedActors().find(({ isOwner }) => isOwner) ?? null);
}
