import { type DicePlan, type Gain, GAINS, gainNeeds, gainStep, invoke, type Moment, ok, refuse } from "../../rules/index.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import { momentOf } from "../../view/ledger/fold-roll.ts";
import { rollPlan } from "../dice/roll-plan.ts";
import { currentRuleset, dialValues } from "../settings/current-game.ts";
import type { ActionNow } from "../ledger/action-state.ts";
import { askingRules } from "./invocation-asked.ts";
import { aspectAskedFor } from "../ledger/aspect-asked-for.ts";
import { plainPlan, type Planned } from "../ledger/plan.ts";
import { ownRollInForce } from "../ledger/roll-in-force.ts";
import { turnNow } from "./turn-now.ts";

/** Works an invocation out from what the documents say now. Of the request only who, which aspect, what for and which die count. */
export async function planInvocation(entry: Entry): Promise<Planned> {
  const roll = ownRollInForce(entry);
  if (!roll.ok) return roll;
  const found = aspectAskedFor(entry);
  if (!found.ok) return found;
  const aspect = found.value;
  const gain = GAINS.find((id) => id === entry.asked.gain);
  if (!gain) return refuse("gain-unknown", { aspect: aspect.name });
  const ruleset = currentRuleset();
  const dials = dialValues();
  const { roller: actor, now } = roll.value;
  const { entries, state } = now;
  const moment = momentNow(entry, entries);
  const ask = askingRules({ actor, moment, ruleset, dials, request: state.request, entries });
  const invoked = invoke({ ruleset, dials }, ask(aspect, gain));
  if (!invoked.ok) return invoked;
  const { payment, points, events, later } = invoked.value;
  const dice = await throwFor(entry, now, gain);
  const asked = { aspectName: aspect.name, details: { moment } };
  return dice.ok ? ok(plainPlan(events, { payment, points, later, turn: turnNow(), asked, ...dice.value })) : dice;
}

/** Nothing is before the roll any more once something was done after it. */
function momentNow(entry: Entry, entries: readonly Entry[]): Moment {
  return entries.every((one) => momentOf(one) === "before") ? momentOf(entry) : "after";
}

/** Throws what a gain needs; the faces of a client are never asked for. */
export async function throwFor({ asked, id }: Pick<Entry, "asked" | "id">, now: ActionNow, gain: Gain) {
  const none = { thrown: [] as readonly number[], rolls: [] as readonly Roll.Implementation[] };
  if (gain === "effect") return ok(none);
  const { ruleset, state, dials } = now;
  const needs = gainNeeds({ ruleset, dials }, state, gain);
  if (needs.choices.length > 0 && (asked.die === null || !needs.choices.includes(asked.die))) {
    return refuse(asked.die === null ? "die-missing" : "die-unfit", { die: (asked.die ?? 0) + 1 });
  }
  const { method } = state.request;
  const plan: DicePlan = {
    method,
    die: needs.die,
    count: needs.throws,
    fixed: [],
    keep: null,
    doubleNines: false,
    chance: false,
  };
  const thrown = needs.throws > 0 ? await rollPlan(plan) : null;
  const faces = thrown?.faces ?? [];
  const step = gainStep({ ruleset, dials }, state, { gain, chosen: asked.die, thrown: faces, id, label: asked.aspectName });
  return step.ok ? ok({ thrown: faces, rolls: thrown ? [thrown.roll] : [] }) : step;
}
