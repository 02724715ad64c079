import type { EntryOf } from "../../../ledger/entry.ts";
import { type Text, text } from "../../text.ts";
import type { LineMaker } from "./line-maker.ts";

/** Shown by the card of its roll, once settled. To undo it is to drop it. */
export const BLOCK_LINE: LineMaker<"block"> = {
  icon: "fa-solid fa-road-barrier",
  words: ({ actorName: who, request: { words } }) => text("NORN.Block.line", { who, words }),
  name: blockName,
  details: () => [],
  step: (entry) => ({ aspect: "", title: text("NORN.Block.name"), what: blockName(entry), cost: null }),
  undoable: () => true,
  undo: () => text("NORN.Block.drop"),
};

function blockName({ request: { words } }: EntryOf<"block">): Text {
  return text("NORN.Block.named", { words });
}
