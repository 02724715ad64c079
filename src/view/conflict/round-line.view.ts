import type { DoneOf } from "../../ledger/entry.ts";
import { type Text, text } from "../text.ts";
import { stepText } from "./turn-lines.ts";

/** A step in the line of its round. */
interface RoundStep {
  readonly words: Text;
  /** Aspects that ended with the round it ended; null for none. */
  readonly ended: Text | null;
  /** Id of the entry this reader may undo, "" for none; with the words of that button. */
  readonly undoes: string;
  readonly undo: Text;
}

/** All steps of one round, as one line of the log: the latest, and all of them when unfolded. */
export interface RoundLine {
  readonly game: string;
  readonly round: Text;
  readonly latest: RoundStep;
  /** Null where there is only the latest. */
  readonly folded: { readonly title: Text; readonly steps: readonly RoundStep[] } | null;
  /** That the conflict began with it, or ended. */
  readonly began: boolean;
  readonly over: boolean;
}

export interface RoundInput {
  /** Whether this reader may undo a step now. */
  readonly undoes: (step: DoneOf<"turn">) => boolean;
  /** It was the last round of a conflict that is gone. */
  readonly over: boolean;
}

/** `steps`: those that stand, in order; at least one. */
export function roundLine(steps: readonly DoneOf<"turn">[], { undoes, over }: RoundInput): RoundLine | null {
  const lines = steps.map((step) => stepView(step, undoes));
  const [first] = steps;
  const latest = lines.at(-1);
  if (!first || !latest) return null;
  const { round, pace } = first.facts;
  return {
    game: first.game,
    round: text(`NORN.Conflict.Round.${pace || "turn"}`, { round }),
    latest,
    folded:
      lines.length > 1 ? { title: text("NORN.Conflict.Line.steps", { count: lines.length }), steps: withoutLast(lines) } : null,
    began: round === 1,
    over,
  };
}

function stepView(step: DoneOf<"turn">, undoes: RoundInput["undoes"]): RoundStep {
  return {
    words: stepText(step),
    ended: endedText(step),
    undoes: undoes(step) ? step.id : "",
    undo: text("NORN.Conflict.Line.undo", { step: stepText(step) }),
  };
}

function endedText({ facts: { endedNames } }: DoneOf<"turn">): Text | null {
  return endedNames.length === 0 ? null : text("NORN.Conflict.Line.ended", { names: endedNames.join(", ") });
}

/** The latest step is undone by the button at the foot of the line, not by one of its own. */
function withoutLast(lines: readonly RoundStep[]): readonly RoundStep[] {
  return lines.map((line, place) => (place === lines.length - 1 ? { ...line, undoes: "" } : line));
}
