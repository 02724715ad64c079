import { PAYMENTS, type Ruleset } from "../../rules/index.ts";
import { totalView } from "../roll/check-result.view.ts";
import { type Text, text } from "../text.ts";
import type { Entry } from "./entry.ts";
import { type FoldedStep, momentOf } from "./fold-roll.ts";
import { refusalText } from "./refusal.view.ts";
import { entryCost } from "./spend/spend-cost.view.ts";

/** One thing done to a roll, as its card tells it. */
export interface StepView {
  readonly entry: string;
  /** The aspect; "" where there is none, null where this reader may not know it. */
  readonly aspect: string | null;
  readonly hidden: boolean;
  readonly what: Text;
  readonly who: string;
  readonly cost: Text | null;
  /** It was chosen before the dice fell. */
  readonly before: boolean;
  /** What the roll came to with it; null where it changed nothing of that. */
  readonly total: string | null;
  readonly fault: Text | null;
  /** Who cancelled it, null where nobody did. */
  readonly cancelled: Text | null;
  /** Id of the entry this reader may take back here: the step itself, or what cancelled it. "" for none. */
  readonly undoes: string;
  /** The reader may cancel it. */
  readonly counter: boolean;
}

/** Everything done to a roll. Of many only the last are read at once, the others on demand. */
export interface StepsView {
  readonly folded: readonly StepView[];
  readonly fold: Text | null;
  readonly shown: readonly StepView[];
  /** Chosen before the roll and not had, or not yet: the roll stands without them. */
  readonly without: readonly WithoutView[];
}

export interface WithoutView {
  readonly aspect: string | null;
  readonly words: Text;
  readonly refused: boolean;
}

export interface StepsAround {
  readonly ruleset: Ruleset;
  /** Ids of the entries this reader may take back, and of those the reader may cancel. */
  readonly undo: ReadonlySet<string>;
  readonly counter: ReadonlySet<string>;
  /** Chosen before the roll, and refused or not carried out yet. */
  readonly open: readonly Entry[];
  /** Nobody is there who could carry them out. */
  readonly waits: boolean;
}

/** So many steps are read at once; of more, the last ones. */
const MOST_SHOWN = 4;
const SHOWN_OF_MANY = 3;

/** Null where there is nothing to tell. */
export function stepsView(steps: readonly FoldedStep[], around: StepsAround): StepsView | null {
  if (steps.length + around.open.length === 0) return null;
  const from = steps.length > MOST_SHOWN ? steps.length - SHOWN_OF_MANY : 0;
  const views = steps.map((step) => stepView(step, around));
  return {
    folded: views.slice(0, from),
    fold: from > 0 ? foldText(steps.slice(0, from)) : null,
    shown: views.slice(from),
    without: around.open.map((entry) => withoutView(entry, around.waits)),
  };
}

function stepView({ entry, gain, fault, counter, result }: FoldedStep, { ruleset, ...rights }: StepsAround): StepView {
  const payment = PAYMENTS.find((id) => id === entry.outcome.payment);
  const invoked = payment ? text(`NORN.Ledger.Payment.${payment}`) : null;
  const alone = entry.kind === "spend";
  return {
    entry: entry.id,
    aspect: !entry.visible ? null : alone ? "" : entry.asked.aspectName,
    hidden: !entry.visible,
    what: text(`NORN.Gain.${gain}`),
    who: entry.actorName,
    cost: alone && entry.visible ? entryCost(entry) : invoked,
    before: momentOf(entry) === "before",
    total: result && totalView(result, result.total, ruleset, false).number,
    fault: fault === null ? null : refusalText({ code: fault, args: {} }),
    cancelled: counter ? cancelledBy(counter) : null,
    undoes: [counter?.id, entry.id].find((id) => id !== undefined && rights.undo.has(id)) ?? "",
    counter: counter === null && rights.counter.has(entry.id),
  };
}

function foldText(steps: readonly FoldedStep[]): Text {
  const count = steps.length;
  const points = steps.reduce((sum, { entry }) => sum + entry.outcome.points, 0);
  if (points === 0) return text("NORN.Ledger.earlier", { count });
  return points === 1 ? text("NORN.Ledger.earlierOne", { count }) : text("NORN.Ledger.earlierFor", { count, points });
}

function withoutView({ asked, state, outcome, visible }: Entry, waits: boolean): WithoutView {
  const refused = state === "refused";
  const open = text(waits ? "NORN.Ledger.State.waits" : "NORN.Ledger.State.asked");
  const words = refused ? refusalText(outcome.refusal ?? { code: "unknown", args: {} }) : open;
  return { aspect: visible ? asked.aspectName : null, words, refused };
}

function cancelledBy({ actorName }: Entry): Text {
  return actorName === "" ? text("NORN.Ledger.cancelledByGm") : text("NORN.Ledger.cancelled", { who: actorName });
}
