import { text } from "../../text.ts";
import type { LineMaker } from "./line-maker.ts";

/** A step in the order of a conflict. What is declared is in the tracker: it may be hidden as yet. */
export const TURN_LINE: LineMaker<"turn"> = {
  icon: "fa-solid fa-shield",
  words: ({ request: { step, name: who, nextName: next, side } }) => {
    if (step === "yield" && side !== "") return text("NORN.Conflict.Line.yieldSide", { side });
    return text(`NORN.Conflict.Line.${step}`, { who, next });
  },
  name: ({ request: { step, name: who, nextName: next } }) => text(`NORN.Conflict.Line.${step}`, { who, next }),
  details: () => [],
};
