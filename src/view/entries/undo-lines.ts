import type { EntriesRequests } from "../../ledger/requests/entries.ts";
import type { LineMaker, LinesOf } from "./line-maker.ts";
import { text } from "../text.ts";

const takingBack = <K extends "undo" | "redo">(kind: K, icon: string): LineMaker<K> => ({
  icon: `fa-solid ${icon}`,
  words: (_entry, { undone }) =>
    undone ? text(`NORN.Ledger.Line.${kind}`, { what: undone }) : text(`NORN.Ledger.Line.${kind}Gone`),
  details: () => [],
  takesBack: true,
  onItsCard: true,
});

const UNDO_LINE: LineMaker<"undo"> = takingBack("undo", "fa-rotate-left");
const REDO_LINE: LineMaker<"redo"> = takingBack("redo", "fa-rotate-right");

export const UNDO_LINES: LinesOf<keyof EntriesRequests> = {
  undo: UNDO_LINE,
  redo: REDO_LINE,
};
