import type { Gain } from "../../rules/invoke/invocation-rules.ts";
import { type Text, text } from "../text.ts";
import { againstParent, type AgainstParent, type AgainstSaid } from "./against-parent.view.ts";
import { bestAnswer, inReadingOrder, isFree, type ReachedAspect, reachView, type ReachView } from "./reach.view.ts";
import { costOf } from "../entries/refusal.view.ts";

interface GainChoice {
  readonly gain: Gain;
  readonly label: Text;
  /** Why it cannot be had, or what it costs; null where it costs what the list says of the aspect. */
  readonly cost: Text | null;
  readonly disabled: boolean;
  readonly selected: boolean;
  /** What the roll would be with it; null where dice decide. */
  readonly preview: Text | null;
}

export interface InvokeList extends ReachView {
  /** The gains of the chosen aspect. */
  readonly gains: readonly GainChoice[];
  /** Persistent aspects that may be used together with the chosen one, at no further cost. */
  readonly beside: readonly { readonly uuid: string; readonly name: string; readonly selected: boolean }[];
  /** Null where it makes no difference. */
  readonly against: AgainstParent | null;
}

export interface Chosen {
  readonly aspect: string;
  readonly gain: Gain | "";
  /** Uuid of a persistent aspect used with it, "" for none. */
  readonly beside: string;
  readonly against: AgainstSaid;
}

export const NO_CHOICE: Chosen = { aspect: "", gain: "", beside: "", against: "" };

/** Every aspect in reach, and what the chosen one can give. `preview`: what the roll would be with a gain, null where dice decide. */
export function invokeList(
  aspects: readonly ReachedAspect[],
  chosen: Chosen,
  preview: (gain: Gain) => Text | null = () => null,
): InvokeList {
  const picked = aspects.find(({ uuid }) => uuid === chosen.aspect);
  return {
    ...reachView(inReadingOrder(aspects), [chosen.aspect]),
    gains: (picked?.answers ?? []).map(({ gain, invoked }) => ({
      gain,
      label: text(`NORN.Gain.${gain}`),
      cost: saysCost(picked, invoked) ? costOf(invoked) : null,
      disabled: !invoked.ok,
      selected: gain === chosen.gain,
      preview: invoked.ok ? preview(gain) : null,
    })),
    beside: besides(aspects, picked, chosen.gain).map(({ uuid, name }) => ({ uuid, name, selected: uuid === chosen.beside })),
    against: againstParent(picked, chosen.gain, chosen.against),
  };
}

/** The list says what an aspect costs by its first gain: only what differs from that is said again. */
function saysCost(picked: ReachedAspect | undefined, invoked: Answer["invoked"]): boolean {
  const listed = picked && bestAnswer(picked)?.invoked;
  if (!invoked.ok || !listed?.ok) return true;
  return invoked.value.payment !== listed.value.payment || invoked.value.points !== listed.value.points;
}

/**
 * A normal and a persistent aspect of like meaning count together, for one point: the players judge whether they are alike.
 * Source: S3.
 */
function besides(aspects: readonly ReachedAspect[], picked: ReachedAspect | undefined, gain: string): ReachedAspect[] {
  const normal = picked?.answers.find((answer) => answer.gain === gain && answer.invoked.ok)?.invoked;
  if (gain !== "plus-two" || !normal?.ok || normal.value.payment === "nothing") return [];
  const takesNothing = ({ gain: of, invoked }: Answer): boolean =>
    of === gain && invoked.ok && invoked.value.payment === "nothing";
  return aspects.filter(({ uuid, persistent, answers }) => persistent && uuid !== picked?.uuid && answers.some(takesNothing));
}

/**
 * The choice when the list opens, or when the one made is no longer possible: something that costs nothing, if anything does.
 * `risky`: gains that may worsen the roll are only chosen on purpose, as effects in the story are.
 */
export function firstChoice(
  aspects: readonly ReachedAspect[],
  chosen: Chosen,
  risky: (gain: Gain) => boolean = () => false,
): Chosen {
  const open = inReadingOrder(aspects);
  const helps = ({ gain, invoked }: Answer): boolean => invoked.ok && gain !== "effect" && !risky(gain);
  const aspect =
    aspects.find(({ uuid }) => uuid === chosen.aspect) ??
    open.find((one) => isFree(one) && one.answers.some(helps)) ??
    open.find(({ answers }) => answers.some(helps)) ??
    open.find(bestAnswer) ??
    open[0];
  if (!aspect) return NO_CHOICE;
  const { answers } = aspect;
  const answer =
    answers.find(({ gain, invoked }) => gain === chosen.gain && invoked.ok) ??
    answers.find(helps) ??
    answers.find(({ gain, invoked }) => invoked.ok && !risky(gain));
  const gain = answer?.gain ?? "";
  const beside = besides(aspects, aspect, gain).some(({ uuid }) => uuid === chosen.beside) ? chosen.beside : "";
  return { aspect: aspect.uuid, gain, beside, against: aspect.uuid === chosen.aspect ? chosen.against : "" };
}

type Answer = ReachedAspect["answers"][number];
