import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { payPoints } from "../../rules/spend/payer.ts";
import { actsOn } from "../roll/aboard.ts";
import type { Kind } from "../kind.ts";
import { authorsActor, payerOf } from "../parties.ts";
import { plainPlan } from "../plan.ts";
import { choiceOf, idOf, textOf, wholeOf } from "../read-input.ts";
import { rollOfActiveGame, type RollNow } from "../roll/replay-roll.ts";
import type { LedgerActor, World } from "../world.ts";
import { type CostFacts, ROLL_COSTS } from "../requests/costs.ts";

/** Charges what a roll costs automatically. Source: S7, M4. */
export const COST: Kind<"cost"> = {
  parse: (input) => {
    const what = choiceOf(ROLL_COSTS, input["what"]);
    return what && { roll: idOf(input["roll"]), what };
  },
  parseFacts: (input) => ({ weaponName: textOf(input["weaponName"]), left: wholeOf(input["left"]) }),
  plan: (world, entry) => {
    const { request } = entry;
    const now = rollOfActiveGame(world, request.roll);
    if (!now.ok) return now;
    const actor = authorsActor(world, entry);
    if (!actor.ok) return actor;
    const { roll } = now.value;
    if (actor.value.uuid !== (request.what === "acting" ? actsOn(roll) : roll.actor))
      return refuse("not-yours", { actor: actor.value.name });
    if (now.value.entries.some((one) => one.kind === "cost" && one.request.what === request.what)) return refuse("cost-paid");
    const cost = request.what === "acting" ? actingCost(world, now.value, actor.value) : ammunitionCost(world, now.value);
    if (!cost.ok) return cost;
    const { events, points, weaponName, left } = cost.value;
    const payment = points > 0 ? "point" : "";
    return ok(plainPlan<"cost">({ weaponName, left }, events, { payment, points }));
  },
  about: ({ request: { roll } }) => [roll],
  order: { fromOutside: true, dependents: [], independentOf: "all" },
};

interface Cost extends CostFacts {
  readonly events: readonly LedgerEvent[];
  readonly points: number;
}

/** M4-R30: only what one does of one's own accord costs points. Source: M4. */
function actingCost(world: World, now: RollNow, actor: LedgerActor): Result<Cost> {
  const points = actingPoints(world, actor);
  if (points === 0 || isReaction(world, now)) return refuse("no-cost");
  const events = payPoints(payerOf(world, actor), points);
  return events.ok ? ok({ events: events.value, points, weaponName: "", left: null }) : events;
}

/** What an action costs this actor now. */
export function actingPoints({ game: { ruleset, dials } }: Pick<World, "game">, actor: LedgerActor): number {
  return ruleset.harm?.actingCosts(actor.snapshot(), dials) ?? 0;
}

/** It was made to defend against another's roll, or to oppose it. */
function isReaction(world: Pick<World, "roll">, { roll: { madeFor, actor } }: RollNow): boolean {
  const first = world.roll(madeFor);
  return first.ok && first.value.targets.includes(actor);
}

/** S7-R20. Source: S7. */
function ammunitionCost(world: World, { roll }: RollNow): Result<Cost> {
  const gear = world.gear(roll.attack?.gear ?? "");
  if (!isCounted(world) || !gear || gear.actor !== roll.actor || gear.holds === 0) return refuse("no-cost");
  if (gear.left <= 0) return refuse("no-ammunition");
  const used = { type: "ammunition-changed", gear: gear.uuid, by: -1 } as const;
  return ok({ events: [used], points: 0, weaponName: gear.name, left: gear.left - 1 });
}

/** The campaign counts units of ammunition. */
function isCounted({ game: { ruleset, dials } }: Pick<World, "game">): boolean {
  return (ruleset.harm?.ammunition(dials) ?? null) !== null;
}
