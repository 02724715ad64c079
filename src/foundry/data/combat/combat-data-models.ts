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

function participantSchema() {
  return {
    acted: new foundry.data.fields.BooleanField(),
    /** The side it is on, in the group's own words. */
    side: plainTextField(),
  };
}
type ParticipantSchema = ReturnType<typeof participantSchema>;

/** A participant in a conflict. */
export class ParticipantDataModel extends foundry.abstract.TypeDataModel<ParticipantSchema, Combatant.Implementation> {
  static override defineSchema(): ParticipantSchema {
    return participantSchema();
  }
}
