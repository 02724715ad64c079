import type { Aspect } from "../../rules/aspects/aspect.ts";
import type { CreationRoll } from "../../rules/created-aspects/creation-rules.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { removeCreated } from "../../rules/created-aspects/created-aspects.ts";
import { creationRoll, hasDiscovered, opposes, rollToCreate } from "../roll/creation-roll.ts";
import type { EntryOf } from "../entry.ts";
import type { Kind } from "../kind.ts";
import { authorsAspect } from "../parties.ts";
import { plainPlan } from "../plan.ts";
import { idOf, namedAspect, textOf } from "../read-input.ts";
import type { World } from "../world.ts";

/** Removes an aspect created in play: by its creator, by a GM, or by a roll. Source: S3, T4, M3. */
export const REMOVE: Kind<"remove"> = {
  parse: (input) => ({ roll: idOf(input["roll"]), ...namedAspect(input), targetName: textOf(input["targetName"]) }),
  parseFacts: (input) => ({ aspectName: textOf(input["aspectName"]), targetName: textOf(input["targetName"]) }),
  plan: (world, entry) => {
    const { author, request } = entry;
    const found = authorsAspect(world, author, request);
    if (!found.ok) return found;
    const aspect = found.value;
    const roll = request.roll === "" ? wordOf(world, author, aspect) : rollFor(world, entry);
    if (!roll.ok) return roll;
    const onActor = world.actor(aspect.parent);
    const events = removeCreated(world.game, aspect, roll.value, opposes(onActor, entry.actor));
    if (!events.ok) return events;
    const named = { aspectName: aspect.name, targetName: onActor?.name ?? "" };
    return ok(plainPlan<"remove">(named, events.value));
  },
  about: ({ request: { roll } }) => [roll],
};

function wordOf(world: World, author: string, aspect: Aspect): Result<null> {
  return mayRemove(world, author, aspect) ? ok(null) : refuse("remove-not-yours", { aspect: aspect.name });
}

/** Who may remove an aspect without a roll. */
export function mayRemove(world: Pick<World, "isGm" | "owns">, user: string, { maker }: Pick<Aspect, "maker">): boolean {
  return world.isGm(user) || (maker !== "" && world.owns(user, maker));
}

function rollFor(world: World, entry: EntryOf<"remove">): Result<CreationRoll> {
  const rolled = rollToCreate(world, entry, entry.request.roll);
  if (!rolled.ok) return rolled;
  const { now } = rolled.value;
  return hasDiscovered(now.entries) ? refuse("discovered-already") : ok(creationRoll(world, now));
}
