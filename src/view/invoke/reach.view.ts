import type { AspectKind } from "../../rules/aspects/aspect-kind.ts";
import type { Aspect } from "../../rules/aspects/aspect.ts";
import { FREE_PAYMENTS, type Invocation, type Payment } from "../../rules/invoke/invoke.ts";
import type { Gain } from "../../rules/invoke/invocation-rules.ts";
import type { Result } from "../../rules/result.ts";
import { uuidKey } from "../../rules/links/actor-link.ts";
import { type Text, text } from "../text.ts";
import { costOf } from "../entries/refusal.view.ts";

/** Where an aspect is, seen from the actor who rolled. */
const REACHES = ["own", "target", "situation", "others"] as const;
export type Reach = (typeof REACHES)[number];

/** Free invocations of an aspect. `holder`: name of the one who may use them, "" for anyone. */
export interface FreeNote {
  readonly count: number;
  readonly holder: string;
  readonly mine: boolean;
}

/** One aspect in reach, and the rules' answer for each gain the game offers. */
export interface ReachedAspect {
  readonly uuid: string;
  readonly name: string;
  readonly parent: string;
  readonly reach: Reach;
  readonly kind: AspectKind;
  /** Name of what the actor it is on has that it is an aspect of; absent for nothing. */
  readonly of?: string;
  readonly persistent: boolean;
  /** The difficulty of removing it, null where none is known. */
  readonly quality: number | null;
  /** Name of the one a boost was created against, if the roll is not against them; "" otherwise. */
  readonly meantFor: string;
  readonly free: readonly FreeNote[];
  readonly answers: readonly { readonly gain: Gain; readonly invoked: Result<Invocation> }[];
}

/** An aspect in reach that has not been asked about yet. */
export interface NearAspect extends Omit<ReachedAspect, "answers"> {
  /** As it will be once what waits is done. */
  readonly state: Aspect;
}

/** Aspects in reach with the rules' answer for each gain. Those the game leaves to their actor it is on alone are not in reach. */
export function reachedBy(
  near: readonly NearAspect[],
  gains: readonly Gain[],
  answer: (aspect: Aspect, gain: Gain) => Result<Invocation>,
): ReachedAspect[] {
  return near
    .map(({ state, ...aspect }) => ({ ...aspect, answers: gains.map((gain) => ({ gain, invoked: answer(state, gain) })) }))
    .filter(({ answers }) => !answers.every(({ invoked }) => !invoked.ok && invoked.code === "not-in-reach"));
}

interface AspectChoice {
  readonly uuid: string;
  /** Id of its element. */
  readonly id: string;
  readonly name: string;
  /** What it is, where its place does not say so, and who holds its free invocations. */
  readonly notes: readonly Text[];
  /** Whose it is, where its group does not say so; "" for the actor who rolled. */
  readonly parent: string;
  /** What it costs, or why it cannot be invoked; null where it costs what the list's heading says. */
  readonly cost: Text | null;
  readonly free: boolean;
  readonly disabled: boolean;
  readonly selected: boolean;
}

/** Aspects of one actor it is on, who is named; or those that are free, of all. */
interface AspectGroup {
  readonly label: Text;
  readonly aspects: readonly AspectChoice[];
}

export interface ReachView {
  /** Those that cost nothing, then the others by where they are. */
  readonly groups: readonly AspectGroup[];
  /** Those that cannot be invoked now, by where they are. Folded away. */
  readonly spent: readonly AspectGroup[];
  /** How many are folded away; null for none. */
  readonly spentLabel: Text | null;
  /** What each costs unless its row says otherwise; null where none of them costs anything. */
  readonly price: Text | null;
  /** There are so many that a search field helps. */
  readonly search: boolean;
}

/** As many can be seen at a glance. */
const AT_A_GLANCE = 12;

/** Kinds that say no more than the aspect's place does. */
const PLAIN_KINDS: readonly AspectKind[] = ["character", "defining", "specialty", "scene"];

/**
 * Aspects by what they cost and where they are, in the order given: see `inReadingOrder`. A chosen one is never folded away. Where
 * several may be chosen none is (`fold` false): rows would move under the pointer, since each choice changes what is left to pay with.
 */
export function reachView(aspects: readonly ReachedAspect[], chosen: readonly string[], fold = true): ReachView {
  const stays = ({ uuid }: ReachedAspect): boolean => !fold || chosen.includes(uuid);
  const rank = (aspect: ReachedAspect): number => (order(aspect) === 2 && stays(aspect) ? 1 : order(aspect));
  const ranked = (wanted: number): ReachedAspect[] => aspects.filter((aspect) => rank(aspect) === wanted);
  const spent = ranked(2);
  const usual = usualPrice(ranked(1));
  const list: Listed = { chosen, usual };
  return {
    groups: [...freeGroup(ranked(0), list), ...byReach(ranked(1), list)],
    spent: byReach(spent, list),
    spentLabel: spent.length === 0 ? null : text("NORN.Ledger.Reach.spent", { count: spent.length }),
    price: usual && text("NORN.Ledger.Reach.price", { price: text(`NORN.Ledger.Payment.${usual}`) }),
    search: aspects.length > AT_A_GLANCE,
  };
}

interface Listed {
  readonly chosen: readonly string[];
  readonly usual: Payment | null;
}

function freeGroup(aspects: readonly ReachedAspect[], list: Listed): AspectGroup[] {
  if (aspects.length === 0) return [];
  const named = (aspect: ReachedAspect): AspectChoice => ({
    ...choiceOf(aspect, list),
    parent: aspect.reach === "own" ? "" : aspect.parent,
  });
  return [{ label: text("NORN.Ledger.Reach.free"), aspects: aspects.map(named) }];
}

function byReach(aspects: readonly ReachedAspect[], list: Listed): AspectGroup[] {
  return REACHES.flatMap((reach) => groupsOf(aspects, reach, list));
}

/** What invoking an aspect usually costs in this list: its rows need not say it again. */
function usualPrice(aspects: readonly ReachedAspect[]): Payment | null {
  const payments = aspects.flatMap((aspect) => paymentOf(aspect) ?? []);
  return payments.includes("point") ? "point" : (payments[0] ?? null);
}

function paymentOf(aspect: ReachedAspect): Payment | null {
  const answer = bestAnswer(aspect);
  return answer?.invoked.ok === true && answer.invoked.value.points <= 1 ? answer.invoked.value.payment : null;
}

/** Every aspect in reach by where it is, free ones first and spent ones last. */
export function inReadingOrder(aspects: readonly ReachedAspect[]): ReachedAspect[] {
  return REACHES.flatMap((reach) => sorted(aspects.filter((aspect) => aspect.reach === reach)));
}

/** The first gain an aspect can give. */
export function bestAnswer({ answers }: ReachedAspect) {
  return answers.find(({ invoked }) => invoked.ok);
}

/** How an aspect is paid for what it gives; null where it cannot be. */
export function paymentShown({ answers }: ReachedAspect, gain: Gain): Payment | null {
  const invoked = answers.find((answer) => answer.gain === gain)?.invoked;
  return invoked?.ok === true ? invoked.value.payment : null;
}

/** Whether invoking it costs nothing. */
export function isFree(aspect: ReachedAspect): boolean {
  return order(aspect) === 0;
}

function groupsOf(aspects: readonly ReachedAspect[], reach: Reach, list: Listed): AspectGroup[] {
  const reached = aspects.filter((aspect) => aspect.reach === reach);
  const parents = [...new Set(reached.map(({ parent }) => parent))];
  return parents.map((parent) => ({
    label: text(`NORN.Ledger.Reach.${reach}`, { who: parent }),
    aspects: reached.filter((aspect) => aspect.parent === parent).map((aspect) => choiceOf(aspect, list)),
  }));
}

function sorted(aspects: readonly ReachedAspect[]): ReachedAspect[] {
  return aspects.toSorted((a, b) => order(a) - order(b));
}

function order(aspect: ReachedAspect): number {
  const answer = bestAnswer(aspect);
  if (!answer?.invoked.ok) return 2;
  return FREE_PAYMENTS.includes(answer.invoked.value.payment) ? 0 : 1;
}

function choiceOf(aspect: ReachedAspect, { chosen, usual }: Listed): AspectChoice {
  const { uuid, name } = aspect;
  const selected = chosen.includes(uuid);
  const asUsual = usual !== null && paymentOf(aspect) === usual;
  const answer = bestAnswer(aspect) ?? aspect.answers[0];
  return {
    uuid,
    id: uuidKey(uuid),
    name,
    notes: notesOf(aspect),
    parent: "",
    cost: asUsual ? null : answer ? costOf(answer.invoked) : text("NORN.Ledger.nothing"),
    free: isFree(aspect),
    disabled: !selected && !bestAnswer(aspect),
    selected,
  };
}

/** R20: a boost may be used against another target than the one it is meant for. */
function notesOf({ kind, of = "", quality, meantFor, free }: ReachedAspect): Text[] {
  const what =
    of !== ""
      ? [text("NORN.Ledger.Reach.of", { thing: of })]
      : PLAIN_KINDS.includes(kind)
        ? []
        : [text(`NORN.Aspect.Kind.${kind}`)];
  const hard = quality === null ? [] : [text("NORN.Create.quality", { quality })];
  const meant = meantFor === "" ? [] : [text("NORN.Ledger.Invoke.meantFor", { who: meantFor })];
  return [...what, ...hard, ...meant, ...free.map(freeText)];
}

function freeText({ count, holder, mine }: FreeNote): Text {
  if (mine) return text("NORN.Ledger.Free.yours", { count });
  return holder === "" ? text("NORN.Ledger.Free.anyone", { count }) : text("NORN.Ledger.Free.other", { count, who: holder });
}
