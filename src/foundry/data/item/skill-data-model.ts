import { plainTextField } from "../plain-text-field.ts";
import { gameField } from "./game-field.ts";

function skillSchema() {
  const { BooleanField, HTMLField, NumberField } = foundry.data.fields;
  return {
    /** Key of the trait in the game's own list, "" for one people made up. */
    key: plainTextField(),
    game: gameField(),
    /** Trait group id of the game. */
    group: plainTextField(),
    /** null: not applicable. */
    rank: new NumberField({ required: true, nullable: true, integer: true, initial: 0 }),
    /** Rank it starts from before a rank is bought; null: as the game says. */
    start: new NumberField({ required: true, nullable: true, integer: true, initial: null }),
    specialty: new BooleanField(),
    description: new HTMLField(),
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
