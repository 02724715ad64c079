import type { Balance, BalancedEntry, Counter, Move, Sum } from "../../ledger/balances.ts";
import type { Entry } from "../../ledger/entry.ts";
import { changeTexts } from "../entries/change-text.ts";
import { type EntryLine, entryLine } from "../log/entry-line.view.ts";
import { refusalText } from "../entries/refusal.view.ts";
import type { EntryCircumstances } from "../entries/line-maker.ts";
import { lineOf } from "../log/lines.ts";
import { signed, unsigned } from "../rank.view.ts";
import { type Text, text } from "../text.ts";

export const HISTORY_FILTERS = ["all", "points", "others"] as const;
export type HistoryFilter = (typeof HISTORY_FILTERS)[number];

/** What the view cannot know of an entry: the reader's rights and names. */
export interface HistoryFacts {
  readonly circumstances: EntryCircumstances;
  /** Who asked, and when, formatted for the reader's language. */
  readonly author: string;
  readonly when: string;
  readonly stamp: string;
  /** Why the button of its line would be refused now, null if it would not. */
  readonly refusal: { readonly code: string; readonly args: Readonly<Record<string, string | number>> } | null;
  readonly nameOf: (aspect: string) => string;
  /** Uuid of the aspect it is about, if the reader may act on it; "" if not. */
  readonly aspect: string;
}

interface HistoryMove {
  readonly by: Text;
  readonly after: Text;
}

interface HistoryRow {
  readonly id: string;
  readonly icon: string;
  /** It separates what came before from what came after. */
  readonly isBreak: boolean;
  readonly hidden: boolean;
  readonly tone: EntryLine["tone"];
  readonly words: Text;
  /** Uuid of the aspect that a click on the words opens the bar of, "" for none. */
  readonly aspect: string;
  readonly why: string;
  readonly details: readonly Text[];
  readonly status: Text | null;
  readonly author: string;
  readonly when: string;
  readonly stamp: string;
  readonly moves: readonly HistoryMove[];
  readonly others: readonly Text[];
  readonly button: HistoryButton | null;
}

interface HistoryButton {
  readonly action: NonNullable<EntryLine["button"]>["action"];
  readonly icon: string;
  readonly label: Text;
  /** Why not now, null if nothing prevents it. */
  readonly refusal: Text | null;
}

interface HistorySum {
  readonly label: Text;
  readonly start: string;
  readonly sign: string;
  readonly by: string;
  readonly now: string;
}

export interface HistoryView {
  readonly sums: readonly HistorySum[];
  readonly filters: readonly { readonly id: HistoryFilter; readonly label: Text; readonly chosen: boolean }[];
  /** Newest first. */
  readonly rows: readonly HistoryRow[];
  /** How many more there are than shown. */
  readonly left: number;
}

/** Shown even if zero. */
const ALWAYS: readonly Counter[] = ["value", "pool"];

/** A history as its reader may see it, newest first, as many as asked for. Facts are only asked for what is shown. */
export function historyView(
  { entries, sums }: Balance,
  { filter, most }: { readonly filter: HistoryFilter; readonly most: number },
  factsOf: (entry: Entry) => HistoryFacts,
): HistoryView {
  const shown = entries.filter((one) => isListed(one) && passes(one, filter)).toReversed();
  return {
    // A counter that never moved and is zero is left out, and so is an untouched refresh.
    sums: sums
      .filter(({ counter, by, now }) => ALWAYS.includes(counter) || by !== 0 || (now !== 0 && counter !== "refresh"))
      .map(sumView),
    filters: HISTORY_FILTERS.map((id) => ({ id, label: text(`NORN.History.Filter.${id}`), chosen: id === filter })),
    rows: shown.slice(0, most).map((one) => rowOf(one, factsOf(one.entry))),
    left: Math.max(0, shown.length - most),
  };
}

/** An entry the reader may not see is shown only where it changed a number everyone sees. */
function isListed({ entry, moves }: BalancedEntry): boolean {
  return entry.visible || moves.length > 0;
}

function passes({ entry, moves, others }: BalancedEntry, filter: HistoryFilter): boolean {
  if (filter === "all" || lineOf(entry).separates) return true;
  return filter === "points" ? moves.length > 0 : entry.visible && others.length > 0;
}

function rowOf({ entry, moves, others }: BalancedEntry, facts: HistoryFacts): HistoryRow {
  const { id, request } = entry;
  const { when, stamp } = facts;
  const { separates = false, saidByChanges = false, unsigned: isUnsigned = false } = lineOf(entry);
  const base = { id, when, stamp, moves: moves.map(moveView), isBreak: separates };
  if (!entry.visible) {
    const words = text("NORN.Ledger.hidden");
    const hiddenFields = {
      aspect: "",
      why: "",
      author: "",
      details: [],
      status: null,
      others: [],
      button: null,
      isBreak: false,
    } as const;
    return { ...base, ...hiddenFields, hidden: true, icon: "fa-solid fa-eye-slash", tone: "plain", words };
  }
  const line = entryLine(entry, facts.circumstances);
  const changed = changeTexts(others, facts.nameOf);
  const said = [...changed, ...changeTexts(others), ...base.moves.map(({ by }) => by)];
  return {
    ...base,
    hidden: false,
    icon: line.icon,
    tone: line.tone,
    words: line.words,
    aspect: facts.aspect,
    why: "words" in request && line.words.args?.["words"] !== request.words ? request.words : "",
    details: saidByChanges ? [] : line.details.filter((detail) => !said.some((one) => isSame(one, detail))),
    status: line.status,
    author: isUnsigned ? "" : facts.author,
    others: changed,
    button: line.button && buttonOf(line.button, facts),
  };
}

/** Of plain words and numbers. */
function isSame(one: Text, other: Text): boolean {
  return one.key === other.key && JSON.stringify(one.args) === JSON.stringify(other.args);
}

function buttonOf(button: NonNullable<EntryLine["button"]>, { refusal }: HistoryFacts): HistoryButton {
  const icon = TAKING_ICONS[button.action];
  return { ...button, icon, refusal: refusal && refusalText(refusal) };
}

const TAKING_ICONS = {
  undo: "fa-solid fa-rotate-left",
  redo: "fa-solid fa-rotate-right",
  withdraw: "fa-solid fa-xmark",
} as const;

function moveView({ counter, by, after }: Move): HistoryMove {
  return {
    by:
      counter === "pool"
        ? text("NORN.History.Change.pool", { by: signed(by) })
        : text(`NORN.Ledger.Counter.${counter}`, { by: signed(by) }),
    after: text("NORN.History.after", { after: unsigned(after) }),
  };
}

function sumView({ counter, start, by, now }: Sum): HistorySum {
  const label = text(`NORN.History.Counter.${counter}`);
  return { label, start: unsigned(start), sign: by < 0 ? "−" : "+", by: String(Math.abs(by)), now: unsigned(now) };
}
