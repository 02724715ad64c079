import { ok, refuse } from "../../rules/result.ts";
import { discoveringRoll, hasDiscovered, hasCreated } from "../roll/creation-roll.ts";
import type { Kind } from "../kind.ts";
import { activeOn, isActive } from "../order.ts";
import { plainPlan } from "../plan.ts";
import { idOf, namedTarget, textOf } from "../read-input.ts";

/** Asks what a roll discovers. It changes nothing: a GM answers with `reveal`. Source: S3. */
export const DISCOVER: Kind<"discover"> = {
  parse: (input) => ({ roll: idOf(input["roll"]), ...namedTarget(input) }),
  parseFacts: (input) => ({ targetName: textOf(input["targetName"]) }),
  plan: (world, entry) => {
    const { author, request } = entry;
    const studied = world.actor(request.target);
    if (!world.isUser(author) || !studied || !world.reaches(author, studied.uuid)) return refuse("target-gone");
    const roll = discoveringRoll(world, entry, request.roll, studied);
    if (!roll.ok) return roll;
    if (hasDiscovered(roll.value.now.entries)) return refuse("discovered-already");
    return ok(plainPlan<"discover">({ targetName: studied.name }));
  },
  about: ({ request: { roll } }) => [roll],
  concerns: ({ request: { target } }) => [target],
  asksGm: (book, entry) => isActive(book, entry) && !hasCreated(activeOn(book, entry.request.roll)),
};
