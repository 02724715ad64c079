import { ok, refuse } from "../../rules/result.ts";
import type { Kind } from "../kind.ts";
import { authorsActor } from "../parties.ts";
import { NO_FACTS, noFacts, plainPlan } from "../plan.ts";
import { wholeOf } from "../read-input.ts";

/** Pays back debt of fate points. Source: S3. */
export const PAY_DEBT: Kind<"pay-debt"> = {
  parse: (input) => {
    const points = wholeOf(input["points"]);
    return points === null ? null : { points };
  },
  parseFacts: noFacts,
  plan: (world, entry) => {
    const found = authorsActor(world, entry);
    if (!found.ok) return found;
    const { debt } = world.game.ruleset.fatePoints;
    if (!debt) return refuse("use-unknown");
    const actor = found.value;
    const aspect = actor.snapshot().aspects.find(({ role }) => role === debt.role) ?? null;
    const { points } = entry.request;
    const paid = debt.pay(actor.snapshot(), points, aspect);
    return paid.ok ? ok(plainPlan<"pay-debt">(NO_FACTS, paid.value, { points })) : paid;
  },
  about: () => [],
};
