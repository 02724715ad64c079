import { discoverAspect } from "../../rules/created-aspects/discover-aspect.ts";
import { ok, refuse } from "../../rules/result.ts";
import { discoveringRoll } from "../roll/creation-roll.ts";
import type { Kind } from "../kind.ts";
import { plainPlan } from "../plan.ts";
import { idOf, namedAspect, namedTarget, textOf, textsOf } from "../read-input.ts";

/** A GM reveals what a roll discovers: an aspect, and to whom; or nothing. Source: S3. */
export const REVEAL: Kind<"reveal"> = {
  parse: (input) => ({
    roll: idOf(input["roll"]),
    entry: idOf(input["entry"]),
    ...namedTarget(input),
    ...namedAspect(input),
    users: textsOf(input["users"]),
  }),
  parseFacts: (input) => ({ aspectName: textOf(input["aspectName"]), targetName: textOf(input["targetName"]) }),
  plan: (world, entry) => {
    const { id, author, request } = entry;
    if (!world.isGm(author)) return refuse("reveal-not-yours");
    const roll = discoveringRoll(world, entry, request.roll, null);
    if (!roll.ok) return roll;
    const { actor: roller, freeUses } = roll.value;
    if (request.aspect === "") {
      const targetName = world.actor(request.target)?.name ?? "";
      return ok(plainPlan<"reveal">({ targetName, aspectName: "" }));
    }
    const aspect = world.aspect(request.aspect);
    if (!aspect) return refuse("aspect-gone", { aspect: request.aspectName });
    const chosen = world.players.filter((user) => request.users.includes(user));
    if (chosen.length === 0 && roller.hasPlayerOwner) return refuse("reveal-nobody");
    const users = chosen.filter((user) => !world.knows(user, aspect.uuid));
    const asked = { users, holder: roller.uuid, freeId: world.newId(id, 0), freeUses };
    const events = discoverAspect(aspect, asked);
    const targetName = world.actor(aspect.parent)?.name ?? "";
    return ok(plainPlan<"reveal">({ targetName, aspectName: aspect.name }, events));
  },
  about: ({ request: { roll, entry } }) => [roll, entry],
  concerns: ({ request: { target } }) => [target],
};
