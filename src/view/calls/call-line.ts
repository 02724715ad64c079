import { text } from "../text.ts";
import type { LineMaker } from "../entries/line-maker.ts";

/** How a call reads where its card is not shown: pending, refused, withdrawn. */
export const CALL_LINE: LineMaker<"call"> = {
  icon: "fa-solid fa-bullhorn",
  words: ({ request: { traitName: trait }, facts }) =>
    !facts || facts.targetNames.length === 0
      ? text("NORN.Call.Line.asks", { trait })
      : text("NORN.Call.Line.asksWhom", { trait, who: facts.targetNames.join(", ") }),
  details: () => [],
  undoable: () => true,
  undo: () => text("NORN.Call.withdraw"),
  redo: () => text("NORN.Call.again"),
};
