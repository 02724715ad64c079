import { text } from "../../text.ts";
import { changeText } from "../change-text.ts";
import type { LineMaker } from "./line-maker.ts";

export const ADJUST_LINE: LineMaker<"adjust"> = {
  icon: "fa-solid fa-pen",
  words: ({ actorName, request: { aspectName, unwatched } }, { by }) => {
    const who = aspectName || actorName;
    if (!unwatched) return text("NORN.Ledger.Line.adjust", { who, by });
    return by === ""
      ? text("NORN.Ledger.Line.adjustUnwatched", { who })
      : text("NORN.Ledger.Line.adjustUnwatchedBy", { who, by });
  },
  details: ({ outcome }) => outcome.events.map((event) => changeText(event)),
  saidByChanges: true,
  // Its text already names who changed it.
  unsigned: true,
};
