import { EXTRA_KINDS } from "../../../rules/index.ts";
import { choiceField, countField, formattedTextField } from "../fields.ts";
import { gameField } from "./game-field.ts";

function extraSchema() {
  const { DocumentUUIDField } = foundry.data.fields;
  return {
    game: gameField(),
    kind: choiceField(EXTRA_KINDS),
    /** In ranks. */
    cost: countField(0, 0),
    /** The actor it is linked to, if any. */
    link: new DocumentUUIDField({ type: "Actor", required: true, nullable: true, initial: null }),
    description: formattedTextField(),
  };
}
type ExtraSchema = ReturnType<typeof extraSchema>;

/** A thing or person that belongs to a character and has aspects of its own. */
export class ExtraDataModel extends foundry.abstract.TypeDataModel<ExtraSchema, Item.Implementation> {
  static override defineSchema(): ExtraSchema {
    return extraSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Item.Extra"];
}
