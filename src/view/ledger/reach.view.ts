import type { AspectKind, Gain, Invocation, Result } from "../../rules/index.ts";
import { type Text, text } from "../text.ts";
import { costOf } from "./refusal.view.ts";

/** Where an aspect is, seen from the actor who rolled. */
export const REACHES = ["own", "target", "situation", "others"] as const;
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
  readonly carrier: string;
  readonly reach: Reach;
  readonly kind: AspectKind;
  readonly persistent: boolean;
  /** The difficulty of removing it, null where none is known. */
  readonly quality: number | null;
  /** Name of the one a boost was created against, if the roll is not against them; "" otherwise. */
  readonly meantFor: string;
  readonly free: readonly FreeNote[];
  readonly answers: readonly { readonly gain: Gain; readonly invoked: Result<Invocation> }[];
}

export interface AspectChoice {
  readonly uuid: string;
  /** Id of its element. */
  readonly id: string;
  readonly name: string;
  /** What it is, where its place does not say so, and who holds its free invocations. */
  readonly notes: readonly Text[];
  /** What it costs, or why it cannot be invoked. */
  readonly cost: Text;
  readonly free: boolean;
  readonly disabled: boolean;
  readonly selected: boolean;
}

/** Aspects of one carrier. The actor who rolled is not named. */
export interface AspectGroup {
  readonly label: Text;
  readonly carrier: string;
  readonly aspects: readonly AspectChoice[];
}

export interface ReachView {
  readonly groups: readonly AspectGroup[];
  /** There are so many that a search field helps. */
  readonly search: boolean;
}

/** As many can be seen at a glance. */
const AT_A_GLANCE = 12;

/** Kinds that say no more than the aspect's place does. */
const PLAIN_KINDS: readonly AspectKind[] = ["character", "defining", "specialty", "scene"];

const FREE = ["lock", "persistent", "free"];

/** Aspects by where they are, in the order given: see `inReadingOrder`. */
export function reachView(aspects: readonly ReachedAspect[], chosen: readonly string[]): ReachView {
  return { groups: REACHES.flatMap((reach) => groupsOf(aspects, reach, chosen)), search: aspects.length > AT_A_GLANCE };
}

/** Every aspect in reach by where it is, free ones first and spent ones last. */
export function inReadingOrder(aspects: readonly ReachedAspect[]): ReachedAspect[] {
  return REACHES.flatMap((reach) => sorted(aspects.filter((aspect) => aspect.reach === reach)));
}

/** The first gain an aspect can give. */
export function bestAnswer({ answers }: ReachedAspect) {
  return answers.find(({ invoked }) => invoked.ok);
}

function groupsOf(aspects: readonly ReachedAspect[], reach: Reach, chosen: readonly string[]): AspectGroup[] {
  const reached = aspects.filter((aspect) => aspect.reach === reach);
  const carriers = [...new Set(reached.map(({ carrier }) => carrier))];
  return carriers.map((carrier) => ({
    label: text(`NORN.Ledger.Reach.${reach}`),
    carrier: reach === "own" ? "" : carrier,
    aspects: reached
      .filter((aspect) => aspect.carrier === carrier)
      .map((aspect) => choiceOf(aspect, chosen.includes(aspect.uuid))),
  }));
}

function sorted(aspects: readonly ReachedAspect[]): ReachedAspect[] {
  return aspects.toSorted((a, b) => order(a) - order(b));
}

function order(aspect: ReachedAspect): number {
  const answer = bestAnswer(aspect);
  if (!answer?.invoked.ok) return 2;
  return FREE.includes(answer.invoked.value.payment) ? 0 : 1;
}

function choiceOf(aspect: ReachedAspect, selected: boolean): AspectChoice {
  const { uuid, name } = aspect;
  const answer = bestAnswer(aspect) ?? aspect.answers[0];
  return {
    uuid,
    id: uuid.replaceAll(".", "-"),
    name,
    notes: notesOf(aspect),
    cost: answer ? costOf(answer.invoked) : text("NORN.Ledger.nothing"),
    free: order(aspect) === 0,
    disabled: !selected && !bestAnswer(aspect),
    selected,
  };
}

/** A boost may be used against another target: no source forbids it (R). */
function notesOf({ kind, quality, meantFor, free }: ReachedAspect): Text[] {
  const what = PLAIN_KINDS.includes(kind) ? [] : [text(`NORN.Aspect.Kind.${kind}`)];
  const hard = quality === null ? [] : [text("NORN.Make.quality", { quality })];
  const meant = meantFor === "" ? [] : [text("NORN.Ledger.Invoke.meantFor", { who: meantFor })];
  return [...what, ...hard, ...meant, ...free.map(freeText)];
}

function freeText({ count, holder, mine }: FreeNote): Text {
  if (mine) return text("NORN.Ledger.Free.yours", { count });
  return holder === "" ? text("NORN.Ledger.Free.anyone", { count }) : text("NORN.Ledger.Free.other", { count, who: holder });
}
