import { BOUNDS, countField, formattedTextField, plainTextField, recordSize } from "../fields.ts";
import { gameField } from "./game-field.ts";

function phaseSchema() {
  const { SchemaField, TypedObjectField } = foundry.data.fields;
  return {
    game: gameField(),
    /** Its number in the life, from 1. */
    number: countField(1, 1, BOUNDS.phases),
    story: formattedTextField(),
    /** Ranks bought in this phase, by id. */
    ranks: new TypedObjectField(
      new SchemaField({ name: plainTextField(), rank: countField(0, 1, BOUNDS.rank) }),
      recordSize(BOUNDS.records.ranks),
    ),
    description: formattedTextField(),
  };
}
type PhaseSchema = ReturnType<typeof phaseSchema>;

/** One phase of a life: its story and the ranks it gave. */
export class PhaseDataModel extends foundry.abstract.TypeDataModel<PhaseSchema, Item.Implementation> {
  static override defineSchema(): PhaseSchema {
    return phaseSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Item.Phase"];
}
