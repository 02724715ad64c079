import { ok, refuse } from "../../rules/index.ts";
import { discoveringRoll, hasDiscovered, hasCreated } from "../rolls/creation-roll.ts";
import type { Kind } from "../kind.ts";
import { standingOn, stillStands } from "../order.ts";
import { plainPlan } from "../plan.ts";
import { idOf, namedTarget } from "../read-input.ts";

export interface DiscoverRequest {
  /** Id of the roll. */
  readonly roll: string;
  /** Who or what is studied. */
  readonly target: string;
  readonly targetName: string;
}

/** Asks what a roll discovers. It changes nothing: a GM answers with `reveal`. Source: S3. */
export const DISCOVER: Kind<"discover"> = {
  parse: (input) => ({ roll: idOf(input["roll"]), ...namedTarget(input) }),
  plan: (world, entry) => {
    const { author, request } = entry;
    const studied = world.actor(request.target);
    if (!world.isUser(author) || !studied || !world.reaches(author, studied.uuid)) return refuse("target-gone");
    const roll = discoveringRoll(world, entry, request.roll, studied);
    if (!roll.ok) return roll;
    if (hasDiscovered(roll.value.now.entries)) return refuse("discovered-already");
    return ok(plainPlan<"discover">({ ...request, targetName: studied.name }));
  },
  about: ({ roll }) => [roll],
  concerns: ({ target }) => [target],
  asksGm: (book, entry) => stillStands(book, entry) && !hasCreated(standingOn(book, entry.request.roll)),
};
