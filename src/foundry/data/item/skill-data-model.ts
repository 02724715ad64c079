import { BOUNDS, formattedTextField, idField, wholeOrNullField } from "../fields.ts";
import { gameField } from "./game-field.ts";

function skillSchema() {
  const { BooleanField } = foundry.data.fields;
  return {
    /** Key of the trait in the game's own list, "" for one people made up. */
    key: idField(),
    game: gameField(),
    /** Trait group id of the game. */
    group: idField(),
    /** null: not applicable. */
    rank: wholeOrNullField(-BOUNDS.rank, BOUNDS.rank, 0),
    /** Rank it starts from before a rank is bought; null: as the game says. */
    start: wholeOrNullField(-BOUNDS.rank, BOUNDS.rank, null),
    specialty: new BooleanField(),
    description: formattedTextField(),
  };
}
type SkillSchema = ReturnType<typeof skillSchema>;

/** One trait: a skill, an ability, an attribute, an affinity. */
export class SkillDataModel extends foundry.abstract.TypeDataModel<SkillSchema, Item.Implementation> {
  static override defineSchema(): SkillSchema {
    return skillSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Item.Skill"];
}
