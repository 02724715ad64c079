import { isOfKind } from "../entry.ts";
import { choiceOf, idOf, type Input, wholeOf } from "../read-input.ts";
import { fitsTime, TIME_UNITS, type UsualTime } from "../../rules/roll/time-taken.ts";
import { ok, refuse } from "../../rules/result.ts";
import type { Kind } from "../kind.ts";
import { NO_FACTS, noFacts, plainPlan } from "../plan.ts";
import { rollOfActiveGame, type RollNow } from "../roll/replay-roll.ts";
import type { TimeAsks } from "../requests/buying.ts";

/** Says how long what was rolled for usually takes. Source: T1 (speed), F2 (base time). */
export const TIME: Kind<"time"> = {
  parse: (input: Input) => ({
    roll: idOf(input["roll"]),
    step: idOf(input["step"]),
    count: wholeOf(input["count"]) ?? 1,
    unit: choiceOf(TIME_UNITS, input["unit"]) ?? "hour",
    per: choiceOf(TIME_UNITS, input["per"]) ?? "hour",
  }),
  parseFacts: noFacts,
  plan: (world, { author, request }) => {
    const now = rollOfActiveGame(world, request.roll);
    if (!now.ok) return now;
    const { actor, actorName } = now.value.roll;
    if (!world.isGm(author) && !world.owns(author, actor)) return refuse("not-yours", { actor: actorName });
    return fitsTime(world.game.ruleset, usualTime(request)) ? ok(plainPlan<"time">(NO_FACTS)) : refuse("time-unknown");
  },
  about: ({ request: { roll } }) => [roll],
  order: { dependents: [], independentOf: "all" },
};

/** The time given last; null for none. */
export function timeGiven({ entries }: Pick<RollNow, "entries">): UsualTime | null {
  const given = entries.filter(isOfKind("time")).map(({ request }) => usualTime(request));
  return given.at(-1) ?? null;
}

function usualTime({ step, count, unit, per }: TimeAsks): UsualTime {
  return step === "" ? { kind: "units", count, unit, per } : { kind: "step", step };
}
