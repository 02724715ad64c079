import { counterSpend, ok, refuse } from "../../rules/index.ts";
import type { Kind } from "../kind.ts";
import { counteredBy } from "../order.ts";
import { authorsPayer } from "../parties.ts";
import { plainPlan } from "../plan.ts";
import { idOf } from "../read-input.ts";
import { rollInForce } from "../replay-roll.ts";

export interface CounterRequest {
  /** Id of the roll, and of the spend that is cancelled. */
  readonly roll: string;
  readonly entry: string;
}

/** A fate point that cancels another: both are spent. Source: F4. */
export const COUNTER: Kind<"counter"> = {
  parse: (input) => ({ roll: idOf(input["roll"]), entry: idOf(input["entry"]) }),
  plan: (world, entry) => {
    const rolled = rollInForce(world, entry.request.roll);
    if (!rolled.ok) return rolled;
    const { entries } = rolled.value;
    const of = entries.find(({ id, kind }) => id === entry.request.entry && kind === "spend");
    if (!of || counteredBy(entries).has(of.id)) return refuse("entry-gone");
    const payer = authorsPayer(world, entry);
    if (!payer.ok) return payer;
    if (payer.value.actor === of.actor) return refuse("not-yours", { actor: of.actorName });
    const events = counterSpend(world.game, payer.value);
    return events.ok ? ok(plainPlan<"counter">(entry.request, events.value, { payment: "point", points: 1 })) : events;
  },
  about: ({ roll, entry }) => [roll, entry],
  paid: true,
};
