import { NornActor } from "./norn-actor.ts";
import { hasActorData, isActorOfType } from "./of-type.ts";

/** The viewed scene, or the active one if none is viewed. */
export function currentScene(): Scene.Implementation | null {
  return game.scenes.viewed ?? game.scenes.active ?? null;
}

/** The tokens on that scene that this user sees. */
export function tokensOnScene(): TokenDocument.Implementation[] {
  return [...(currentScene()?.tokens ?? [])].filter(({ hidden }) => !hidden || game.user.isGM);
}

/** The actors of those tokens, some of which have no other document, and who is here without a token; each once. */
export function actorsOnScene(): NornActor[] {
  const standing = tokensOnScene().flatMap(({ actor }) => (actor instanceof NornActor ? [actor] : []));
  return [...new Set([...standing, ...actorsWithoutMap()])];
}

/** The actors of the world, and those of unlinked tokens on the scene. */
export function allActors(): NornActor[] {
  const scenes = new Set([game.scenes.active, game.scenes.viewed]);
  const tokens = [...scenes].flatMap((scene) => [...(scene?.tokens ?? [])]);
  const here = tokens.flatMap(({ actorLink, actor }) => (!actorLink && actor instanceof NornActor ? [actor] : []));
  return [...game.actors, ...here].filter(({ system }) => hasActorData(system));
}

/** All actors, those on the scene first; an unlinked token stands in for its base actor. */
export function actorsOnSceneFirst(): NornActor[] {
  const here = actorsOnScene();
  const standing = new Set(here.map(({ token }) => token?.actorId));
  return [...new Set([...here, ...game.actors.filter(({ id }) => !standing.has(id))])];
}

/**
 * Who is here though no token says so: in the conflict, in a zone that is not drawn, and where there is no scene the players'
 * characters. So a group plays without a map: who is brought into a zone is seen by all, as a token would be, unless they are hidden.
 */
export function actorsWithoutMap(): NornActor[] {
  const zones = new Set(situationsInSight().flatMap(undrawnZones));
  const inZones = zones.size === 0 ? [] : game.actors.filter((actor) => zones.has(storedZone(actor)) && mayBeSeen(actor));
  return [...new Set([...inConflict(), ...inZones, ...(currentScene() ? [] : playerCharacters())])];
}

function inConflict(): NornActor[] {
  const shown = [...(game.combats.viewed?.combatants ?? [])].filter((one) => game.user.isGM || one.visible);
  return shown.flatMap(({ actor }) => (actor instanceof NornActor ? [actor] : []));
}

/** Ids of the zones of a situation that are no region of a scene. */
function undrawnZones(place: NornActor): string[] {
  if (!isActorOfType(place, "situation")) return [];
  return Object.entries(place.system.zones).flatMap(([id, { region }]) => (region ? [] : [id]));
}

/** Id of the zone that an actor stores, "" for none. */
export function storedZone({ system }: { readonly system: object }): string {
  return "zone" in system && typeof system.zone === "string" ? system.zone : "";
}

/** Whether this user may see that someone is where they are. */
function mayBeSeen(actor: NornActor): boolean {
  return game.user.isGM || !isConcealed(actor);
}

/** Whether a GM keeps from the players that someone is here: hidden wherever they stand and take part, if anywhere. */
export function isConcealed(actor: NornActor): boolean {
  if (actor.hasPlayerOwner) return false;
  const tokens = [...(currentScene()?.tokens ?? [])].filter((token) => token.actor === actor);
  const taking = [...(game.combats.viewed?.combatants ?? [])].filter((one) => one.actor === actor);
  const kept = [...tokens.map(({ hidden }) => hidden), ...taking.map(({ isSecret }) => isSecret)];
  return kept.length > 0 && kept.every(Boolean);
}

/** Whether an actor is a situation in sight: that of this scene, or one of every scene. */
export function isInSight(actor: NornActor): boolean {
  return isOfScene(actor, currentScene());
}

export function isOfScene(actor: NornActor, scene: Scene.Implementation | null): boolean {
  return isActorOfType(actor, "situation") && (actor.system.everywhere || actor.system.scene === scene?.uuid);
}

export function situationsInSight(): NornActor[] {
  return game.actors.filter(isInSight);
}

/** Whether an actor is a character with a player. */
export function isPlayerCharacter(actor: NornActor): boolean {
  return actor.type === "character" && actor.hasPlayerOwner;
}

export function playerCharacters(): NornActor[] {
  return game.actors.filter(isPlayerCharacter);
}

/** The character this user plays; null for none, as for most GMs. */
export function ownCharacter(): NornActor | null {
  const { character } = game.user;
  if (character) return character;
  return game.user.isGM ? null : (playerCharacters().find(({ isOwner }) => isOwner) ?? null);
}

/** Everyone who may act here, each once: this user's own character, the players' characters, then who else is on the scene. */
export function peopleInPlay(): NornActor[] {
  const own = ownCharacter();
  const all = [...(own ? [own] : []), ...playerCharacters(), ...actorsOnScene()];
  return [...new Set(all)].filter((actor) => !isSituation(actor));
}

/** A situation: it contests nothing, and no one pays for it. */
export function isSituation({ type }: Pick<NornActor, "type">): boolean {
  return type === "situation";
}

/** Situations and things have no will: trouble from their aspects hits another actor. */
export function isInanimate(actor: Pick<NornActor, "type">): boolean {
  return isSituation(actor) || actor.type === "vehicle";
}
