import type { StripCharacter, StripSource } from "../../view/strip/strip.view.ts";
import { hasActorData } from "../documents/of-type.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isPlayed, ownCharacter, playedActors } from "../documents/played-actors.ts";
import { mayCompel } from "../compel/compel-choices.ts";
import { currentRuleset, gameInForce } from "../settings/current-game.ts";
import { npcPool } from "../settings/npc-pool.ts";

/** All characters with a player that this user may see, and for a GM the points of the pool. */
export function stripSource(folded: boolean, before: ReadonlyMap<string, number>): StripSource {
  const played = playedActors();
  const own = ownCharacter();
  const isOwn = (actor: NornActor): boolean => (game.user.isGM ? actor === own : actor.isOwner);
  return {
    characters: played.filter(isShown).flatMap((actor) => characterOf(actor, isOwn(actor))),
    pool: game.user.isGM ? poolOf(played.length) : undefined,
    folded,
    before,
    leads: game.user.isGM,
    compels: mayCompel(currentRuleset()),
  };
}

/** A character with a player that this user may know of. */
function isShown(actor: NornActor): boolean {
  return isPlayed(actor) && actor.testUserPermission(game.user, "LIMITED");
}

function characterOf(actor: NornActor, own: boolean): StripCharacter[] {
  const { id, uuid, name, img } = actor;
  const system: object = actor.system;
  if (!id || !hasActorData(system)) return [];
  const { value, refresh, debt, held } = system.fatePoints;
  return [{ id, uuid, name, img: img ?? "", own, points: { value, refresh, debt, held } }];
}

function poolOf(players: number): number | null {
  const { ruleset, dials } = gameInForce();
  const counted = (ruleset.breaks.npcPool?.(players, "session", dials) ?? null) !== null;
  return counted ? npcPool().points : null;
}
