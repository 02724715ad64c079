import type { EntryKind, EntryOf } from "../../ledger/entry.ts";
import { type Text, text } from "../text.ts";
import type { EntryCircumstances, LineAnswer } from "../entries/line-maker.ts";
import { pendingText, type Waiting } from "../entries/pending.view.ts";
import { refusalText } from "../entries/refusal.view.ts";
import { lineOf } from "./lines.ts";

/** An entry as one line of the log: who, what, its cost and its state. */
export interface EntryLine {
  readonly game: string;
  readonly id: string;
  readonly icon: string;
  readonly words: Text;
  readonly details: readonly Text[];
  /** Shown in place of the details until they are unfolded, null where they are few. */
  readonly folded: Text | null;
  readonly status: Text | null;
  readonly tone: "plain" | "bad" | "idle";
  /** The buttons with which this reader answers it. */
  readonly answers: readonly LineAnswer[];
  /** What the line's button does, null for none. */
  readonly button: { readonly action: "undo" | "redo" | "withdraw"; readonly label: Text } | null;
}

/** More details than this are folded. */
const MOST_UNFOLDED = 4;

export function entryLine<K extends EntryKind>(entry: EntryOf<K>, circumstances: EntryCircumstances): EntryLine {
  const { id, game, state } = entry;
  const line = lineOf(entry);
  const undone = state === "done" && !circumstances.stands && !line.takesBack;
  const answers = entry.state === "done" ? (line.answers?.(entry, circumstances) ?? []) : [];
  const shown = asForeseen(entry, circumstances);
  const details = shown.state === "done" ? line.details(shown, circumstances) : [];
  return {
    game,
    id,
    icon: line.icon,
    words: line.words(shown, circumstances),
    details,
    folded: details.length > MOST_UNFOLDED ? text("NORN.Ledger.details", { count: details.length }) : null,
    status: statusOf(entry, circumstances, undone),
    tone: state === "refused" ? "bad" : state === "done" && !undone ? "plain" : "idle",
    answers,
    // Who may answer it need not take it back.
    button: state === "pending" ? withdrawing(circumstances) : answers.length > 0 ? null : buttonOf(entry, circumstances, undone),
  };
}

function statusOf<K extends EntryKind>(entry: EntryOf<K>, circumstances: EntryCircumstances, undone: boolean): Text | null {
  if (entry.state === "done")
    return undone ? (lineOf<K>(entry).undone?.(entry, circumstances) ?? text("NORN.Ledger.State.undone")) : null;
  const { state, outcome } = entry;
  return state === "pending" ? pendingText(circumstances) : refusalText(outcome.refusal ?? { code: "unknown", args: {} });
}

/** An entry that waits as it would be done, where that is known. */
export function asForeseen<K extends EntryKind>(entry: EntryOf<K>, { foreseen }: Pick<Waiting, "foreseen">): EntryOf<K> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same entry, so of the same kind
  return foreseen?.entry.state === "done" ? (foreseen.entry as EntryOf<K>) : entry;
}

function withdrawing({ mayWithdraw }: EntryCircumstances): EntryLine["button"] {
  return mayWithdraw ? { action: "withdraw", label: text("NORN.Ledger.withdraw") } : null;
}

function buttonOf<K extends EntryKind>(
  entry: EntryOf<K>,
  circumstances: EntryCircumstances,
  undone: boolean,
): EntryLine["button"] {
  if (entry.state !== "done") return null;
  const { outcome } = entry;
  const line = lineOf<K>(entry);
  if (!circumstances.mayTakeBack || line.takesBack) return null;
  if (outcome.events.length === 0 && !line.undoable?.(entry)) return null;
  // The author of an entry cannot redo what a GM undid.
  if (undone && circumstances.overruled && !circumstances.overrules) return null;
  if (undone) return { action: "redo", label: line.redo?.(entry, circumstances) ?? text("NORN.Ledger.redo") };
  return { action: "undo", label: line.undo?.(entry, circumstances) ?? text("NORN.Ledger.undo") };
}
