import { plainTextField } from "../plain-text-field.ts";
import { commonActorSchema } from "./common-actor-schema.ts";

function npcSchema() {
  return {
    ...commonActorSchema(),
    /** The way this person is simplified, a plain key of the game (minion, trivial, vital, pool …); blank for none. */
    tier: plainTextField(),
  };
}
type NpcSchema = ReturnType<typeof npcSchema>;

/** A lesser person: a shorthand character, an extra, a minion, a pool. */
export class NpcDataModel extends foundry.abstract.TypeDataModel<NpcSchema, Actor.Implementation> {
  static override defineSchema(): NpcSchema {
    return npcSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Actor"];
}
