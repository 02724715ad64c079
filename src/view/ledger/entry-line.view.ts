import { GAINS, type LedgerEvent, PAYMENTS } from "../../rules/index.ts";
import { signed } from "../actor/rank.view.ts";
import { type Text, text } from "../text.ts";
import type { Entry } from "./entry.ts";
import { refusalText } from "./invoke-list.view.ts";

/** What only the table knows about an entry. */
export interface EntryCircumstances {
  readonly stands: boolean;
  /** Nobody is there who could carry it out. */
  readonly waits: boolean;
  /** The reader may undo it or do it again. */
  readonly mine: boolean;
  /** Who changed something past the ledger. */
  readonly by: string;
  /** Name of the entry it undoes or does again. */
  readonly undone: string;
}

/** An entry as one line of the log: who, what, what it cost, how it stands. */
export interface EntryLine {
  readonly game: string;
  readonly id: string;
  readonly icon: string;
  readonly words: Text;
  readonly details: readonly Text[];
  readonly status: Text | null;
  readonly tone: "plain" | "bad" | "idle";
  /** What the button of the line does, null for none. */
  readonly button: { readonly action: "undo" | "redo"; readonly label: Text } | null;
}

const ICONS: Readonly<Record<Entry["kind"], string>> = {
  invoke: "fa-solid fa-quote-left",
  spend: "fa-solid fa-coins",
  counter: "fa-solid fa-ban",
  settle: "fa-solid fa-check",
  undo: "fa-solid fa-rotate-left",
  redo: "fa-solid fa-rotate-right",
  adjust: "fa-solid fa-pen",
};

export function entryLine(entry: Entry, circumstances: EntryCircumstances): EntryLine {
  const { id, game, kind, state, outcome } = entry;
  const undone = state === "done" && !circumstances.stands && kind !== "undo" && kind !== "redo";
  return {
    game,
    id,
    icon: ICONS[kind],
    words: wordsOf(entry, circumstances),
    details: state === "done" ? detailsOf(entry) : [],
    status: statusOf(entry, circumstances.waits, undone),
    tone: state === "refused" ? "bad" : state === "done" && !undone ? "plain" : "idle",
    button: buttonOf(entry, circumstances, undone, outcome.events.length > 0 || entry.asked.gain !== ""),
  };
}

function wordsOf({ kind, actorName: who, asked }: Entry, { undone, by }: EntryCircumstances): Text {
  if (kind === "adjust") return text("NORN.Ledger.Line.adjust", { who: asked.aspectName || who, by });
  const what = asked.aspectName;
  if (kind === "undo" || kind === "redo") {
    return undone === "" ? text(`NORN.Ledger.Line.${kind}Plain`, { who }) : text(`NORN.Ledger.Line.${kind}`, { what: undone });
  }
  if (kind === "counter" && who === "") return text("NORN.Ledger.Line.counterGm");
  return text(`NORN.Ledger.Line.${kind}`, { who, what });
}

function detailsOf({ kind, asked, outcome }: Entry): Text[] {
  const gain = GAINS.find((id) => id === asked.gain);
  const payment = PAYMENTS.find((id) => id === outcome.payment);
  if (kind === "adjust") return outcome.events.flatMap(changeText);
  return [...(gain ? [text(`NORN.Gain.${gain}`)] : []), ...(payment ? [text(`NORN.Ledger.Payment.${payment}`)] : [])];
}

function changeText(event: LedgerEvent): Text[] {
  if (event.type === "fate-points-changed") return [text(`NORN.Ledger.Pot.${event.pot}`, { by: signed(event.by) })];
  if (event.type === "boxes-checked") return [text("NORN.Ledger.boxes", { by: signed(event.by) })];
  return event.type === "free-invocations-changed" ? [text("NORN.Ledger.free", { by: signed(event.by) })] : [];
}

function statusOf({ state, outcome }: Entry, waits: boolean, undone: boolean): Text | null {
  if (state === "refused") return refusalText(outcome.refusal ?? { code: "unknown", args: {} });
  if (undone) return text("NORN.Ledger.State.undone");
  if (state === "done") return null;
  return text(waits ? "NORN.Ledger.State.waits" : "NORN.Ledger.State.asked");
}

function buttonOf({ kind, state }: Entry, { mine }: EntryCircumstances, undone: boolean, changed: boolean): EntryLine["button"] {
  if (!mine || state !== "done" || !changed || kind === "undo" || kind === "redo" || kind === "adjust") return null;
  const action = undone ? "redo" : "undo";
  return { action, label: text(`NORN.Ledger.${action}`) };
}
