import { type Text, text } from "../text.ts";
import type { Entry } from "./entry.ts";
import type { EntryCircumstances } from "./lines/line-maker.ts";
import { refusalText } from "./refusal.view.ts";
import { LINES, PLAIN_LINE } from "./lines/lines.ts";

/** An entry as one line of the log: who, what, what it cost, how it stands. */
export interface EntryLine {
  readonly game: string;
  readonly id: string;
  readonly icon: string;
  readonly words: Text;
  readonly details: readonly Text[];
  /** What stands in place of the details until they are unfolded, null where they are few. */
  readonly folded: Text | null;
  readonly status: Text | null;
  readonly tone: "plain" | "bad" | "idle";
  /** How this reader answers it, and the roll it is about. */
  readonly answer: { readonly on: string; readonly label: Text } | null;
  /** What the button of the line does, null for none. */
  readonly button: { readonly action: "undo" | "redo"; readonly label: Text } | null;
}

/** More than this is folded. */
const MOST_UNFOLDED = 4;

export function entryLine(entry: Entry, circumstances: EntryCircumstances): EntryLine {
  const { id, game, kind, state, outcome } = entry;
  const line = LINES[kind] ?? PLAIN_LINE;
  const undone = state === "done" && !circumstances.stands && kind !== "undo" && kind !== "redo";
  const details = state === "done" ? line.details(entry, circumstances) : [];
  return {
    game,
    id,
    icon: line.icon,
    words: line.words(entry, circumstances),
    details,
    folded: details.length > MOST_UNFOLDED ? text("NORN.Ledger.details", { count: details.length }) : null,
    status: statusOf(entry, circumstances, undone),
    tone: state === "refused" ? "bad" : state === "done" && !undone ? "plain" : "idle",
    answer: answerOf(entry, circumstances),
    button: buttonOf(entry, circumstances, undone, outcome.events.length > 0 || entry.asked.gain !== "" || kind === "counter"),
  };
}

function statusOf(entry: Entry, circumstances: EntryCircumstances, undone: boolean): Text | null {
  const { kind, state, outcome } = entry;
  if (state === "refused") return refusalText(outcome.refusal ?? { code: "unknown", args: {} });
  if (undone) return LINES[kind]?.undone?.(entry, circumstances) ?? text("NORN.Ledger.State.undone");
  if (state === "done") return null;
  return text(circumstances.waits ? "NORN.Ledger.State.waits" : "NORN.Ledger.State.asked");
}

function answerOf(entry: Entry, circumstances: EntryCircumstances): EntryLine["answer"] {
  const label = entry.state === "done" ? (LINES[entry.kind]?.answer?.(entry, circumstances) ?? null) : null;
  return label && { on: entry.asked.on, label };
}

function buttonOf(entry: Entry, circumstances: EntryCircumstances, undone: boolean, changed: boolean): EntryLine["button"] {
  const { kind, state } = entry;
  if (!circumstances.mine || state !== "done" || !changed || kind === "undo" || kind === "redo") return null;
  // What a game master took back is not done again by the one who asked.
  if (undone && circumstances.overruled && !circumstances.overrules) return null;
  if (undone) return { action: "redo", label: LINES[kind]?.redo?.(entry, circumstances) ?? text("NORN.Ledger.redo") };
  return { action: "undo", label: LINES[kind]?.undo?.(entry, circumstances) ?? text("NORN.Ledger.undo") };
}
