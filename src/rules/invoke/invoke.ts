import type { CheckRequest } from "../roll/check.ts";
import type { DiceMethodId } from "../dice/dice-method.ts";
import { canPay, type Payer, pointsMoved, pointsOf } from "../spend/payer.ts";
import type { Aspect } from "../aspects/aspect.ts";
import type { LedgerEvent } from "../events/ledger-event.ts";
import { ok, refuse, type Result } from "../result.ts";
import { isAhead, type ActiveGame } from "../ruleset.ts";
import { isFleeting, isOfCharacter, isOfThing, scopeOf } from "../aspects/aspect-kind.ts";
import type { Gain, Moment } from "./invocation-rules.ts";
import { type AspectUse, USE_REFUSALS, useAgainRefusal } from "./use-again.ts";

export interface InvokeInput {
  readonly aspect: Aspect;
  readonly payer: Payer;
  readonly gain: Gain;
  readonly moment: Moment;
  readonly method: DiceMethodId;
  /** The roll as it is now; null for none. */
  readonly request?: CheckRequest | null;
  /** Ids and keys of the traits rolled, which a lock may name. */
  readonly traits: readonly string[];
  readonly uses: readonly AspectUse[];
  /** Who gets points meant for the actor the aspect is on; null if it is on a thing or a situation. */
  readonly owner: Payer | null;
  /** It works to the disadvantage of the actor the aspect is on. Only games that ask it read it. */
  readonly against: boolean;
  /** It is the aspect of a vehicle that the payer acts aboard. */
  readonly aboard?: boolean;
  /** The aspect that stands for a first debt; null if it exists already. */
  readonly unlucky: Aspect | null;
  /** How the user was shown it would be paid: nothing that is worse for the payer is taken instead. Null: nothing was shown. */
  readonly expects?: Payment | null;
  /** How it was paid before it was undone: it is redone so or not at all. Null: it is no redo. */
  readonly paidBefore?: PaidBefore | null;
}

/** What an invocation takes, the best for the payer first: nothing, however often; else a free invocation, a box, a point. */
export const PAYMENTS = ["nothing", "free", "box", "point", "debt"] as const;
export type Payment = (typeof PAYMENTS)[number];
export const FREE_PAYMENTS: readonly Payment[] = ["nothing", "free"];

export interface PaidBefore {
  readonly payment: Payment;
  /** Id of the free invocation used, "" for none. */
  readonly free: string;
}

export interface Invocation {
  readonly payment: Payment;
  /** Points the payer spends now; 0 for every payment but a point and a partial debt. */
  readonly points: number;
  /** Points owed from now on. */
  readonly owed: number;
  readonly events: readonly LedgerEvent[];
  /** A point someone gets when the action resolves. */
  readonly later: readonly LedgerEvent[];
  readonly use: AspectUse;
  /** Whether it works against the actor the aspect is on makes a difference, so that the user is asked. */
  readonly asksAgainst: boolean;
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
  "free-taken",
  ...USE_REFUSALS,
  "limit-reached",
] as const;
export type InvokeRefusal = (typeof INVOKE_REFUSALS)[number];

/** What invoking an aspect costs and changes, or why it cannot be done. Source: F3, S3, T3, M3. */
export function invoke(game: ActiveGame, input: InvokeInput): Result<Invocation, InvokeRefusal> {
  const refused = firstRefusal(game, input);
  if (refused) return refuse(refused, { aspect: input.aspect.name });
  const payment = paymentFor(game, input);
  if (!payment.ok) return payment;
  const { points, owed } = payment.value;
  const { aspect, payer } = input;
  const scope = scopeOf(aspect, payer.actor);
  const use = { aspect: aspect.uuid, user: payer.actor, scope, points: points + owed, sameAction: true };
  const { invoking } = game.ruleset;
  const reward = invoking.ownerReward(input, points, game.dials);
  const asksAgainst = points > 0 && invoking.asksAgainst(input);
  const events = [...paid(input, payment.value), ...reward.now, ...gone(input, payment.value)];
  return ok({ payment: payment.value.payment, points, owed, events, later: reward.later, use, asksAgainst });
}

function firstRefusal(game: ActiveGame, input: InvokeInput): InvokeRefusal | null {
  const { ruleset, dials } = game;
  const { invoking } = ruleset;
  const { aspect, payer, gain, uses } = input;
  const own = aspect.parent === payer.actor || input.aboard === true;
  if (!own && !invoking.reachesOthers && isTheirs(input) && !freeFor(aspect, payer)) return "not-in-reach";
  if (isAhead(ruleset, aspect)) return "goal-ahead";
  if (!invoking.moments.includes(input.moment)) return "not-now";
  if (!invoking.gains(input, dials).includes(gain)) return "gain-unknown";
  const free = freeFor(aspect, payer) !== "";
  return invoking.forbids(input) ?? useAgainRefusal(game, { aspect, user: payer.actor, uses, free });
}

/** Whether it is part of a character, rather than of its circumstances: what a person has or suffers is its own. Source: F3. */
function isTheirs({ aspect: { kind }, owner }: InvokeInput): boolean {
  return isOfCharacter(kind) && (owner !== null || !isOfThing(kind));
}

interface Price {
  readonly payment: Payment;
  readonly points: number;
  readonly owed: number;
  /** Id of the free invocation used, "" for none. */
  readonly free: string;
}

type Priced = Result<Price, InvokeRefusal>;

/** The first of the game's payments that is possible, and as it was before or no worse than was shown; else why the last one is not. */
function paymentFor(game: ActiveGame, input: InvokeInput): Priced {
  const { aspect, payer, expects, paidBefore } = input;
  const ways = game.ruleset.invoking.payments(input, game.dials);
  let answer = short(payer);
  for (const payment of ways.filter((way) => isAllowed(way, input))) {
    answer = priceOf(payment, game, input);
    if (answer.ok) return answer;
  }
  const meant = paidBefore?.payment ?? expects;
  return meant && FREE_PAYMENTS.includes(meant) ? refuse("free-taken", { aspect: aspect.name }) : answer;
}

function isAllowed(way: Payment, { expects, paidBefore }: InvokeInput): boolean {
  if (paidBefore) return way === paidBefore.payment;
  return !expects || PAYMENTS.indexOf(way) <= PAYMENTS.indexOf(expects);
}

function priceOf(payment: Payment, game: ActiveGame, input: InvokeInput): Priced {
  const { aspect, payer, paidBefore } = input;
  const price = { payment, points: 0, owed: 0, free: "" };
  switch (payment) {
    case "nothing":
      return ok(price);
    case "free": {
      const free = freeFor(aspect, payer, paidBefore?.free);
      return free === "" ? short(payer) : ok({ ...price, free });
    }
    case "box":
      return aspect.checked < aspect.level ? ok(price) : refuse("boxes-spent", { aspect: aspect.name, level: aspect.level });
    case "point":
      return overLimit(game, input) ?? (canPay(payer, 1) ? ok({ ...price, points: 1 }) : short(payer));
    case "debt":
      return overLimit(game, input) ?? (payer.source === "own" ? ok({ ...price, owed: 1 }) : short(payer));
  }
}

function short(payer: Payer): Priced {
  return refuse("points-short", { left: pointsOf(payer) ?? 0, needed: 1 });
}

/** Whether one more point, spent or owed, is over the payer's limit for one roll. Source: S3. */
function overLimit({ ruleset, dials }: ActiveGame, { payer, uses }: InvokeInput): Priced | null {
  const most = ruleset.invoking.mostPoints(dials);
  const spent = uses.reduce((sum, use) => (use.user === payer.actor && use.sameAction ? sum + use.points : sum), 0);
  return most !== null && spent + 1 > most ? refuse("limit-reached", { most }) : null;
}

/** Id of a free invocation the payer may use: the one used before, then its own, then one for anyone. */
export function freeFor({ free }: Aspect, { actor }: Pick<Payer, "actor">, before = ""): string {
  const ids = Object.keys(free).filter((id) => (free[id]?.count ?? 0) > 0);
  const own = ids.filter((id) => free[id]?.holder === actor);
  const usable = [...own, ...ids.filter((id) => free[id]?.holder === "")];
  return usable.find((id) => id === before) ?? usable[0] ?? "";
}

function paid({ aspect, payer, unlucky }: InvokeInput, { payment, points, owed, free }: Price): readonly LedgerEvent[] {
  switch (payment) {
    case "box":
      return [{ type: "aspect-boxes-changed", aspect: aspect.uuid, by: 1 }];
    case "free":
      return [{ type: "free-invocations-changed", aspect: aspect.uuid, free, holder: aspect.free[free]?.holder ?? "", by: -1 }];
    case "point":
      return pointsMoved(payer, -points);
    case "debt":
      return [
        { type: "fate-points-changed", actor: payer.actor, counter: "debt", by: owed },
        ...(unlucky ? [{ type: "aspect-added", aspect: unlucky } as const] : []),
      ];
    case "nothing":
      return [];
  }
}

/** A fragile aspect and a boost are removed by their one use. Source: S3, T4. */
function gone({ aspect }: InvokeInput, price: Price): readonly LedgerEvent[] {
  if (!isFleeting(aspect)) return [];
  return [{ type: "aspect-removed", aspect: afterUse(aspect, price) }];
}

/** The aspect after it was used and paid for. */
export function afterUse(aspect: Aspect, { payment, free }: Pick<Price, "payment" | "free">): Aspect {
  if (payment === "box") return { ...aspect, checked: aspect.checked + 1 };
  if (payment !== "free") return aspect;
  const { [free]: used, ...others } = aspect.free;
  const left = (used?.count ?? 1) - 1;
  return { ...aspect, free: left > 0 ? { ...others, [free]: { count: left, holder: used?.holder ?? "" } } : others };
}
