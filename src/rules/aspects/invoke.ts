import type { DiceMethodId } from "../dice/dice-method.ts";
import { canPay, type Payer, pointsMoved, pointsOf } from "../fate-points/payer.ts";
import type { AspectState } from "../ledger/aspect-state.ts";
import type { LedgerEvent } from "../ledger/ledger-event.ts";
import { ok, refuse, type Result } from "../result.ts";
import type { GameInForce, Ruleset } from "../ruleset.ts";
import { scopeOf } from "./aspect-kind.ts";
import type { Gain, Moment } from "./invocation-rules.ts";
import { type AspectUse, USE_REFUSALS, useAgainRefusal } from "./use-again.ts";

export interface InvokeAsked {
  readonly aspect: AspectState;
  readonly payer: Payer;
  readonly gain: Gain;
  readonly moment: Moment;
  readonly method: DiceMethodId;
  /** Id, key and name of the traits rolled, or for an effect of all traits one has: what a lock may name. */
  readonly traitNames: readonly string[];
  readonly uses: readonly AspectUse[];
  /** Where points for the bearer of the aspect go; null where it lies on a thing or a place. */
  readonly owner: Payer | null;
  /** The aspect that stands for a first debt; null where it is there already, or where nobody may owe. */
  readonly unlucky: AspectState | null;
}

/** How an invocation is paid, best for the payer first. */
export const PAYMENTS = ["lock", "persistent", "free", "box", "point", "debt"] as const;
export type Payment = (typeof PAYMENTS)[number];

export interface Invocation {
  readonly payment: Payment;
  /** Points that leave the payer now; 0 for every payment but a point and a part of a debt. */
  readonly points: number;
  /** Points that are owed from now on. */
  readonly owed: number;
  readonly events: readonly LedgerEvent[];
  /** A point somebody gets when the action resolves. */
  readonly later: readonly LedgerEvent[];
  readonly use: AspectUse;
}

export const INVOKE_REFUSALS = [
  "not-now",
  "gain-unknown",
  "not-in-reach",
  "goal-ahead",
  "no-invoking",
  "locked",
  "boxes-spent",
  "points-short",
  ...USE_REFUSALS,
  "limit-reached",
] as const;
export type InvokeRefusal = (typeof INVOKE_REFUSALS)[number];

/** What invoking an aspect costs and changes, or why it cannot be done. Source: F3, S3, T3, M3. */
export function invoke(game: GameInForce, asked: InvokeAsked): Result<Invocation, InvokeRefusal> {
  const refused = firstRefusal(game, asked);
  if (refused) return refuse(refused, { aspect: asked.aspect.name, to: asked.aspect.lock.to });
  const payment = paymentFor(game, asked);
  if (!payment.ok) return payment;
  const { points, owed } = payment.value;
  const { aspect, payer } = asked;
  const use = { aspect: aspect.uuid, user: payer.actor, scope: scopeOf(aspect, payer.actor), points, sameAction: true };
  const events = [...paid(asked, payment.value), ...toOwnerAtOnce(game, asked, points), ...gone(asked, payment.value)];
  return ok({ payment: payment.value.payment, points, owed, events, later: toOwnerLater(game, asked, points), use });
}

function firstRefusal(game: GameInForce, asked: InvokeAsked): InvokeRefusal | null {
  const { ruleset, dials } = game;
  const { invoking } = ruleset;
  const { aspect, payer, gain, moment, method, uses } = asked;
  const own = aspect.parent === payer.actor;
  if (!own && !invoking.others && isPersonal(aspect) && !freeFor(aspect, payer)) return "not-in-reach";
  if (aspect.role === "goal") return "goal-ahead";
  if (invoking.withoutInvoking.includes(payer.tier)) return "no-invoking";
  if (!invoking.moments.includes(moment)) return "not-now";
  if (!invoking.gains({ method, moment }, dials).includes(gain)) return "gain-unknown";
  if (own && lockHolds(ruleset, asked) === "elsewhere") return "locked";
  return useAgainRefusal(game, { aspect, user: payer.actor, uses });
}

/** What a person is, rather than what happened to it or lies about. */
function isPersonal({ kind }: AspectState): boolean {
  return kind === "character" || kind === "defining" || kind === "specialty" || kind === "power";
}

/**
 * A locked aspect serves its owner for the one fixed use, at no cost, and for nothing else. R: a lock whose words name a trait is
 * to invoking for that trait, any other is to the declaration it tells. Source: T3.
 */
function lockHolds(ruleset: Ruleset, { aspect, payer, gain, traitNames }: InvokeAsked): "here" | "elsewhere" | "none" {
  if (!ruleset.aspects.lockable || !aspect.lock.on || aspect.parent !== payer.actor) return "none";
  const told = wordsOf(aspect.lock.to);
  const toTrait = traitNames.map(wordsOf).some((name) => name !== "" && told.includes(name));
  return told !== "" && toTrait === (gain !== "effect") ? "here" : "elsewhere";
}

/** Whole words between blanks, so that one text is found in another by its words and not by its letters; "" for none. */
function wordsOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length === 0 ? "" : ` ${words.join(" ")} `;
}

interface Price {
  readonly payment: Payment;
  readonly points: number;
  readonly owed: number;
  /** Id of the free invocation used, "" for none. */
  readonly free: string;
}

function paymentFor({ ruleset, dials }: GameInForce, asked: InvokeAsked): Result<Price, InvokeRefusal> {
  const { aspect, payer, gain, uses } = asked;
  const price = (payment: Payment, points = 0, owed = 0, free = ""): Result<Price, InvokeRefusal> =>
    ok({ payment, points, owed, free });
  if (lockHolds(ruleset, asked) === "here") return price("lock");
  if (ruleset.aspects.persistent && aspect.persistent && gain !== "effect") return price("persistent");
  const free = freeFor(aspect, payer);
  if (free) return price("free", 0, 0, free);
  if (ruleset.invoking.payment === "box") {
    return aspect.checked < aspect.level ? price("box") : refuse("boxes-spent", { aspect: aspect.name, level: aspect.level });
  }
  const most = ruleset.invoking.mostPoints(dials);
  const spent = uses.reduce((sum, use) => (use.user === payer.actor && use.sameAction ? sum + use.points : sum), 0);
  if (most !== null && spent + 1 > most) return refuse("limit-reached", { most });
  if (canPay(payer, 1)) return price("point", 1);
  if (payer.source === "own" && ruleset.invoking.debt(dials)) return price("debt", 0, 1);
  return refuse("points-short", { left: pointsOf(payer) ?? 0, needed: 1 });
}

/** Id of a free invocation the payer may use: its own first, then one that is anybody's. */
export function freeFor({ free }: AspectState, { actor }: Pick<Payer, "actor">): string {
  const ids = Object.keys(free).filter((id) => (free[id]?.count ?? 0) > 0);
  return ids.find((id) => free[id]?.holder === actor) ?? ids.find((id) => free[id]?.holder === "") ?? "";
}

function paid({ aspect, payer, unlucky }: InvokeAsked, { payment, points, owed, free }: Price): readonly LedgerEvent[] {
  switch (payment) {
    case "box":
      return [{ type: "boxes-checked", aspect: aspect.uuid, by: 1 }];
    case "free":
      return [{ type: "free-invocations-changed", aspect: aspect.uuid, free, holder: aspect.free[free]?.holder ?? "", by: -1 }];
    case "point":
      return pointsMoved(payer, -points);
    case "debt":
      return [
        { type: "fate-points-changed", actor: payer.actor, pot: "debt", by: owed },
        ...(unlucky ? [{ type: "aspect-added", aspect: unlucky } as const] : []),
      ];
    case "lock":
    case "persistent":
      return [];
  }
}

/** A fragile aspect and a boost are gone with their one use. Source: S3, T4. */
function gone({ aspect }: InvokeAsked, price: Price): readonly LedgerEvent[] {
  if (aspect.nature !== "fragile" && aspect.kind !== "boost") return [];
  return [{ type: "aspect-removed", aspect: afterUse(aspect, price) }];
}

/** The aspect once it has been used and paid for. */
export function afterUse(aspect: AspectState, { payment, free }: Pick<Price, "payment" | "free">): AspectState {
  if (payment === "box") return { ...aspect, checked: aspect.checked + 1 };
  if (payment !== "free") return aspect;
  const { [free]: used, ...others } = aspect.free;
  const left = (used?.count ?? 1) - 1;
  return { ...aspect, free: left > 0 ? { ...others, [free]: { count: left, holder: used?.holder ?? "" } } : others };
}

/** Whose character aspect was used against it gets a point it may not spend before the scene ends. Source: M3. */
function toOwnerAtOnce({ ruleset }: GameInForce, { aspect, payer, owner }: InvokeAsked, points: number): readonly LedgerEvent[] {
  if (ruleset.invoking.toOwner !== "held-until-scene-ends" || points === 0) return [];
  if (owner?.source !== "own" || aspect.kind !== "character" || aspect.parent === payer.actor) return [];
  return [{ type: "fate-points-changed", actor: owner.actor, pot: "held", by: points }];
}

/** The point goes to the player of the character once the action resolves. Source: T3. */
function toOwnerLater({ ruleset }: GameInForce, { aspect, payer, owner }: InvokeAsked, points: number): readonly LedgerEvent[] {
  if (ruleset.invoking.toOwner !== "when-resolved" || !owner || aspect.parent === payer.actor) return [];
  return pointsMoved(owner, points);
}
