import { openProposals } from "../../ledger/kinds/propose.ts";
import type { GameInForce } from "../../rules/index.ts";
import type { BoardSource, ConflictSource, PlaceSource, ProposalSource } from "../../view/board/board-source.ts";
import { challengesOn } from "../challenges/challenge-sources.ts";
import { conflictOf } from "../conflict/conflict-of-combat.ts";
import { currentScene, situationsInSight } from "../documents/actors-in-play.ts";
import { knownAspects, knowsAspect } from "../documents/known-to.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { isActorOfType } from "../documents/of-type.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { zoneFinder } from "../canvas/zone-finder.ts";
import { offeredRegions } from "../canvas/zone-regions.ts";
import { zoneMapOf } from "../mappers/zone-map.ts";
import { peopleInSight } from "./zones.ts";
import { aspectSources } from "../sheets/aspect-sources.ts";

/** What this user may see of the scene. */
export function boardSource(played: GameInForce, folded: boolean): BoardSource {
  const zoneOf = zoneFinder();
  const people = peopleInSight().map((actor) => {
    return { uuid: actor.uuid, name: actor.name, img: actor.img ?? "", zone: zoneOf(actor) };
  });
  return {
    places: situationsInSight().flatMap((place) => placeOf(place, people)),
    hasScene: currentScene() !== null,
    proposals: proposals(),
    conflict: conflictNow(played),
    leads: game.user.isGM,
    folded,
  };
}

/** A place this user may know of, or of which they know an aspect. */
function placeOf(place: NornActor, people: PlaceSource["people"]): PlaceSource[] {
  const known = knownAspects(game.user, place).toSorted((a, b) => a.sort - b.sort);
  if (known.length === 0 && !place.testUserPermission(game.user, "LIMITED")) return [];
  return [
    {
      uuid: place.uuid,
      name: place.name,
      everywhere: isActorOfType(place, "situation") && place.system.everywhere,
      editable: place.isOwner,
      map: zoneMapOf(place, knownHere),
      people,
      challenges: challengesOn(place, true),
      freeRegions: offeredRegions(place),
      aspects: aspectSources(place, known, place.snapshot()),
    },
  ];
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

function knownHere(aspect: NornItem<"aspect">): boolean {
  return knowsAspect(game.user, aspect);
}
