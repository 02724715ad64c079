import { countField, idField, plainTextField } from "../fields.ts";

function conflictSchema() {
  return {
    /** Id of the pace the conflict has (scene, exchange, turn …), "" for the game's own. */
    pace: idField(),
    /** Id of what it is about, "" for the game's usual. */
    scope: idField(),
    /** What is at stake, in one line. */
    stakes: plainTextField(),
    /** What people declare is seen at once. */
    openly: new foundry.data.fields.BooleanField(),
  };
}
type ConflictSchema = ReturnType<typeof conflictSchema>;

/** A conflict: a fight, a debate, a chase. */
export class ConflictDataModel extends foundry.abstract.TypeDataModel<ConflictSchema, Combat.Implementation> {
  static override defineSchema(): ConflictSchema {
    return conflictSchema();
  }
}

/** A round of the conflict, 0 for none. */
function roundField() {
  return countField(0, 0);
}

function participantSchema() {
  return {
    /** Rounds in which it last acted, held back, defended with everything. */
    acted: roundField(),
    held: roundField(),
    defended: roundField(),
    /** Smaller actions, and the round they were taken in. */
    smaller: countField(0, 0, 99),
    smallerIn: roundField(),
    /** What it is about to do, and the round it said so. */
    declaration: plainTextField(),
    declared: roundField(),
    /** Its side has given up. */
    gaveUp: new foundry.data.fields.BooleanField(),
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
