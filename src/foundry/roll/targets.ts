import { tokensOnScene } from "../documents/actors-in-play.ts";
import { NornActor } from "../documents/norn-actor.ts";

/** An actor a roll is against: the uuid of the actor, and the name its token shows. */
export interface Target {
  readonly uuid: string;
  readonly name: string;
}

type TokenOnScene = Pick<TokenDocument.Implementation, "actor" | "name" | "hidden">;

/** The actors whose tokens this user has targeted, each once. */
export function targetedActors(): Target[] {
  return each([...game.user.targets].map(({ document }) => document));
}

/** All actors this user sees on the scene, except the one who rolls. */
export function possibleTargets(roller: NornActor): Target[] {
  return each(tokensOnScene()).filter(({ uuid }) => uuid !== roller.uuid);
}

function each(tokens: readonly TokenOnScene[]): Target[] {
  const found = tokens.flatMap(({ actor, name }) => (actor instanceof NornActor ? [[actor.uuid, name] as const] : []));
  return [...new Map(found)].map(([uuid, name]) => ({ uuid, name }));
}
