import { idField, plainTextField } from "../fields.ts";

function conflictSchema() {
  return {
    /** Id of the pace the conflict has (scene, exchange, turn …), "" for the game's own. */
    pace: idField(),
    /** What is at stake, in one line. */
    stakes: plainTextField(),
  };
}
type ConflictSchema = ReturnType<typeof conflictSchema>;

/** A conflict: a fight, a debate, a chase. */
export class ConflictDataModel extends foundry.abstract.TypeDataModel<ConflictSchema, Combat.Implementation> {
  static override defineSchema(): ConflictSchema {
    return conflictSchema();
  }
}
