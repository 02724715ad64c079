import { countField } from "../count-field.ts";
import { plainTextField } from "../plain-text-field.ts";
import { gameField } from "./game-field.ts";

function extraSchema() {
  const { DocumentUUIDField, HTMLField } = foundry.data.fields;
  return {
    game: gameField(),
    /** intrinsic, equipment, servant, minions, contact, resource …: a plain key of the game. */
    nature: plainTextField(),
    /** In ranks. */
    cost: countField(0, 0),
    /** The actor it stands for, if any. */
    link: new DocumentUUIDField({ type: "Actor", required: true, nullable: true, initial: null }),
    description: new HTMLField(),
  };
}
type ExtraSchema = ReturnType<typeof extraSchema>;

/** A thing or a person that belongs to a character and has a life of its own. */
export class ExtraDataModel extends foundry.abstract.TypeDataModel<ExtraSchema, Item.Implementation> {
  static override defineSchema(): ExtraSchema {
    return extraSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Item.Extra"];
}
