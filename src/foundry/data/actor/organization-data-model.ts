import { commonActorSchema, type CommonActorSchema } from "./common-actor-schema.ts";

/** An organization, a town, an empire; `size` is its influence. */
export class OrganizationDataModel extends foundry.abstract.TypeDataModel<CommonActorSchema, Actor.Implementation> {
  static override defineSchema(): CommonActorSchema {
    return commonActorSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Actor"];
}
