import { GEAR_CATEGORIES } from "../../../rules/index.ts";
import { BOUNDS, choiceField, countField, formattedTextField, wholeField, wholeOrNullField } from "../fields.ts";
import { gameField } from "./game-field.ts";

function gearSchema() {
  return {
    game: gameField(),
    category: choiceField(GEAR_CATEGORIES),
    /** Weapon and armour rating; may be negative. */
    weapon: wholeField(BOUNDS.step),
    armour: wholeField(BOUNDS.step),
    /** How many zones it reaches, 0 for the same zone; null where range has no meaning. */
    range: wholeOrNullField(0, BOUNDS.zones, null),
    cost: countField(0, 0),
    quantity: countField(0, 1),
    description: formattedTextField(),
  };
}
type GearSchema = ReturnType<typeof gearSchema>;

/** Weapons, armour, tools, ammunition. */
export class GearDataModel extends foundry.abstract.TypeDataModel<GearSchema, Item.Implementation> {
  static override defineSchema(): GearSchema {
    return gearSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Item.Gear"];
}
