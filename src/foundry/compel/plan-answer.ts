import {
  acceptCompel,
  type Bidding,
  biddingEvents,
  compelledAway,
  type CompelSides,
  foldBid,
  freeUsed,
  type Gain,
  inverseEvents,
  type LedgerEvent,
  ok,
  raiseBid,
  refuse,
  refuseCompel,
  type Result,
} from "../../rules/index.ts";
import { type Answer, readAnswer, wordOf } from "../../view/ledger/compel/compel-details.ts";
import { fits } from "../../view/ledger/compel/fold-compel.ts";
import type { Entry, EntryAsked } from "../../view/ledger/entry.ts";
import { aspectState } from "../mappers/aspect-state.ts";
import { currentRuleset, dialValues } from "../settings/current-game.ts";
import { throwFor } from "../invoke/plan-invocation.ts";
import { ledgerActor, ledgerAspect } from "../ledger/ledger-documents.ts";
import { type Plan, plainPlan, type Planned } from "../ledger/plan.ts";
import { rollInForce } from "../ledger/roll-in-force.ts";
import { payerOf } from "../spend/payer.ts";
import { type CompelOnTable, compelNow, gmAgrees, maySay } from "./compel-now.ts";
import { isRollOf, proposerOf, reviewProposal } from "./review-proposal.ts";

/** What something said to a compel changes, where it may be said by its author and fits where the compel stands. */
export async function planAnswer(entry: Entry): Promise<Planned> {
  const table = tableOf(entry.asked.on);
  if (!table.ok) return table;
  const { compel, ruleset, now } = table.value;
  if (ruleset.id !== currentRuleset().id) return refuse("compel-game");
  const answer = readAnswer(entry.asked.details);
  if (!answer || !fits(now, answer)) return refuse(now.bidding?.end ? "bidding-over" : "compel-answered");
  if (!maySay(game.users.get(entry.author), answer, table.value)) return refuse("compel-not-yours");
  const sides = sidesOf(table.value);
  if (!sides.ok) return sides;
  const roll = rollOf(entry, answer, table.value);
  if (!roll.ok) return roll;
  const events = changes(answer, table.value, sides.value, roll.value !== "");
  if (!events.ok) return events;
  const { aspect, aspectName, target } = compel.asked;
  const { targetName, proposerName } = now.details;
  const details = { say: answer, roll: roll.value, targetName, proposerName, ...bidMade(now.bidding) };
  const bitten = await bite({ ...entry, asked: { ...entry.asked, aspectName } }, roll.value, now.details.effect);
  if (!bitten.ok) return bitten;
  const { asked, ...dice } = bitten.value;
  // Only who compels says what happens.
  return ok(plainPlan(events.value, { ...dice, asked: { aspect, aspectName, target, details, words: "", gain: "", ...asked } }));
}

/** A compel that no game master has looked at is looked at now. */
function tableOf(id: string): Result<CompelOnTable> {
  const stored = compelNow(id);
  if (!stored) return refuse("compel-gone");
  if (stored.compel.byGm) return ok(stored);
  const again = reviewProposal(stored.compel);
  if (!again.ok) return again;
  return ok(compelNow(id, { ...again.value.details }) ?? stored);
}

function sidesOf({ compel, ruleset }: CompelOnTable): Result<CompelSides> {
  const target = ledgerActor(compel.asked.target);
  const author = game.users.get(compel.author);
  if (!target || !author) return refuse("compel-gone");
  const proposer = proposerOf(compel, author, ruleset);
  return proposer.ok ? ok({ proposer: proposer.value, target: payerOf(target, ruleset, dialValues()) }) : proposer;
}

/** Id of the roll that this answer puts the compel on, "" for none. */
function rollOf({ asked }: Entry, answer: Answer, { compel, now: { details, terms } }: CompelOnTable): Result<string> {
  const onRoll = details.effect !== "event" && terms.accept.awarded === "when-it-bites";
  if (!onRoll || (answer !== "bite" && answer !== "accept")) return ok("");
  const target = ledgerActor(compel.asked.target);
  const chosen = answer === "accept" ? details.roll : wordOf(asked.details, "roll");
  if (answer === "accept" && chosen === "") return ok("");
  return target && isRollOf(chosen, target) ? ok(chosen) : refuse("compel-roll", { actor: details.targetName });
}

function changes(answer: Answer, table: CompelOnTable, sides: CompelSides, bites: boolean): Result<readonly LedgerEvent[]> {
  const { compel, ruleset, now } = table;
  switch (answer) {
    case "refuse":
      return gmAgrees(ruleset, now.details) ? ok([]) : refuseCompel(now.terms, sides);
    case "accept":
      return accepted(table, sides, bites);
    case "bite":
      return bitten(table, sides);
    case "raise":
    case "fold": {
      const laid = bidOf(answer, now.bidding, sides);
      return laid.ok ? ok(biddingEvents(laid.value, sides.target)) : laid;
    }
    case "withdraw":
      return ok(inverseEvents([compel, ...now.answers].flatMap(({ outcome }) => outcome.events)));
    case "escalate":
      return ok([]);
  }
}

/** What accepting costs, and what it brings where it bites in the same moment. */
function accepted({ compel, ruleset, now }: CompelOnTable, sides: CompelSides, bites: boolean): Result<readonly LedgerEvent[]> {
  const made = acceptCompel(now.terms, sides);
  if (!made.ok) return made;
  const found = ledgerAspect(compel.asked.aspect);
  const state = found && aspectState(found);
  const { free } = now.details;
  if (!state && free !== "") return refuse("aspect-gone", { aspect: compel.asked.aspectName });
  const used = state ? freeUsed(state, free) : [];
  const happens = now.terms.accept.awarded === "at-once" || bites;
  const away = state && happens ? compelledAway({ ruleset, dials: dialValues() }, state, free) : [];
  return ok([...made.value.now, ...used, ...(bites ? made.value.bites : []), ...away]);
}

/** What was agreed to is paid for; only what it brings is left. */
function bitten({ compel, ruleset, now: { terms } }: CompelOnTable, sides: CompelSides): Result<readonly LedgerEvent[]> {
  const made = acceptCompel({ ...terms, proposal: { ...terms.proposal, cost: 0 } }, sides);
  if (!made.ok) return made;
  const found = ledgerAspect(compel.asked.aspect);
  return ok([...made.value.bites, ...(found ? compelledAway({ ruleset, dials: dialValues() }, aspectState(found), "") : [])]);
}

/** Whose turn it was, and how many points that side has then laid down if it raises. */
function bidMade(bidding: Bidding | null): object {
  if (!bidding) return {};
  const { turn: side, gm } = bidding;
  return { side, laid: side === "gm" ? gm + 1 : gm };
}

function bidOf(answer: "raise" | "fold", bidding: Bidding | null, { target }: CompelSides): Result<Bidding> {
  if (!bidding) return refuse("compel-answered");
  return answer === "fold" ? foldBid(bidding) : raiseBid(bidding, target);
}

type Bitten = Pick<Plan, "thrown" | "rolls"> & { readonly asked: Partial<EntryAsked> };

/** What it does to the roll it bites: a step of that roll's card. */
async function bite(entry: Entry, roll: string, effect: string): Promise<Result<Bitten>> {
  const none = { thrown: [], rolls: [], asked: {} };
  if (roll === "") return ok(none);
  const rolled = rollInForce(roll);
  if (!rolled.ok) return rolled;
  const gain: Gain = effect === "reroll" ? "reroll-all" : "minus-two";
  const dice = await throwFor(entry, rolled.value.now, gain);
  return dice.ok ? ok({ ...dice.value, asked: { gain } }) : dice;
}
