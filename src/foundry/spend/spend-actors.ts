import type { Person } from "../../view/ledger/spend/spend-form.view.ts";
import { actorsOnScene } from "../documents/actors-on-scene.ts";
import { isSituation } from "../documents/is-situation.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isPlayed, playedActors } from "../documents/played-actors.ts";

/** Whom this user may pay for: the given actor first, own characters, and for a GM everyone on the scene. */
export function payersFor(first: NornActor | null): NornActor[] {
  const known = game.user.isGM ? [...playedActors(), ...actorsOnScene()] : playedActors();
  return [...new Set([...(first ? [first] : []), ...known])].filter((actor) => actor.isOwner && !isSituation(actor));
}

/** Other actors a spend can be about: those seen on the scene, and the other players' characters. */
export function othersFor(payer: NornActor): Person[] {
  const people = [...new Set([...actorsOnScene(), ...playedActors()])];
  return people.filter((actor) => actor.uuid !== payer.uuid && !isSituation(actor)).map(({ uuid, name }) => ({ uuid, name }));
}

/** Whether this user may read an actor's wounds. */
export function mayReadWounds(actor: NornActor): boolean {
  return isPlayed(actor) || actor.testUserPermission(game.user, "OBSERVER");
}
