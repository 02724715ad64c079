import { RULESET_IDS } from "../../../rules/index.ts";

/** The game an item belongs to; "" for every game. It is shown only while that game is played. */
export function gameField() {
  return new foundry.data.fields.StringField({ required: true, blank: true, initial: "", choices: [...RULESET_IDS] });
}
