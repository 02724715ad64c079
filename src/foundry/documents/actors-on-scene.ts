import { isActorOfType } from "./of-type.ts";
import { NornActor } from "./norn-actor.ts";

/** The viewed scene, or the active one if none is viewed. */
function currentScene(): Scene.Implementation | null {
  return game.scenes.viewed ?? game.scenes.active ?? null;
}

/** The tokens on that scene that this user sees. */
export function tokensOnScene(): TokenDocument.Implementation[] {
  return [...(currentScene()?.tokens ?? [])].filter(({ hidden }) => !hidden || game.user.isGM);
}

/** The actors of those tokens, each once: some have no other document. */
export function actorsOnScene(): NornActor[] {
  return [...new Set(tokensOnScene().flatMap(({ actor }) => (actor instanceof NornActor ? [actor] : [])))];
}

/** Whether an actor is the situation of this scene. */
export function isSituationOfScene(actor: NornActor): boolean {
  return isActorOfType(actor, "situation") && actor.system.scene === currentScene()?.uuid;
}

export function situationsOnScene(): NornActor[] {
  return game.actors.filter(isSituationOfScene);
}
