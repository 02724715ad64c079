import { ok, refuse } from "../../rules/index.ts";
import type { Kind } from "../kind.ts";
import { plainPlan } from "../plan.ts";
import { idOf, namedTarget } from "../read-input.ts";
import { rollInForce } from "../rolls/replay-roll.ts";
import { isOpen, opposersOf } from "./oppose.ts";

export interface AllowRequest {
  /** Id of the roll. */
  readonly roll: string;
  /** Who may oppose it. */
  readonly target: string;
  readonly targetName: string;
}

/** A GM lets someone oppose a roll that is not against them. Source: F2 (dynamic tests). */
export const ALLOW: Kind<"allow"> = {
  parse: (input) => ({ roll: idOf(input["roll"]), ...namedTarget(input) }),
  plan: (world, { author, request }) => {
    if (!world.isGm(author)) return refuse("gm-only");
    const now = rollInForce(world, request.roll);
    if (!now.ok) return now;
    const open = isOpen(now.value);
    if (!open.ok) return open;
    const actor = world.actor(request.target);
    if (!actor || actor.isSituation) return refuse("target-gone");
    if (actor.uuid === now.value.roll.actor) return refuse("oppose-own", { actor: actor.name });
    if (opposersOf(now.value).includes(actor.uuid)) return refuse("allowed-already", { actor: actor.name });
    return ok(plainPlan<"allow">({ ...request, targetName: actor.name }));
  },
  about: ({ roll }) => [roll],
  concerns: ({ target }) => [target],
  needsGm: () => true,
  order: { fromOutside: true },
};
