import { isActorOfType } from "./is-actor-of-type.ts";
import { NornActor } from "./norn-actor.ts";

/** The viewed scene, or the active one if none is viewed. */
function sceneHere(): Scene.Implementation | null {
  return game.scenes.viewed ?? game.scenes.active ?? null;
}

/** The tokens on that scene that this user sees. */
export function tokensHere(): TokenDocument.Implementation[] {
  return [...(sceneHere()?.tokens ?? [])].filter(({ hidden }) => !hidden || game.user.isGM);
}

/** The actors of those tokens, each once: some have no other document. */
export function actorsHere(): NornActor[] {
  return [...new Set(tokensHere().flatMap(({ actor }) => (actor instanceof NornActor ? [actor] : [])))];
}

/** Whether an actor is the situation of this scene. */
export function isSituationHere(actor: NornActor): boolean {
  return isActorOfType(actor, "situation") && actor.system.scene === sceneHere()?.uuid;
}

export function situationsHere(): NornActor[] {
  return game.actors.filter(isSituationHere);
}
