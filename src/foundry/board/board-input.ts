import { openProposals } from "../../ledger/kinds/propose.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { harmBar } from "../../rules/harm/harm-bar.ts";
import { trackText } from "../../view/listed-words.ts";
import type {
  BoardInput,
  ConflictInput,
  PersonCondition,
  PersonInput,
  PlaceInput,
  ProposalInput,
} from "../../view/board/board-input.ts";
import { challengesOn } from "../challenges/challenge-sources.ts";
import { conflictOf, harmedTrack } from "../documents/conflict-of-combat.ts";
import { currentScene, situationsInSight } from "../documents/actors-in-play.ts";
import { knownAspects, knowsAspect } from "../documents/known-to.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { hasActorData, isActorOfType } from "../documents/of-type.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { zoneFinder } from "../documents/zone-finder.ts";
import { offeredRegions } from "../canvas/zone-regions.ts";
import { zoneMapOf } from "../documents/zone-map.ts";
import { isHurt, seenOf, showsTakenOut } from "../recovery/taken-out.ts";
import { looseSituations } from "./bring-situation.ts";
import { mayRead, peopleInSight } from "./zones.ts";
import { aspectSources } from "../entries/aspect-sources.ts";

interface BoardForm {
  readonly folded: boolean;
  /** Only aspects, as along the top of the page: nothing of people and challenges. */
  readonly slim: boolean;
}

/** What this user may see of the scene. */
export function boardInput(played: ActiveGame, { folded, slim }: BoardForm): BoardInput {
  const people = slim ? [] : peopleOn(played);
  return {
    places: situationsInSight().flatMap((place) => placeOf(place, people, slim)),
    hasScene: currentScene() !== null,
    proposals: proposals(),
    conflict: conflictNow(played),
    leads: game.user.isGM,
    brings: game.user.isGM && looseSituations().length > 0,
    folded,
  };
}

function peopleOn(played: ActiveGame): PersonInput[] {
  const zoneOf = zoneFinder();
  return peopleInSight().map((actor) => {
    const { uuid, name, img } = actor;
    const condition = conditionOf(actor, played);
    return { uuid, name, img: img ?? "", zone: zoneOf(actor), condition, readable: mayRead(actor) };
  });
}

function conditionOf(actor: NornActor, played: ActiveGame): PersonCondition {
  const seen = seenOf(actor);
  const system: object = actor.system;
  const harmed = seen.track && played.ruleset.harm && isHurt(actor) ? harmedTrack(actor, "", played) : null;
  const bar = harmed && harmBar(harmed.layout, harmed.checked);
  return {
    points: seen.points && hasActorData(system) ? system.fatePoints.value : null,
    track:
      harmed && bar && bar.value < bar.max
        ? { name: trackText(played.ruleset.id, harmed.layout), checked: bar.max - bar.value, count: bar.max }
        : null,
    out: showsTakenOut(actor),
  };
}

/** A place this user may know of, or of which they know an aspect. */
function placeOf(place: NornActor, people: PlaceInput["people"], slim: boolean): PlaceInput[] {
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
      challenges: slim ? null : challengesOn(place, true),
      freeRegions: slim ? 0 : offeredRegions(place),
      aspects: aspectSources(place, known, place.snapshot()),
    },
  ];
}

function proposals(): ProposalInput[] {
  return openProposals(ledgerStore()).map(({ id, author, actorName, facts: { words, targetName } }) => ({
    id,
    who: actorName || (game.users.get(author)?.name ?? ""),
    words,
    on: targetName,
    mine: author === game.user.id,
  }));
}

function conflictNow(played: ActiveGame): ConflictInput | null {
  const combat = game.combats.viewed;
  const conflict = conflictOf(combat, played);
  if (!combat || !conflict || conflict.round < 1) return null;
  const shown = (id: string): boolean => game.user.isGM || combat.combatants.get(id)?.visible === true;
  const turns = combat.turns.flatMap(({ id }) => conflict.participants.find((one) => one.id === id && shown(one.id)) ?? []);
  const order = turns.map(({ id, name, acted, out }) => ({
    name,
    acting: id === conflict.current,
    acted: acted === conflict.round,
    out,
  }));
  return { round: conflict.round, pace: conflict.pace ?? "", order };
}

function knownHere(aspect: NornItem<"aspect">): boolean {
  return knowsAspect(game.user, aspect);
}
