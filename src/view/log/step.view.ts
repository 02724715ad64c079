import type { Entry } from "../../ledger/entry.ts";
import { type ReplayedStep, rollGainOf } from "../../ledger/roll/replay-roll.ts";
import type { Foreseen } from "../../ledger/provisional.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { totalView } from "../roll/check-result.view.ts";
import { type Text, text } from "../text.ts";
import { lineOf } from "./lines.ts";
import { paymentText } from "../entries/payment-text.ts";
import { pendingText } from "../entries/pending.view.ts";
import { refusalText } from "../entries/refusal.view.ts";

/** One thing done to a roll, as shown on its card. */
interface StepView {
  readonly entry: string;
  /** The aspect; "" for none, null where this reader may not know it. */
  readonly aspect: string | null;
  readonly hidden: boolean;
  /** What it is, if neither an aspect nor a fate point; null for those. */
  readonly title: Text | null;
  /** Uuid of the aspect, "" where this reader sees none. */
  readonly uuid: string;
  readonly what: Text;
  readonly who: string;
  readonly cost: Text | null;
  /** It was chosen before the roll. */
  readonly before: boolean;
  /** What it waits for; null once it is settled. */
  readonly pending: Text | null;
  /** The roll's total with it; null where it did not change the total. */
  readonly total: string | null;
  readonly fault: Text | null;
  /** Who cancelled it, null for no one. */
  readonly cancelled: Text | null;
  /** Id of the entry this reader may undo here: the step itself, or what cancelled it. "" for none. */
  readonly undoes: string;
  /** Id of the request this reader may take back, "" for none. */
  readonly withdraws: string;
  /** The reader may cancel it. */
  readonly counter: boolean;
}

/** Everything done to a roll. If there are many, only the last ones are shown unfolded. */
export interface StepsView {
  readonly folded: readonly StepView[];
  readonly fold: Text | null;
  readonly shown: readonly StepView[];
  /** Chosen before the roll and refused: the roll stands without them. */
  readonly without: readonly WithoutView[];
}

interface WithoutView {
  readonly aspect: string | null;
  readonly words: Text;
}

export interface StepsInput {
  readonly ruleset: Ruleset;
  /** Ids of the entries this reader may undo, and of those the reader may cancel. */
  readonly undo: ReadonlySet<string>;
  readonly counter: ReadonlySet<string>;
  /** Ids of the requests this reader may take back. */
  readonly withdraw: ReadonlySet<string>;
  /** Pending or refused entries about the roll that are no step of it; others are ignored. */
  readonly open: readonly Entry[];
  /** What requests would come to, by entry: some of them are steps already. */
  readonly foreseen: (entry: Entry) => Foreseen | null;
  /** No client is connected that could settle them. */
  readonly waits: boolean;
}

/** Up to this many steps are all shown; of more, only the last ones. */
const MOST_SHOWN = 4;
const SHOWN_OF_MANY = 3;

/** Null if there is nothing to show. */
export function stepsView(steps: readonly ReplayedStep[], around: StepsInput): StepsView | null {
  const views = [...steps.map((step) => stepView(step, around)), ...around.open.flatMap((entry) => pendingViews(entry, around))];
  const without = around.open.flatMap(withoutViews);
  if (views.length + without.length === 0) return null;
  // Pending steps are always shown.
  const from = views.length > MOST_SHOWN ? Math.min(views.length - SHOWN_OF_MANY, steps.length) : 0;
  return {
    folded: views.slice(0, from),
    fold: from > 0 ? foldText(steps.slice(0, from)) : null,
    shown: views.slice(from),
    without,
  };
}

function stepView(
  { entry, gain, moment, fault, counter, result }: ReplayedStep,
  { ruleset, undo, counter: counterable, withdraw, foreseen: seen }: StepsInput,
): StepView {
  const foreseen = seen(counter ?? entry);
  const { id, visible, actorName: who, outcome } = entry;
  const words = visible ? lineOf(entry).step?.(entry) : null;
  return {
    entry: id,
    aspect: visible ? (words?.aspect ?? "") : null,
    hidden: !visible,
    title: words?.title ?? null,
    uuid: aspectOf(entry),
    what: text(`NORN.Gain.${gain}`),
    who,
    cost: words ? words.cost : paymentText(outcome),
    before: moment === "before",
    pending: foreseen && pendingText({ waits: true, foreseen }),
    // Not known before the dice are thrown.
    total: result && (foreseen?.dice ?? "none") === "none" ? totalView(result, result.total, ruleset, false).number : null,
    fault: fault === null ? null : refusalText({ code: fault, args: {} }),
    cancelled: counter ? cancelledBy(counter) : null,
    undoes: firstIn(undo, [counter, entry]),
    withdraws: firstIn(withdraw, [counter, entry]),
    counter: counter === null && counterable.has(id),
  };
}

function firstIn(ids: ReadonlySet<string>, entries: readonly (Entry | null)[]): string {
  return entries.find((one) => one !== null && ids.has(one.id))?.id ?? "";
}

/** A request about a roll is shown as a step at once, as pending. */
function pendingViews(entry: Entry, { waits, withdraw, foreseen: seen }: StepsInput): StepView[] {
  const words = entry.state === "pending" ? (lineOf(entry).step?.(entry) ?? null) : null;
  if (!words) return [];
  const { id, visible, actorName: who } = entry;
  const asked = rollGainOf(entry);
  const foreseen = seen(entry);
  const status = pendingText({ waits, foreseen });
  const isFault = foreseen?.entry.state === "refused";
  const generic = asked ? text(`NORN.Gain.${asked.gain}`) : text("NORN.Spend.onRoll");
  return [
    {
      entry: id,
      aspect: visible ? words.aspect : null,
      hidden: !visible,
      title: words.title ?? null,
      uuid: aspectOf(entry),
      what: visible ? words.what : generic,
      who,
      cost: null,
      before: asked?.moment === "before",
      pending: isFault ? null : status,
      total: null,
      fault: isFault ? status : null,
      cancelled: null,
      undoes: "",
      withdraws: firstIn(withdraw, [entry]),
      counter: false,
    },
  ];
}

function aspectOf({ request, visible }: Entry): string {
  return visible && "aspect" in request ? request.aspect : "";
}

function foldText(steps: readonly ReplayedStep[]): Text {
  const count = steps.length;
  const points = steps.reduce((sum, { entry }) => sum + entry.outcome.points, 0);
  if (points === 0) return text("NORN.Ledger.earlier", { count });
  return points === 1 ? text("NORN.Ledger.earlierOne", { count }) : text("NORN.Ledger.earlierFor", { count, points });
}

/** A refusal after the roll is shown by its own line. */
function withoutViews({ request, state, outcome, visible }: Entry): WithoutView[] {
  if (state !== "refused" || !("moment" in request) || request.moment !== "before") return [];
  const words = refusalText(outcome.refusal ?? { code: "unknown", args: {} });
  return [{ aspect: visible ? request.aspectName : null, words }];
}

/** Who paid to cancel a spend; the GM may do it for no one in particular. */
export function cancelledBy({ actorName }: Pick<Entry, "actorName">): Text {
  return actorName === "" ? text("NORN.Ledger.cancelledByGm") : text("NORN.Ledger.cancelled", { who: actorName });
}
