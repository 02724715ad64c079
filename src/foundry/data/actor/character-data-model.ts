import { commonActorSchema, type CommonActorSchema } from "./common-actor-schema.ts";

/** A player character, or an NPC played in full. */
export class CharacterDataModel extends foundry.abstract.TypeDataModel<CommonActorSchema, Actor.Implementation> {
  static override defineSchema(): CommonActorSchema {
    return commonActorSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Actor"];
}
