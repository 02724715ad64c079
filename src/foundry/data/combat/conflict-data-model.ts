import { idField } from "../fields.ts";
import { plainTextField } from "../plain-text-field.ts";

function conflictSchema() {
  return {
    /** Id of the pace the conflict runs at (scene, exchange, turn …), "" for the game's own. */
    pace: idField(),
    /** What is fought about, in a line. */
    stakes: plainTextField(),
  };
}
type ConflictSchema = ReturnType<typeof conflictSchema>;

/** A conflict: the fight, the debate, the chase. */
export class ConflictDataModel extends foundry.abstract.TypeDataModel<ConflictSchema, Combat.Implementation> {
  static override defineSchema(): ConflictSchema {
    return conflictSchema();
  }
}
