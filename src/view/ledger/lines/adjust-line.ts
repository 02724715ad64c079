import { text } from "../../text.ts";
import { changeText } from "../change-text.ts";
import type { LineMaker } from "./line-maker.ts";

export const ADJUST_LINE: LineMaker = {
  icon: "fa-solid fa-pen",
  words: ({ actorName, asked }, { by }) => text("NORN.Ledger.Line.adjust", { who: asked.aspectName || actorName, by }),
  details: ({ outcome }) => outcome.events.map((event) => changeText(event)),
};
