import type { Target } from "../../view/roll/roll-options.ts";
import { actorsWithoutMap, isSituation, tokensOnScene } from "../documents/actors-in-play.ts";
import { NornActor } from "../documents/norn-actor.ts";

type TokenOnScene = Pick<TokenDocument.Implementation, "actor" | "name" | "hidden">;

/** The actors whose tokens this user has targeted, each once. */
export function targetedActors(): Target[] {
  return each([...game.user.targets].map(({ document }) => document));
}

/**
 * All actors this user sees on the scene, or knows to be here without a map, except the one who rolls, if anyone does. For an
 * organization also all the others: they stand nowhere.
 */
export function possibleTargets(roller: NornActor | null): Target[] {
  const targets = each(tokensOnScene());
  const standing = new Set([roller?.uuid, ...targets.map(({ uuid }) => uuid)]);
  const organizations = roller?.type === "organization" ? game.actors.filter(isRival) : [];
  const unplaced = [...new Set([...actorsWithoutMap(), ...organizations])];
  const others = unplaced.filter((actor) => !isSituation(actor) && !standing.has(actor.uuid));
  return [...targets.filter(({ uuid }) => uuid !== roller?.uuid), ...others.map(({ uuid, name }) => ({ uuid, name }))];
}

function isRival({ type, visible }: NornActor): boolean {
  return type === "organization" && visible;
}

function each(tokens: readonly TokenOnScene[]): Target[] {
  const found = tokens.flatMap(({ actor, name }) => (actor instanceof NornActor ? [[actor.uuid, name] as const] : []));
  return [...new Map(found)].map(([uuid, name]) => ({ uuid, name }));
}
