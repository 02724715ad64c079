import type { Aspect } from "../rules/aspects/aspect.ts";
import { ok, refuse, type Result } from "../rules/result.ts";
import type { Payer } from "../rules/spend/payer.ts";
import type { Entry } from "./entry.ts";
import type { LedgerActor, World } from "./world.ts";

/** A GM who pays or compels without naming an actor. */
export const GM_PAYER: Payer = { source: "unlimited", actor: "", tier: "" };

type Asking = Pick<Entry, "actor" | "actorName" | "author">;

/** The actor an entry is for, if its author plays it. */
export function authorsActor(
  world: Pick<World, "actor" | "isUser" | "owns">,
  { actor: uuid, actorName, author }: Asking,
): Result<LedgerActor> {
  const actor = world.actor(uuid);
  if (!actor || !world.isUser(author)) return refuse("actor-gone", { actor: actorName });
  return world.owns(author, uuid) ? ok(actor) : refuse("not-yours", { actor: actor.name });
}

/** The aspect an entry is about, if it is in play and the entry's author may know of it. */
export function authorsAspect(
  world: Pick<World, "aspect" | "waits" | "isUser" | "knows">,
  author: string,
  { aspect: uuid, aspectName }: { readonly aspect: string; readonly aspectName: string },
): Result<Aspect> {
  const known = world.isUser(author) && world.knows(author, uuid);
  const aspect = known ? world.aspect(uuid) : null;
  if (aspect) return ok(aspect);
  return refuse(known && world.waits(uuid) ? "aspect-waits" : "aspect-gone", { aspect: aspectName });
}

/** Whose points an actor spends: a player character its own, any other the GM's, where the game counts those. */
export function payerOf(
  { game: { ruleset, dials }, playerCharacters, npcPool }: Pick<World, "game" | "playerCharacters" | "npcPool">,
  actor: LedgerActor,
): Payer {
  const { uuid, fatePoints, tier } = actor.snapshot();
  if (actor.isPlayerCharacter) return { source: "own", actor: uuid, points: fatePoints.value, tier };
  const counted = ruleset.breaks.npcPool(playerCharacters, "session", dials) !== null;
  return counted ? { source: "npc-pool", actor: uuid, points: npcPool, tier } : { source: "unlimited", actor: uuid, tier };
}

/** The actor who pays, if the entry's author plays it; a GM may pay without naming one. */
export function authorsPayer(world: World, entry: Asking): Result<Payer> {
  if (!world.actor(entry.actor) && world.isGm(entry.author)) return ok(GM_PAYER);
  const actor = authorsActor(world, entry);
  return actor.ok ? ok(payerOf(world, actor.value)) : actor;
}

/** The aspect whose box pays instead of a fate point; null where a point pays. */
export function boxPayer(
  world: Parameters<typeof authorsAspect>[0],
  author: string,
  named: { readonly aspect: string; readonly aspectName: string },
): Result<Aspect | null> {
  return named.aspect === "" ? ok(null) : authorsAspect(world, author, named);
}

/** The uuid of an actor this user can reach; "" for any other. */
export function reached(world: Pick<World, "actor" | "reaches">, user: string, uuid: string): string {
  return world.actor(uuid) && world.reaches(user, uuid) ? uuid : "";
}
