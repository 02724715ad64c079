import { ok, refuse } from "../../rules/index.ts";
import type { Kind } from "../kind.ts";
import { stillStands } from "../order.ts";
import { plainPlan } from "../plan.ts";
import type { EntryBook } from "../world.ts";
import { isPoolCounted, poolMoved } from "./pool.ts";

export interface EntranceRequest {
  /** Whether it is a vital extra, where the actor itself does not say. */
  readonly vital: boolean;
  /** It may enter again in the same scene. */
  readonly again: boolean;
}

/** An NPC enters the scene and adds points to the GM's pool. Source: S3. */
export const ENTRANCE: Kind<"entrance"> = {
  parse: (input) => ({ vital: input["vital"] === true, again: input["again"] === true }),
  plan: (world, { author, actor: uuid, actorName, request }) => {
    if (!world.isGm(author)) return refuse("gm-only");
    if (!isPoolCounted(world)) return refuse("use-unknown");
    const actor = world.actor(uuid);
    if (!actor) return refuse("actor-gone", { actor: actorName });
    const { ruleset, dials } = world.game;
    const entrance = actor.isPlayed ? null : ruleset.breaks.entrance?.(actor.snapshot(), request.vital, dials);
    if (!entrance) return refuse("entrance-none", { actor: actor.name });
    if (!request.again && enteredThisScene(world.entries, uuid)) return refuse("entered-already", { actor: actor.name });
    const { points } = entrance;
    return ok(plainPlan<"entrance">(request, poolMoved(points), { points }));
  },
  about: () => [],
  needsGm: () => true,
};

/** Whether an actor has entered since the last scene ended. Every break ends the scene (R3). */
export function enteredThisScene(book: EntryBook, uuid: string): boolean {
  const told = book.ofKinds(["entrance", "break"]).filter((entry) => {
    return entry.byGm && (entry.kind === "break" || entry.actor === uuid);
  });
  const last = told.toSorted((a, b) => a.settled - b.settled).findLast((entry) => stillStands(book, entry));
  return last?.kind === "entrance";
}
