import { entranceAs } from "../../rules/breaks/break-rules.ts";
import { ok, refuse } from "../../rules/result.ts";
import type { Kind } from "../kind.ts";
import { lastBreak } from "../last-break.ts";
import { activeOfKinds } from "../order.ts";
import { NO_FACTS, noFacts, plainPlan } from "../plan.ts";
import { idOf } from "../read-input.ts";
import type { EntryBook } from "../world.ts";
import { isPoolCounted, poolMoved } from "./pool.ts";

/** An NPC enters the scene and adds points to the GM's pool. Source: S3. */
export const ENTRANCE: Kind<"entrance"> = {
  parse: (input) => ({ as: idOf(input["as"]), again: input["again"] === true }),
  parseFacts: noFacts,
  plan: (world, { author, actor: uuid, actorName, request }) => {
    if (!world.isGm(author)) return refuse("gm-only");
    if (!isPoolCounted(world)) return refuse("use-unknown");
    const actor = world.actor(uuid);
    if (!actor) return refuse("actor-gone", { actor: actorName });
    const entrance = actor.isPlayerCharacter ? null : entranceAs(world.game, actor.snapshot(), request.as);
    if (!entrance) return refuse("entrance-none", { actor: actor.name });
    if (!request.again && enteredThisScene(world.entries, uuid)) return refuse("entered-already", { actor: actor.name });
    const { points } = entrance;
    return ok(plainPlan<"entrance">(NO_FACTS, poolMoved(points), { points }));
  },
  about: () => [],
};

/** Whether an actor has entered since the last scene ended. */
export function enteredThisScene(book: EntryBook, uuid: string): boolean {
  const last = activeOfKinds(book, "entrance").findLast((entry) => entry.actor === uuid);
  return last !== undefined && last.settled > lastBreak(book, "scene");
}
