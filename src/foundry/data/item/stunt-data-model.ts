import { countField, formattedTextField, idField, plainTextField } from "../fields.ts";
import { gameField } from "./game-field.ts";

function stuntSchema() {
  const { SchemaField } = foundry.data.fields;
  return {
    game: gameField(),
    tier: idField(),
    /** In the game's own unit: advantage points, chi, circles. */
    cost: countField(0, 0),
    activation: plainTextField(),
    uses: new SchemaField({ value: countField(0, 0), max: countField(0, 0) }),
    description: formattedTextField(),
  };
}
type StuntSchema = ReturnType<typeof stuntSchema>;

/** An advantage, stunt, manoeuvre or trick. */
export class StuntDataModel extends foundry.abstract.TypeDataModel<StuntSchema, Item.Implementation> {
  static override defineSchema(): StuntSchema {
    return stuntSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Item.Stunt"];
}
