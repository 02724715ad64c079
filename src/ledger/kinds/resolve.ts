import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { ok, refuse } from "../../rules/result.ts";
import type { Entry } from "../entry.ts";
import type { Kind } from "../kind.ts";
import { activeOn } from "../order.ts";
import { plainPlan } from "../plan.ts";
import { idOf, textsOf } from "../read-input.ts";

/** Resolves a roll: points that waited for that are paid out. Source: T3. */
export const RESOLVE: Kind<"resolve"> = {
  parse: (input) => ({ roll: idOf(input["roll"]) }),
  parseFacts: (input) => ({ names: textsOf(input["names"]) }),
  plan: (world, { author, request }) => {
    const found = world.roll(request.roll);
    if (!found.ok || !world.isUser(author)) return refuse("roll-gone");
    const { actor, actorName } = found.value;
    if (!world.isGm(author) && !world.owns(author, actor)) return refuse("not-yours", { actor: actorName });
    const events = waitingOn(activeOn(world.entries, request.roll));
    if (events.length === 0) return refuse("nothing-waits");
    const names = events.flatMap((event) =>
      event.type === "fate-points-changed" && event.by > 0 ? [world.actor(event.actor)?.name ?? "?"] : [],
    );
    return ok(plainPlan<"resolve">({ names }, events));
  },
  about: ({ request: { roll } }) => [roll],
  order: { refuses: () => refuse("resolved-since") },
};

/** Points that wait for the roll to be resolved. */
export function waitingOn(entries: readonly Entry[]): readonly LedgerEvent[] {
  const last = entries.findLastIndex(({ kind }) => kind === "resolve");
  return entries.slice(last + 1).flatMap(({ outcome }) => outcome.later);
}
