import { RULESET_IDS } from "../../rules/index.ts";
import { text } from "../text.ts";
import { type FieldView, selectField, wordOption } from "./field.view.ts";

/** The game an item belongs to. */
export function gameFieldView(current: string): FieldView {
  return selectField(
    { id: "game", name: "system.game", label: text("NORN.ItemSheet.game"), hint: text("NORN.ItemSheet.gameHint") },
    [
      wordOption("", text("NORN.ItemSheet.everyGame"), current),
      ...RULESET_IDS.map((id) => wordOption(id, text(`NORN.Game.Name.${id}`), current)),
    ],
  );
}
