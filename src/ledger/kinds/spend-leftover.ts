import { ok, refuse } from "../../rules/result.ts";
import { spendLeftover } from "../../rules/roll/leftovers.ts";
import { leftoverOf, outcomeToSpend, usesBought } from "../roll/bought.ts";
import { isTaken } from "../harm/defended.ts";
import type { Kind } from "../kind.ts";
import { plainPlan } from "../plan.ts";
import { idOf, textOf } from "../read-input.ts";
import { ownResultOfActiveGame } from "../roll/replay-roll.ts";

/** Spends what is left of a result: shifts on quality and speed, hits on tricks. Source: T1, M2. */
export const SPEND_LEFTOVER: Kind<"spend-leftover"> = {
  parse: (input) => ({ roll: idOf(input["roll"]), use: idOf(input["use"]) }),
  parseFacts: (input) => ({ useName: textOf(input["useName"]) }),
  plan: (world, entry) => {
    const { request } = entry;
    const rolled = ownResultOfActiveGame(world, entry, request.roll);
    if (!rolled.ok) return rolled;
    const { now } = rolled.value;
    if (isTaken(now.entries)) return refuse("hit-taken");
    const outcome = outcomeToSpend(now);
    const left = leftoverOf(world.game, now, outcome);
    if (!outcome || !left) return refuse("nothing-left");
    const spent = spendLeftover(world.game, outcome, [...usesBought(left), request.use]);
    if (!spent.ok) return spent;
    const use = left.uses.find(({ id }) => id === request.use);
    return use ? ok(plainPlan<"spend-leftover">({ useName: use.name ?? "" })) : refuse("attacks-only");
  },
  about: ({ request: { roll } }) => [roll],
  // Of what was bought, only the harm it did depends on it.
  order: { dependents: ["harm"] },
};
