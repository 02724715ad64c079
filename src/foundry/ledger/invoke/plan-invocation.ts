import { type DicePlan, type Gain, GAINS, gainNeeds, gainStep, invoke, type Moment, ok, refuse } from "../../../rules/index.ts";
import type { Entry } from "../../../view/ledger/entry.ts";
import { momentOf } from "../../../view/ledger/fold-roll.ts";
import { rollPlan } from "../../dice/roll-plan.ts";
import { isMessageOfType } from "../../documents/is-message-of-type.ts";
import type { NornActor } from "../../documents/norn-actor.ts";
import { currentRuleset, dialValues } from "../../settings/current-game.ts";
import { actionNow, type ActionNow } from "../action-state.ts";
import { askingRules } from "./invocation-asked.ts";
import { knowsAspect } from "./known-aspects.ts";
import { ledgerActor, ledgerAspect } from "../ledger-documents.ts";
import { plainPlan, type Planned } from "../plan.ts";
import { turnNow } from "./turn-now.ts";

/** Works an invocation out from what the documents say now. Of the request only who, which aspect, what for and which die count. */
export async function planInvocation(entry: Entry): Promise<Planned> {
  const action = game.messages.get(entry.asked.on);
  if (!isMessageOfType(action, "action")) return refuse("roll-gone");
  const roller = rollerOf(entry, action.system.actor);
  if (!roller.ok) return roller;
  const now = actionNow(action);
  if (!now.ok) return now;
  const ruleset = currentRuleset();
  if (now.value.ruleset.id !== ruleset.id) return refuse("game-changed");

  const aspect = ledgerAspect(entry.asked.aspect);
  const author = game.users.get(entry.author);
  if (!aspect || !aspect.inPlay || !author || !knowsAspect(author, aspect)) {
    return refuse("aspect-gone", { aspect: entry.asked.aspectName });
  }
  const gain = GAINS.find((id) => id === entry.asked.gain);
  if (!gain) return refuse("gain-unknown", { aspect: aspect.name });
  const dials = dialValues();
  const { entries, state } = now.value;
  const moment = momentNow(entry, entries);
  const ask = askingRules({ actor: roller.value, moment, ruleset, dials, request: state.request, entries });
  const invoked = invoke(ruleset, ask(aspect, gain), dials);
  if (!invoked.ok) return invoked;
  const { payment, points, events, later } = invoked.value;
  const dice = await throwFor(entry, now.value, gain);
  const asked = { aspectName: aspect.name, details: { moment } };
  return dice.ok ? ok(plainPlan(events, { payment, points, later, turn: turnNow(), asked, ...dice.value })) : dice;
}

/** Nothing is before the roll any more once something was done after it. */
function momentNow(entry: Entry, entries: readonly Entry[]): Moment {
  return entries.every((one) => momentOf(one) === "before") ? momentOf(entry) : "after";
}

/** The one who rolled, if the entry's author plays it. */
export function rollerOf(entry: Entry, roller: string | null) {
  const actor: NornActor | null = ledgerActor(entry.actor);
  const author = game.users.get(entry.author);
  if (!actor || !author) return refuse("actor-gone", { actor: entry.actorName });
  if (!actor.testUserPermission(author, "OWNER") || roller !== actor.uuid) return refuse("not-yours", { actor: actor.name });
  return ok(actor);
}

/** Throws what a gain needs; the faces of a client are never asked for. */
export async function throwFor({ asked, id }: Pick<Entry, "asked" | "id">, now: ActionNow, gain: Gain) {
  const none = { thrown: [] as readonly number[], rolls: [] as readonly Roll.Implementation[] };
  if (gain === "effect") return ok(none);
  const { ruleset, state, dials } = now;
  const needs = gainNeeds(ruleset, state, gain, dials);
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
  const step = gainStep(ruleset, state, { gain, chosen: asked.die, thrown: faces, id, label: asked.aspectName }, dials);
  return step.ok ? ok({ thrown: faces, rolls: thrown ? [thrown.roll] : [] }) : step;
}
