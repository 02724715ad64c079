import { changeTexts } from "../change-text.ts";
import type { LineMaker } from "./line-maker.ts";
import { text } from "../../text.ts";

const takingBack = <K extends "undo" | "redo">(kind: K, icon: string): LineMaker<K> => ({
  icon: `fa-solid ${icon}`,
  words: (_entry, { undone }) =>
    undone ? text(`NORN.Ledger.Line.${kind}`, { what: undone }) : text(`NORN.Ledger.Line.${kind}Gone`),
  details: () => [],
  takesBack: true,
  onItsCard: true,
});

export const UNDO_LINE = takingBack("undo", "fa-rotate-left");
export const REDO_LINE = takingBack("redo", "fa-rotate-right");

export const ADJUST_LINE: LineMaker<"adjust"> = {
  icon: "fa-solid fa-pen",
  words: ({ actorName, request: { aspectName, unwatched } }, { by }) => {
    const who = aspectName || actorName;
    if (!unwatched) return text("NORN.Ledger.Line.adjust", { who, by });
    return by === ""
      ? text("NORN.Ledger.Line.adjustUnwatched", { who })
      : text("NORN.Ledger.Line.adjustUnwatchedBy", { who, by });
  },
  details: ({ outcome }) => changeTexts(outcome.events),
  saidByChanges: true,
  // Its text already names who changed it.
  unsigned: true,
  by: ({ request }) => request.user,
};
