import { opposes } from "../../ledger/roll/creation-roll.ts";
import { isCreatedInPlay } from "../../rules/aspects/aspect-kind.ts";
import { zoneMapOf } from "../documents/zone-map.ts";
import { isInanimate, playerCharacters } from "../documents/actors-in-play.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { knownAspects, knowsAspect } from "../documents/known-to.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { inReach } from "../roll/in-reach.ts";
import type { Target } from "../../view/roll/roll-options.ts";

/** An actor that can carry an aspect, by uuid. Actors of the same name are numbered. */
export interface Reached {
  readonly uuid: string;
  readonly name: string;
  readonly situation: boolean;
  /** A situation or a thing. */
  readonly inanimate: boolean;
  /** Of a situation. */
  readonly zones: readonly { readonly id: string; readonly name: string }[];
}

/** Who and what is in reach as a actor it is on of aspects, the actor itself last. */
export function actorsInReach(actor: NornActor, against: readonly Target[] = []): Reached[] {
  const all = inReach(
    [actor],
    against.map(({ uuid }) => uuid),
  );
  const others = all.filter((reached) => reached.actor !== actor);
  const counts = new Map<string, number>();
  return [...others, ...all.filter((reached) => reached.actor === actor)].map(({ actor: reached, name, reach }) => {
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    const numbered = number === 1 ? name : game.i18n.format("NORN.Create.another", { name, number: String(number) });
    const { zones } = zoneMapOf(reached);
    return { uuid: reached.uuid, name: numbered, situation: reach === "situation", inanimate: isInanimate(reached), zones };
  });
}

/** Who may get a free invocation: players' characters, then all others on the scene. */
export function holdersInReach(actor: NornActor): Reached[] {
  const played = playerCharacters().map(({ uuid, name }) => ({ uuid, name, situation: false, inanimate: false, zones: [] }));
  const others = actorsInReach(actor).filter(({ uuid, situation }) => !situation && played.every((one) => one.uuid !== uuid));
  return [...played, ...others];
}

/** Whether the actor it is on of an aspect could oppose a roll by this actor. */
export function parentOpposes({ actor: parent }: NornItem<"aspect">, roller: NornActor): boolean {
  return opposes(parent && { uuid: parent.uuid, isInanimate: isInanimate(parent) }, roller.uuid);
}

export interface HiddenOn {
  readonly parent: string;
  readonly aspects: readonly { readonly uuid: string; readonly name: string }[];
}

/** The players who play an actor; none for a GM's. */
export function playersOf(actor: NornActor): User.Implementation[] {
  return game.users.filter((user) => !user.isGM && actor.testUserPermission(user, "OWNER"));
}

/** Aspects in an actor's reach that its players do not know, by actor it is on: those it studies come first, those of the zone before others. */
export function hiddenInReach(actor: NornActor, studied: readonly Target[], zone: string): HiddenOn[] {
  const players = playersOf(actor);
  const isUnknown = (aspect: NornItem<"aspect">): boolean =>
    players.length === 0 || players.some((user) => !knowsAspect(user, aspect));
  return actorsInReach(actor, studied)
    .filter(({ uuid }) => uuid !== actor.uuid)
    .map(({ uuid, name: parent }) => ({
      parent,
      aspects: [...(ledgerActor(uuid)?.items ?? [])]
        .filter((item): item is NornItem<"aspect"> => isItemOfType(item, "aspect") && item.inPlay && isUnknown(item))
        .toSorted((a, b) => Number(b.system.zone === zone) - Number(a.system.zone === zone))
        .map(({ uuid: aspect, name }) => ({ uuid: aspect, name })),
    }))
    .filter(({ aspects }) => aspects.length > 0);
}

export interface CreatedInReach {
  readonly aspect: NornItem<"aspect">;
  readonly parent: string;
}

/** Aspects created in play that this user knows, on anything in an actor's reach. */
export function createdInReach(actor: NornActor): CreatedInReach[] {
  return actorsInReach(actor).flatMap(({ uuid, name: parent }) => {
    const reached = ledgerActor(uuid);
    const known = reached ? knownAspects(game.user, reached) : [];
    return known.filter(({ system }) => isCreatedInPlay(system)).map((aspect) => ({ aspect, parent }));
  });
}
