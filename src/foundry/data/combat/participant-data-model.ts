import { plainTextField } from "../fields.ts";

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
