import { counterSpend, ok, type Payer, refuse, type Result, spend, type SpendAsked } from "../../rules/index.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import { counteredBy } from "../../view/ledger/standing.ts";
import { currentRuleset, dialValues, gameInForce } from "../settings/current-game.ts";
import type { ActionNow } from "../ledger/action-state.ts";
import { authorsActor } from "../ledger/authors-actor.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { boxPayer } from "./box-payer.ts";
import { payerOf } from "./payer.ts";
import { planToldSpend } from "./plan-told-spend.ts";
import { plainPlan, type Planned } from "../ledger/plan.ts";
import { rollInForce } from "../ledger/roll-in-force.ts";
import { throwFor } from "../invoke/plan-invocation.ts";
import { turnNow } from "../invoke/turn-now.ts";

/** A fate point without an aspect, on a roll or for a bit of story. */
export async function planSpend(entry: Entry): Promise<Planned> {
  if (entry.asked.on === "") return planToldSpend(entry);
  const rolled = rollInForce(entry.asked.on);
  if (!rolled.ok) return rolled;
  const { now, action } = rolled.value;
  const payer = payerFor(entry);
  if (!payer.ok) return payer;
  const ruleset = currentRuleset();
  const box = boxPayer(entry);
  if (!box.ok) return box;
  const spending = { ...spendingOn(now, payer.value), use: entry.asked.use, box: box.value };
  const spent = spend({ ruleset, dials: dialValues() }, spending);
  if (!spent.ok) return spent;
  const { use, points, events } = spent.value;
  if (use.roll === "none") return refuse("use-unknown", { use: use.id });
  if ((use.roll === "own") !== (payer.value.actor === (action.system.actor ?? "")))
    return refuse("not-yours", { actor: entry.actorName });
  const dice = use.gain ? await throwFor(entry, now, use.gain) : ok({ thrown: [], rolls: [] });
  if (!dice.ok) return dice;
  const asked = { gain: use.gain ?? "", aspectName: box.value?.name ?? "" };
  const payment = box.value ? "box" : "point";
  return ok(plainPlan(events, { payment, points, turn: turnNow(), asked, ...dice.value }));
}

/** A fate point that cancels somebody's: both are gone. */
export function planCounter(entry: Entry): Planned {
  const rolled = rollInForce(entry.asked.on);
  if (!rolled.ok) return rolled;
  const { entries } = rolled.value.now;
  const of = entries.find(({ id, kind }) => id === entry.asked.entry && kind === "spend");
  if (!of || counteredBy(entries).has(of.id)) return refuse("entry-gone");
  const payer = payerFor(entry);
  if (!payer.ok) return payer;
  if (payer.value.actor === of.actor) return refuse("not-yours", { actor: of.actorName });
  const events = counterSpend(gameInForce(), payer.value);
  return events.ok ? ok(plainPlan(events.value, { payment: "point", points: 1 })) : events;
}

/** What a payer has spent on a roll so far, and how it was thrown. */
export function spendingOn({ entries, state }: ActionNow, payer: Payer): Omit<SpendAsked, "use" | "box"> {
  const countered = counteredBy(entries);
  const made = entries
    .filter(({ kind }) => kind === "spend")
    .map(({ id, asked, actor }) => ({ use: asked.use, spender: actor, countered: countered.has(id) }));
  const paid = entries.filter(({ kind, actor }) => (kind === "spend" || kind === "invoke") && actor === payer.actor);
  const spent = paid.reduce((sum, { outcome }) => sum + outcome.points, 0);
  return { payer, method: state.request.method, made, spent };
}

/** The actor who pays, if the entry's author plays it; a game master may pay for nobody in particular. */
function payerFor(entry: Entry): Result<Payer> {
  if (!ledgerActor(entry.actor) && game.users.get(entry.author)?.isGM) return ok({ source: "unlimited", actor: "", tier: "" });
  const actor = authorsActor(entry);
  return actor.ok ? ok(payerOf(actor.value, currentRuleset(), dialValues())) : actor;
}
