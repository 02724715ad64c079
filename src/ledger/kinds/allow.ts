import { ok, refuse } from "../../rules/result.ts";
import type { Kind } from "../kind.ts";
import { plainPlan } from "../plan.ts";
import { idOf, namedTarget, textOf } from "../read-input.ts";
import { rollOfActiveGame } from "../roll/replay-roll.ts";
import { isOpen, opposersOf } from "./oppose.ts";

/** A GM lets someone oppose a roll that is not against them. Source: F2 (dynamic tests). */
export const ALLOW: Kind<"allow"> = {
  parse: (input) => ({ roll: idOf(input["roll"]), ...namedTarget(input) }),
  parseFacts: (input) => ({ targetName: textOf(input["targetName"]) }),
  plan: (world, { author, request }) => {
    if (!world.isGm(author)) return refuse("gm-only");
    const now = rollOfActiveGame(world, request.roll);
    if (!now.ok) return now;
    const open = isOpen(now.value);
    if (!open.ok) return open;
    const actor = world.actor(request.target);
    if (!actor || actor.isSituation) return refuse("target-gone");
    if (actor.uuid === now.value.roll.actor) return refuse("oppose-own", { actor: actor.name });
    if (opposersOf(now.value).includes(actor.uuid)) return refuse("allowed-already", { actor: actor.name });
    return ok(plainPlan<"allow">({ targetName: actor.name }));
  },
  about: ({ request: { roll } }) => [roll],
  concerns: ({ request: { target } }) => [target],
  order: { fromOutside: true },
};
