import { ok, payDebt, refuse, UNLUCKY } from "../../rules/index.ts";
import type { Kind } from "../kind.ts";
import { authorsActor } from "../parties.ts";
import { plainPlan } from "../plan.ts";
import { wholeOf } from "../read-input.ts";

export interface PayDebtRequest {
  readonly points: number;
}

/** Pays back debt of fate points. Source: S3. */
export const PAY_DEBT: Kind<"pay-debt"> = {
  parse: (input) => {
    const points = wholeOf(input["points"]);
    return points === null ? null : { points };
  },
  plan: (world, entry) => {
    const found = authorsActor(world, entry);
    if (!found.ok) return found;
    if (!world.game.ruleset.fatePoints.debt) return refuse("use-unknown");
    const actor = found.value;
    const unlucky = actor.aspects().find(({ role }) => role === UNLUCKY) ?? null;
    const { points } = entry.request;
    const paid = payDebt(actor.snapshot(), points, unlucky);
    return paid.ok ? ok(plainPlan<"pay-debt">({ points }, paid.value, { points })) : paid;
  },
  about: () => [],
};
