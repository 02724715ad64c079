import type { Gain, Invocation, Result } from "../../rules/index.ts";
import { type Text, text } from "../text.ts";

/** Where an aspect lies, seen from the one who rolled. */
export const REACHES = ["own", "situation", "others"] as const;
export type Reach = (typeof REACHES)[number];

/** One aspect in reach, and what the rules say to each gain the game offers. */
export interface ReachedAspect {
  readonly uuid: string;
  readonly name: string;
  readonly bearer: string;
  readonly reach: Reach;
  readonly answers: readonly { readonly gain: Gain; readonly invoked: Result<Invocation> }[];
}

export interface GainChoice {
  readonly gain: Gain;
  readonly label: Text;
  readonly cost: Text;
  readonly disabled: boolean;
  readonly selected: boolean;
}

export interface AspectChoice {
  readonly uuid: string;
  readonly name: string;
  /** What it costs, or why it cannot be invoked. */
  readonly cost: Text;
  readonly free: boolean;
  readonly disabled: boolean;
  readonly selected: boolean;
}

/** Aspects of one bearer. The one who rolled is not named. */
export interface AspectGroup {
  readonly label: Text;
  readonly bearer: string;
  readonly aspects: readonly AspectChoice[];
}

export interface InvokeList {
  readonly groups: readonly AspectGroup[];
  /** Of the aspect chosen. */
  readonly gains: readonly GainChoice[];
}

export interface Chosen {
  readonly aspect: string;
  readonly gain: string;
}

const FREE = ["lock", "persistent", "free"];

/** Every aspect in reach by where it lies, free ones first and spent ones last, and what the chosen one may give. */
export function invokeList(aspects: readonly ReachedAspect[], chosen: Chosen): InvokeList {
  const picked = aspects.find(({ uuid }) => uuid === chosen.aspect);
  return {
    groups: REACHES.flatMap((reach) => groupsOf(aspects, reach, chosen)),
    gains: (picked?.answers ?? []).map(({ gain, invoked }) => ({
      gain,
      label: text(`NORN.Gain.${gain}`),
      cost: costOf(invoked),
      disabled: !invoked.ok,
      selected: gain === chosen.gain,
    })),
  };
}

function groupsOf(aspects: readonly ReachedAspect[], reach: Reach, chosen: Chosen): AspectGroup[] {
  const reached = aspects.filter((aspect) => aspect.reach === reach);
  const bearers = [...new Set(reached.map(({ bearer }) => bearer))];
  return bearers.map((bearer) => ({
    label: text(`NORN.Ledger.Reach.${reach}`),
    bearer: reach === "own" ? "" : bearer,
    aspects: sorted(reached.filter((aspect) => aspect.bearer === bearer)).map((aspect) => choiceOf(aspect, chosen)),
  }));
}

/** What is chosen when the list opens, or when the choice made is not to be had any more. */
export function firstChoice(aspects: readonly ReachedAspect[], chosen: Chosen): Chosen {
  const open = REACHES.flatMap((reach) => sorted(aspects.filter((aspect) => aspect.reach === reach)));
  const aspect = aspects.find(({ uuid }) => uuid === chosen.aspect) ?? open.find((one) => best(one)) ?? open[0];
  if (!aspect) return { aspect: "", gain: "" };
  const answer = aspect.answers.find(({ gain, invoked }) => gain === chosen.gain && invoked.ok) ?? best(aspect);
  return { aspect: aspect.uuid, gain: answer?.gain ?? "" };
}

function best({ answers }: ReachedAspect) {
  return answers.find(({ invoked }) => invoked.ok);
}

function sorted(aspects: readonly ReachedAspect[]): ReachedAspect[] {
  return aspects.toSorted((a, b) => order(a) - order(b));
}

function order(aspect: ReachedAspect): number {
  const answer = best(aspect);
  if (!answer?.invoked.ok) return 2;
  return FREE.includes(answer.invoked.value.payment) ? 0 : 1;
}

function choiceOf(aspect: ReachedAspect, chosen: Chosen): AspectChoice {
  const { uuid, name } = aspect;
  const answer = best(aspect) ?? aspect.answers[0];
  return {
    uuid,
    name,
    cost: answer ? costOf(answer.invoked) : text("NORN.Ledger.nothing"),
    free: order(aspect) === 0,
    disabled: !best(aspect),
    selected: uuid === chosen.aspect,
  };
}

export function costOf(invoked: Result<Pick<Invocation, "payment">>): Text {
  return invoked.ok ? text(`NORN.Ledger.Payment.${invoked.value.payment}`) : refusalText(invoked);
}

/** Why something was refused, in words. */
export function refusalText({
  code,
  args,
}: {
  readonly code: string;
  readonly args: Readonly<Record<string, string | number>>;
}): Text {
  return text(`NORN.Ledger.Refused.${code}`, args);
}
