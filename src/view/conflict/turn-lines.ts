import type { ConflictRequests } from "../../ledger/requests/conflict.ts";
import type { EntryOf } from "../../ledger/entry.ts";
import { type Text, text } from "../text.ts";
import type { LineMaker, LinesOf } from "../entries/line-maker.ts";

/** A step in the order of a conflict. Most are said together, by the line of their round (`round-line.view.ts`). */
const TURN_LINE: LineMaker<"turn"> = {
  icon: "fa-solid fa-shield",
  words: (entry) => {
    const side = entry.facts?.side ?? "";
    return side === "" ? stepText(entry) : text("NORN.Conflict.Line.giveUpSide", { side });
  },
  details: () => [],
};

/** What someone declared is said once they do it: until all have declared it may be hidden. */
export function stepText({ request, facts }: Pick<EntryOf<"turn">, "request" | "facts">): Text {
  const { step } = request;
  const { combatantName: who, nextName: next, words } = facts ?? request;
  if (step === "act" && words !== "") return text("NORN.Conflict.Line.actDeclared", { who, words });
  return text(`NORN.Conflict.Line.${step}`, { who, next });
}

export const TURN_LINES: LinesOf<keyof ConflictRequests> = {
  turn: TURN_LINE,
};
