import type { LedgerEvent } from "../ledger/ledger-event.ts";
import { ok, refuse, type Result } from "../result.ts";
import type { Ruleset } from "../ruleset.ts";
import type { CompelAsked, CompelTerms } from "./compel-rules.ts";
import { canPay, type Payer, pointsMoved, pointsOf } from "./payer.ts";

export const COMPEL_REFUSALS = ["not-yours-to-propose", "effect-unknown", "goal-ahead", "points-short"] as const;
export type CompelRefusal = (typeof COMPEL_REFUSALS)[number];

/** The two sides of a compel. The proposer of a compel on oneself is the target. */
export interface CompelSides {
  readonly proposer: Payer;
  readonly target: Payer;
}

/** What a compel costs and brings, or why it cannot be proposed. Source: F3, S3, T3, M3. */
export function compelTerms(ruleset: Ruleset, asked: CompelAsked): Result<CompelTerms, CompelRefusal> {
  const { compelling } = ruleset;
  if (!compelling.proposers.includes(asked.proposer)) return refuse("not-yours-to-propose");
  if (!compelling.effects.includes(asked.effect)) return refuse("effect-unknown", { effect: asked.effect });
  if (asked.aspect.role === "goal") return refuse("goal-ahead", { aspect: asked.aspect.name });
  return ok(compelling.terms(asked));
}

type Moved = Result<readonly LedgerEvent[], CompelRefusal>;

/** What proposing changes. Refused where the proposer could not pay even later. */
export function proposeCompel({ proposal }: CompelTerms, { proposer }: CompelSides): Moved {
  if (!canPay(proposer, proposal.cost)) return short(proposer, proposal.cost);
  return ok(proposal.paid === "at-once" ? pointsMoved(proposer, -proposal.cost) : []);
}

/** What accepting changes now, and what is awarded when the aspect bites. */
export function acceptCompel(
  { proposal, accept }: CompelTerms,
  { proposer, target }: CompelSides,
): Result<{ readonly now: readonly LedgerEvent[]; readonly bites: readonly LedgerEvent[] }, CompelRefusal> {
  const cost = proposal.paid === "if-accepted" ? proposal.cost : 0;
  if (!canPay(proposer, cost)) return short(proposer, cost);
  const paid = pointsMoved(proposer, -cost);
  const award = pointsMoved(target, accept.gain);
  return ok(accept.awarded === "at-once" ? { now: [...paid, ...award], bites: [] } : { now: paid, bites: award });
}

/** What refusing changes. Somebody who cannot pay for it cannot refuse. */
export function refuseCompel({ refuse: { cost } }: CompelTerms, { target }: CompelSides): Moved {
  return canPay(target, cost) ? ok(pointsMoved(target, -cost)) : short(target, cost);
}

function short(payer: Payer, needed: number): Result<never, CompelRefusal> {
  return refuse("points-short", { left: pointsOf(payer) ?? 0, needed });
}
