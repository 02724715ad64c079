import { countField } from "../count-field.ts";
import { plainTextField } from "../plain-text-field.ts";
import { gameField } from "./game-field.ts";

function gearSchema() {
  const { HTMLField, NumberField } = foundry.data.fields;
  const rating = (): foundry.data.fields.NumberField<{ required: true; nullable: false; integer: true; initial: 0 }> =>
    new NumberField({ required: true, nullable: false, integer: true, initial: 0 });
  return {
    game: gameField(),
    /** weapon, armour, tool, ammunition …: a plain key. */
    category: plainTextField(),
    /** Weapon and armour rating; may be negative. */
    weapon: rating(),
    armour: rating(),
    range: plainTextField(),
    cost: countField(0, 0),
    quantity: countField(0, 1),
    description: new HTMLField(),
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
