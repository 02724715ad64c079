import type { ActiveGame } from "../../rules/ruleset.ts";
import { mayCompel } from "../compel/may-compel.ts";
import { defeatOf } from "../conflict/gave-up.ts";
import { isPlayerCharacter, ownCharacter, playerCharacters } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { hasActorData } from "../documents/of-type.ts";
import { pointsAhead } from "../ledger/shown-world.ts";
import { npcPool } from "../settings/npc-pool.ts";
import type { BarCharacter, PointsBarInput } from "../../view/points-bar/points-bar.view.ts";

/** All characters with a player that this user may see, and for a GM the points of the pool. */
export function pointsBarInput(played: ActiveGame, folded: boolean, before: ReadonlyMap<string, number>): PointsBarInput {
  const characters = playerCharacters();
  const own = ownCharacter();
  const isOwn = (actor: NornActor): boolean => (game.user.isGM ? actor === own : actor.isOwner);
  return {
    characters: characters.filter(isShown).flatMap((actor) => characterOf(actor, isOwn(actor))),
    pool: game.user.isGM ? poolOf(played, characters.length) : undefined,
    folded,
    before,
    leads: game.user.isGM,
    compels: mayCompel(played.ruleset),
  };
}

/** A character with a player that this user may know of. */
function isShown(actor: NornActor): boolean {
  return isPlayerCharacter(actor) && actor.testUserPermission(game.user, "LIMITED");
}

function characterOf(actor: NornActor, own: boolean): BarCharacter[] {
  const { id, uuid, name, img } = actor;
  const system: object = actor.system;
  if (!id || !hasActorData(system)) return [];
  const { value, refresh, debt, held } = system.fatePoints;
  return [
    {
      id,
      uuid,
      name,
      img: img ?? "",
      own,
      out: defeatOf(actor),
      points: { value, refresh, debt, held },
      ahead: pointsAhead(uuid),
    },
  ];
}

function poolOf({ ruleset, dials }: ActiveGame, players: number): number | null {
  const counted = ruleset.breaks.npcPool(players, "session", dials) !== null;
  return counted ? npcPool().points : null;
}

/**
 * The strip's place: below the scene navigation, in the column that both generations have there, so that it covers neither it,
 * nor the hotbar, nor the sidebar. False if there is no such column: then it has a place of its own.
 */
export function placePointsBar(element: HTMLElement): boolean {
  const { ownerDocument: page } = element;
  const column = page.getElementById("ui-left-column-2");
  if (!column) {
    page.body.append(element);
    return false;
  }
  // The line that no GM is there comes first.
  const above = ["norn-gm-away", "scene-navigation"].map((id) => page.getElementById(id));
  const before = above.find((one) => one !== element && one?.parentElement === column);
  if (before) before.after(element);
  else column.append(element);
  return true;
}
