import { ok, refuse } from "../../rules/result.ts";
import { passOn } from "../../rules/created-aspects/created-aspects.ts";
import type { Kind } from "../kind.ts";
import { authorsAspect } from "../parties.ts";
import { plainPlan } from "../plan.ts";
import { idOf, namedAspect, namedTarget, textOf } from "../read-input.ts";

/** Passes a free invocation to another character: by its holder's player, or by a GM. Source: T4. */
export const PASS: Kind<"pass"> = {
  parse: (input) => ({ ...namedAspect(input), free: idOf(input["free"]), ...namedTarget(input) }),
  parseFacts: (input) => ({
    aspectName: textOf(input["aspectName"]),
    targetName: textOf(input["targetName"]),
    holderName: textOf(input["holderName"]),
  }),
  plan: (world, { id, author, request }) => {
    const found = authorsAspect(world, author, request);
    if (!found.ok) return found;
    const aspect = found.value;
    const to = world.actor(request.target);
    if (!to || !world.reaches(author, to.uuid)) return refuse("target-gone");
    const holder = Object.hasOwn(aspect.free, request.free) ? (aspect.free[request.free]?.holder ?? "") : "";
    if (!world.isGm(author) && !(holder !== "" && world.owns(author, holder)))
      return refuse("free-not-yours", { aspect: aspect.name });
    if (!Object.hasOwn(aspect.free, request.free)) return refuse("free-gone", { aspect: aspect.name });
    const events = passOn(aspect, { free: request.free, to: to.uuid, freeId: world.newId(id, 0) });
    if (!events.ok) return events;
    const named = { aspectName: aspect.name, targetName: to.name, holderName: world.actor(holder)?.name ?? "" };
    return ok(plainPlan<"pass">(named, events.value));
  },
  about: () => [],
  concerns: ({ request: { target } }) => [target],
};
