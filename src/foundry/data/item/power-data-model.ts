import { formattedTextField, plainTextField } from "../fields.ts";
import { gameField } from "./game-field.ts";

function powerSchema() {
  return {
    game: gameField(),
    /** All four are in the campaign's own words. */
    source: plainTextField(),
    affinity: plainTextField(),
    activation: plainTextField(),
    difficulty: plainTextField(),
    description: formattedTextField(),
  };
}
type PowerSchema = ReturnType<typeof powerSchema>;

/** A power or a spell. */
export class PowerDataModel extends foundry.abstract.TypeDataModel<PowerSchema, Item.Implementation> {
  static override defineSchema(): PowerSchema {
    return powerSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Item.Power"];
}
