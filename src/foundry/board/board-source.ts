import { openProposals } from "../../ledger/kinds/propose.ts";
import type { GameInForce } from "../../rules/index.ts";
import type { BoardSource, ConflictSource, PlaceSource, ProposalSource } from "../../view/board/board-source.ts";
import { conflictOf } from "../conflict/conflict-of-combat.ts";
import { situationsInSight } from "../documents/actors-in-play.ts";
import { knownAspects } from "../documents/known-to.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isActorOfType } from "../documents/of-type.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { peopleInSight, zoneMapOf, zoneOf } from "./zones.ts";
import { actorSheetSource } from "../sheets/actor-sheet-source.ts";

/** What this user may see of the scene. */
export function boardSource(played: GameInForce, folded: boolean): BoardSource {
  return {
    places: situationsInSight().filter(isShown).map(placeOf),
    proposals: proposals(),
    conflict: conflictNow(played),
    leads: game.user.isGM,
    folded,
  };
}

/** A place the players may know of, or of which they know an aspect. */
function isShown(place: NornActor): boolean {
  return place.testUserPermission(game.user, "LIMITED") || knownAspects(game.user, place).length > 0;
}

function placeOf(place: NornActor): PlaceSource {
  const known = new Set(knownAspects(game.user, place).map(({ id }) => id));
  return {
    uuid: place.uuid,
    name: place.name,
    everywhere: isActorOfType(place, "situation") && place.system.everywhere,
    editable: place.isOwner,
    map: zoneMapOf(place),
    people: peopleInSight().map((actor) => ({
      uuid: actor.uuid,
      name: actor.name,
      img: actor.img ?? "",
      zone: zoneOf(actor),
    })),
    aspects: actorSheetSource(place).aspects.filter(({ id }) => known.has(id)),
  };
}

function proposals(): ProposalSource[] {
  return openProposals(ledgerStore()).map(({ id, author, actorName, request: { words, targetName } }) => ({
    id,
    who: actorName || (game.users.get(author)?.name ?? ""),
    words,
    on: targetName,
    mine: author === game.user.id,
  }));
}

function conflictNow(played: GameInForce): ConflictSource | null {
  const combat = game.combats.viewed;
  const conflict = conflictOf(combat, played);
  if (!combat || !conflict || conflict.round < 1) return null;
  const shown = (id: string): boolean => game.user.isGM || combat.combatants.get(id)?.visible === true;
  const acting = conflict.participants.filter(({ id }) => id === conflict.current && shown(id));
  return { round: conflict.round, acting: acting.map(({ name }) => name) };
}
