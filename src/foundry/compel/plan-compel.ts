import { compelledAway, ok, pointsMoved, proposeCompel, refuse } from "../../rules/index.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import { aspectState } from "../mappers/aspect-state.ts";
import { gameInForce } from "../settings/current-game.ts";
import { turnNow } from "../invoke/turn-now.ts";
import { plainPlan, type Planned } from "../ledger/plan.ts";
import { reviewProposal } from "./review-proposal.ts";

/** Puts a compel on the table, for what proposing costs; or awards its point at once where the story has done it already. */
export function planCompel(entry: Entry): Planned {
  const proposal = reviewProposal(entry);
  if (!proposal.ok) return proposal;
  const { aspect, target, details, terms, sides } = proposal.value;
  const asked = { aspectName: aspect.name, target: target.uuid, details: { ...details } };
  const otherwise = { turn: turnNow(), asked };
  if (details.passive) {
    const { gain } = terms.accept;
    return gain === 0
      ? refuse("nothing-to-award", { aspect: aspect.name })
      : ok(plainPlan([...pointsMoved(sides.target, gain), ...compelledAway(gameInForce(), aspectState(aspect), "")], otherwise));
  }
  if (details.bidding) return ok(plainPlan([], otherwise));
  const paid = proposeCompel(terms, sides);
  if (!paid.ok) return paid;
  const { cost, paid: when } = terms.proposal;
  const points = when === "at-once" ? cost : 0;
  return ok(plainPlan(paid.value, { ...otherwise, payment: points > 0 ? "point" : "", points }));
}
