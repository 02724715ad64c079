import { text } from "../../text.ts";
import type { LineMaker } from "./line-maker.ts";

const takingBack = <K extends "undo" | "redo">(kind: K, icon: string): LineMaker<K> => ({
  icon: `fa-solid ${icon}`,
  words: ({ actorName: who }, { undone }) =>
    undone === "" ? text(`NORN.Ledger.Line.${kind}Plain`, { who }) : text(`NORN.Ledger.Line.${kind}`, { what: undone }),
  details: () => [],
  takesBack: true,
});

export const UNDO_LINE = takingBack("undo", "fa-rotate-left");
export const REDO_LINE = takingBack("redo", "fa-rotate-right");
