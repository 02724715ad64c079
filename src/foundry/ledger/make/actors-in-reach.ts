import { isActorOfType } from "../../documents/is-actor-of-type.ts";
import { NornActor } from "../../documents/norn-actor.ts";
import { isPlayed } from "../spend/payer.ts";

/** Somebody or something an aspect can lie on, by uuid. People of one name are told apart by a number. */
export interface Reached {
  readonly uuid: string;
  readonly name: string;
  readonly place: boolean;
}

/** The situation of the scene one looks at, everybody who is in it, and the actor itself. Each once. */
export function actorsInReach(actor: NornActor | null): Reached[] {
  const scene = game.scenes.viewed ?? game.scenes.active;
  const situations = game.actors.filter((one) => isActorOfType(one, "situation") && one.system.scene === scene?.uuid);
  const here = [...(scene?.tokens ?? [])].flatMap(({ actor: one }) => (one instanceof NornActor ? [one] : []));
  return numbered([...new Set([...situations, ...here, ...(actor ? [actor] : [])])]);
}

/** Who may be handed a free invocation: players' characters first, then whoever is in the scene. */
export function holdersInReach(actor: NornActor | null): Reached[] {
  const played = game.actors.filter(isPlayed).map(({ uuid }) => uuid);
  const people = actorsInReach(actor).filter(({ place }) => !place);
  const others = people.filter(({ uuid }) => !played.includes(uuid));
  return [...numbered(game.actors.filter(isPlayed)), ...others];
}

function numbered(actors: readonly NornActor[]): Reached[] {
  const seen = new Map<string, number>();
  return actors.map((actor) => {
    const count = (seen.get(actor.name) ?? 0) + 1;
    seen.set(actor.name, count);
    const name = count === 1 ? actor.name : game.i18n.format("NORN.Make.another", { name: actor.name, number: String(count) });
    return { uuid: actor.uuid, name, place: isPlace(actor) };
  });
}

/** A place or a thing, which contests nothing. */
export function isPlace({ type }: NornActor): boolean {
  return type === "situation";
}

/** Whether a user may lay something on an actor: it may see it, or it has a token where somebody plays. */
export function mayReach(user: User.Implementation, actor: NornActor): boolean {
  if (user.isGM || actor.isToken || actor.testUserPermission(user, "LIMITED")) return true;
  return game.scenes.some((scene) => [...scene.tokens].some((token) => token.actor?.uuid === actor.uuid));
}
