import { commonActorSchema, type CommonActorSchema } from "./common-actor-schema.ts";

/** A group that acts as one; `size` is its size class. */
export class UnitDataModel extends foundry.abstract.TypeDataModel<CommonActorSchema, Actor.Implementation> {
  static override defineSchema(): CommonActorSchema {
    return commonActorSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Actor"];
}
