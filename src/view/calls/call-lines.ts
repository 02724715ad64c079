import type { CallRequests } from "../../ledger/requests/calls.ts";
import { text } from "../text.ts";
import type { LineMaker, LinesOf } from "../entries/line-maker.ts";

/** How a call reads where its card is not shown: pending, refused, withdrawn. */
const CALL_LINE: LineMaker<"call"> = {
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

export const CALL_LINES: LinesOf<keyof CallRequests> = {
  call: CALL_LINE,
};
