import { BOUNDS, countField, formattedTextField, idField, wholeOrNullField } from "../fields.ts";
import { gameFields } from "./game-field.ts";

function skillSchema() {
  const { BooleanField } = foundry.data.fields;
  return {
    /** Key of the trait in the game's list, "" for a custom one. */
    key: idField(),
    ...gameFields(),
    /** Trait group id of the game. */
    group: idField(),
    /** null: not applicable. */
    rank: wholeOrNullField(-BOUNDS.rank, BOUNDS.rank, 0),
    /** The rank before any rank is bought; null: the game's default. */
    start: wholeOrNullField(-BOUNDS.rank, BOUNDS.rank, null),
    /** How many of its ranks were bought with experience. */
    experience: countField(0, 0, BOUNDS.rank),
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
