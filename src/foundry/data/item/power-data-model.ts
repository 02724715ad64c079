import { plainTextField } from "../plain-text-field.ts";
import { gameField } from "./game-field.ts";

function powerSchema() {
  const { HTMLField, ObjectField } = foundry.data.fields;
  return {
    game: gameField(),
    source: plainTextField(),
    /** Name of the trait it is used with. */
    affinity: plainTextField(),
    activation: plainTextField(),
    difficulty: plainTextField(),
    /** Modifiers by id. */
    modifiers: new ObjectField(),
    description: new HTMLField(),
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
