import { plainTextField } from "../plain-text-field.ts";

function participantSchema() {
  return {
    acted: new foundry.data.fields.BooleanField(),
    /** The side it stands on, a word of the table's own. */
    side: plainTextField(),
  };
}
type ParticipantSchema = ReturnType<typeof participantSchema>;

/** One of those in a conflict. */
export class ParticipantDataModel extends foundry.abstract.TypeDataModel<ParticipantSchema, Combatant.Implementation> {
  static override defineSchema(): ParticipantSchema {
    return participantSchema();
  }
}
