import type { Person } from "../../view/ledger/spend/spend-form.view.ts";
import { actorsHere } from "../documents/actors-here.ts";
import { isPlace } from "../documents/is-place.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isPlayed, playedActors } from "../documents/played-actors.ts";

/** Whom this user may pay for: somebody given first, own characters, and for a game master whoever is in the scene. */
export function payersFor(first: NornActor | null): NornActor[] {
  const known = game.user.isGM ? [...playedActors(), ...actorsHere()] : playedActors();
  return [...new Set([...(first ? [first] : []), ...known])].filter((actor) => actor.isOwner && !isPlace(actor));
}

/** Everybody else somebody may have to do with: who is seen in the scene, and the characters of the others. */
export function othersFor(payer: NornActor): Person[] {
  const people = [...new Set([...actorsHere(), ...playedActors()])];
  return people.filter((actor) => actor.uuid !== payer.uuid && !isPlace(actor)).map(({ uuid, name }) => ({ uuid, name }));
}

/** Whether this user may read how somebody fares. */
export function mayReadWounds(actor: NornActor): boolean {
  return isPlayed(actor) || actor.testUserPermission(game.user, "OBSERVER");
}
