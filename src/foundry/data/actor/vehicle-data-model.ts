import { commonActorSchema, type CommonActorSchema } from "./common-actor-schema.ts";

/** A vehicle or a structure; `size` is its size class. */
export class VehicleDataModel extends foundry.abstract.TypeDataModel<CommonActorSchema, Actor.Implementation> {
  static override defineSchema(): CommonActorSchema {
    return commonActorSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Actor"];
}
