import { isItemOfType } from "../documents/is-item-of-type.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import type { Target } from "../roll/targets.ts";
import { knowsAspect } from "../documents/known-to.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { actorsInReach } from "./actors-in-reach.ts";

export interface HiddenOn {
  readonly bearer: string;
  readonly aspects: readonly { readonly uuid: string; readonly name: string }[];
}

/** Those who play an actor; nobody where a game master does. */
export function playersOf(actor: NornActor): User.Implementation[] {
  return game.users.filter((user) => !user.isGM && actor.testUserPermission(user, "OWNER"));
}

/** Aspects in reach of an actor that those who play it do not know, by whom they lie on: whom it studies comes first. */
export function hiddenInReach(actor: NornActor, studied: readonly Target[]): HiddenOn[] {
  const players = playersOf(actor);
  const isUnknown = (aspect: NornItem<"aspect">): boolean =>
    players.length === 0 || players.some((user) => !knowsAspect(user, aspect));
  return actorsInReach(actor, studied)
    .filter(({ uuid }) => uuid !== actor.uuid)
    .map(({ uuid, name: bearer }) => ({
      bearer,
      aspects: [...(ledgerActor(uuid)?.items ?? [])]
        .filter((item): item is NornItem<"aspect"> => isItemOfType(item, "aspect") && item.inPlay && isUnknown(item))
        .map(({ uuid: aspect, name }) => ({ uuid: aspect, name })),
    }))
    .filter(({ aspects }) => aspects.length > 0);
}
