import { afterUse } from "../invoke/invoke.ts";
import type { Aspect } from "../aspects/aspect.ts";
import type { LedgerEvent } from "../events/ledger-event.ts";
import { ok, refuse, type Result } from "../result.ts";
import { isAhead, type ActiveGame } from "../ruleset.ts";
import type { CompelInput, CompelTerms } from "./compel-rules.ts";
import { canPay, payPoints, type Payer, pointsMoved, pointsOf } from "../spend/payer.ts";

export const COMPEL_REFUSALS = [
  "not-yours-to-propose",
  "effect-unknown",
  "goal-ahead",
  "points-short",
  "no-box-to-clear",
] as const;
export type CompelRefusal = (typeof COMPEL_REFUSALS)[number];

/** The two sides of a compel. The proposer of a self-compel is the target. */
export interface CompelSides {
  readonly proposer: Payer;
  readonly target: Payer;
}

/** What a compel costs and brings, or why it cannot be proposed. Source: F3, S3, T3, M3. */
export function compelTerms({ ruleset }: ActiveGame, input: CompelInput): Result<CompelTerms, CompelRefusal> {
  const { compelling } = ruleset;
  if (!compelling.proposers.includes(input.proposer)) return refuse("not-yours-to-propose");
  if (!compelling.effects.includes(input.effect)) return refuse("effect-unknown", { effect: input.effect });
  if (isAhead(ruleset, input.aspect)) return refuse("goal-ahead", { aspect: input.aspect.name });
  return ok(compelling.terms(input));
}

type Moved = Result<readonly LedgerEvent[], CompelRefusal>;

/** What proposing changes. Refused if the proposer could not pay, now or later. */
export function proposeCompel({ proposal }: CompelTerms, { proposer }: CompelSides): Moved {
  if (!canPay(proposer, proposal.cost)) return short(proposer, proposal.cost);
  return ok(proposal.paid === "at-once" ? pointsMoved(proposer, -proposal.cost) : []);
}

/** What accepting changes now, and what is awarded when the compel takes effect. */
export function acceptCompel(
  { proposal, accept }: CompelTerms,
  { proposer, target }: CompelSides,
): Result<{ readonly now: readonly LedgerEvent[]; readonly onTrigger: readonly LedgerEvent[] }, CompelRefusal> {
  const cost = proposal.paid === "if-accepted" ? proposal.cost : 0;
  if (!canPay(proposer, cost)) return short(proposer, cost);
  const paid = pointsMoved(proposer, -cost);
  const award = pointsMoved(target, accept.gain);
  return ok(accept.awarded === "at-once" ? { now: [...paid, ...award], onTrigger: [] } : { now: paid, onTrigger: award });
}

/** The box that accepting clears: of any aspect of the target's own. Null: it chose none. Source: F3. */
export function clearedBox(
  { accept }: CompelTerms,
  target: Pick<Payer, "actor">,
  aspect: Aspect | null,
): Result<readonly LedgerEvent[], CompelRefusal> {
  if (!aspect || accept.clears !== true) return ok([]);
  if (aspect.parent !== target.actor || aspect.checked === 0) return refuse("no-box-to-clear", { aspect: aspect.name });
  return ok([{ type: "aspect-boxes-changed", aspect: aspect.uuid, by: -1 }]);
}

/** What refusing changes. A target who cannot pay for it cannot refuse. */
export function refuseCompel({ refuse: { cost } }: CompelTerms, { target }: CompelSides): Moved {
  return payPoints(target, cost);
}

function short(payer: Payer, needed: number): Result<never, CompelRefusal> {
  return refuse("points-short", { left: pointsOf(payer) ?? 0, needed });
}

/**
 * Id of the free invocation that pays for a compel, "" for none. Source: S3 (the first use of a maneuver's aspect or a
 * consequence).
 */
export function freeCompel({ ruleset: { compelling } }: ActiveGame, aspect: Aspect, proposer: Pick<Payer, "actor">): string {
  return compelling.free(aspect, proposer);
}

/** What the free invocation changes, once the compel is accepted. */
export function freeUsed({ uuid, free }: Aspect, id: string): readonly LedgerEvent[] {
  const holder = free[id]?.holder ?? "";
  return id === "" ? [] : [{ type: "free-invocations-changed", aspect: uuid, free: id, holder, by: -1 }];
}

/**
 * In some games an aspect may be removed, once the compel takes effect. `free`: the free invocation that is removed with it, ""
 * for none.
 */
export function compelledAway({ ruleset: { compelling } }: ActiveGame, aspect: Aspect, free: string): readonly LedgerEvent[] {
  if (!compelling.removes(aspect)) return [];
  return [{ type: "aspect-removed", aspect: free === "" ? aspect : afterUse(aspect, { payment: "free", free }) }];
}
