import { counterSpend, ok, type Payer, refuse, type Result, spend } from "../../../rules/index.ts";
import type { Entry } from "../../../view/ledger/entry.ts";
import { counteredBy } from "../../../view/ledger/standing.ts";
import { isMessageOfType } from "../../documents/is-message-of-type.ts";
import { currentRuleset, dialValues } from "../../settings/current-game.ts";
import { actionNow, type ActionNow } from "../action-state.ts";
import { ledgerActor } from "../ledger-documents.ts";
import { payerOf } from "./payer.ts";
import { plainPlan, type Planned } from "../plan.ts";
import { throwFor } from "../invoke/plan-invocation.ts";
import { turnNow } from "../invoke/turn-now.ts";

interface Rolled {
  readonly now: ActionNow;
  readonly roller: string;
}

/** A fate point on a roll without an aspect. */
export async function planSpend(entry: Entry): Promise<Planned> {
  const rolled = rolledFor(entry);
  if (!rolled.ok) return rolled;
  const { now, roller } = rolled.value;
  const payer = payerFor(entry);
  if (!payer.ok) return payer;
  const ruleset = currentRuleset();
  const made = spendsMade(now);
  const { method } = now.state.request;
  const spent = spend(ruleset, { use: entry.asked.use, payer: payer.value, method, made, box: null }, dialValues());
  if (!spent.ok) return spent;
  const { use, events } = spent.value;
  if ((use.roll === "own") !== (payer.value.actor === roller)) return refuse("not-yours", { actor: entry.actorName });
  const dice = use.gain ? await throwFor(entry, now, use.gain) : ok({ thrown: [], rolls: [] });
  if (!dice.ok) return dice;
  const asked = { gain: use.gain ?? "" };
  return ok(plainPlan(events, { payment: "point", points: use.cost, turn: turnNow(), asked, ...dice.value }));
}

/** A fate point that cancels somebody's: both are gone. */
export function planCounter(entry: Entry): Planned {
  const rolled = rolledFor(entry);
  if (!rolled.ok) return rolled;
  const { entries } = rolled.value.now;
  const of = entries.find(({ id, kind }) => id === entry.asked.entry && kind === "spend");
  if (!of || counteredBy(entries).has(of.id)) return refuse("entry-gone");
  const payer = payerFor(entry);
  if (!payer.ok) return payer;
  if (payer.value.actor === of.actor) return refuse("not-yours", { actor: of.actorName });
  const events = counterSpend(currentRuleset(), payer.value);
  return events.ok ? ok(plainPlan(events.value, { payment: "point", points: 1 })) : events;
}

/** What was spent on a roll without an aspect so far. */
export function spendsMade({ entries }: ActionNow) {
  const countered = counteredBy(entries);
  return entries
    .filter(({ kind }) => kind === "spend")
    .map(({ id, asked, actor }) => ({ use: asked.use, spender: actor, countered: countered.has(id) }));
}

function rolledFor({ asked }: Entry): Result<Rolled> {
  const action = game.messages.get(asked.on);
  if (!isMessageOfType(action, "action")) return refuse("roll-gone");
  const now = actionNow(action);
  if (!now.ok) return now;
  if (now.value.ruleset.id !== currentRuleset().id) return refuse("game-changed");
  return ok({ now: now.value, roller: action.system.actor ?? "" });
}

/** The actor who pays, if the entry's author plays it; a game master may pay for nobody in particular. */
function payerFor({ actor: uuid, actorName, author }: Entry): Result<Payer> {
  const actor = ledgerActor(uuid);
  const user = game.users.get(author);
  if (!actor && user?.isGM) return ok({ source: "unlimited", actor: "", tier: "" });
  if (!actor || !user) return refuse("actor-gone", { actor: actorName });
  if (!actor.testUserPermission(user, "OWNER")) return refuse("not-yours", { actor: actorName });
  return ok(payerOf(actor, currentRuleset(), dialValues()));
}
