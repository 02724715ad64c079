import { commonActorSchema } from "./common-actor-schema.ts";

function situationSchema() {
  return {
    ...commonActorSchema(),
    /** The scene it belongs to, if it has one. */
    scene: new foundry.data.fields.DocumentUUIDField({ type: "Scene", required: true, nullable: true, initial: null }),
  };
}
type SituationSchema = ReturnType<typeof situationSchema>;

/** A scene, place or zone as a character of its own. */
export class SituationDataModel extends foundry.abstract.TypeDataModel<SituationSchema, Actor.Implementation> {
  static override defineSchema(): SituationSchema {
    return situationSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Actor"];
}
