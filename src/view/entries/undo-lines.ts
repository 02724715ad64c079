import type { LineMaker } from "./line-maker.ts";
import { text } from "../text.ts";

const takingBack = <K extends "undo" | "redo">(kind: K, icon: string): LineMaker<K> => ({
  icon: `fa-solid ${icon}`,
  words: (_entry, { undone }) =>
    undone ? text(`NORN.Ledger.Line.${kind}`, { what: undone }) : text(`NORN.Ledger.Line.${kind}Gone`),
  details: () => [],
  takesBack: true,
  onItsCard: true,
});

export const UNDO_LINE: LineMaker<"undo"> = takingBack("undo", "fa-rotate-left");
export const REDO_LINE: LineMaker<"redo"> = takingBack("redo", "fa-rotate-right");
