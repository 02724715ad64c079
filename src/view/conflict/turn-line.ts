import type { TurnRequest } from "../../ledger/kinds/turn.ts";
import { type Text, text } from "../text.ts";
import type { LineMaker } from "../entries/line-maker.ts";

/** A step in the order of a conflict. Most are said together, by the line of their round (`round-line.view.ts`). */
export const TURN_LINE: LineMaker<"turn"> = {
  icon: "fa-solid fa-shield",
  words: ({ request }) => {
    const { step, side } = request;
    return step === "giveUp" && side !== "" ? text("NORN.Conflict.Line.giveUpSide", { side }) : stepText(request);
  },
  details: () => [],
};

/** What someone declared is said once they do it: until all have declared it may be hidden. */
export function stepText({ step, combatantName: who, nextName: next, words }: TurnRequest): Text {
  if (step === "act" && words !== "") return text("NORN.Conflict.Line.actDeclared", { who, words });
  return text(`NORN.Conflict.Line.${step}`, { who, next });
}
