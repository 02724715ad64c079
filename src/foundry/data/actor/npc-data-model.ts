import { idField } from "../fields.ts";
import { commonActorSchema } from "./common-actor-schema.ts";

function npcSchema() {
  return {
    ...commonActorSchema(),
    /** Tier id of the game: how this NPC is simplified; "" for none. */
    tier: idField(),
  };
}
type NpcSchema = ReturnType<typeof npcSchema>;

/** An NPC that is not played in full: a shorthand character, an extra, a minion, a pool. */
export class NpcDataModel extends foundry.abstract.TypeDataModel<NpcSchema, Actor.Implementation> {
  static override defineSchema(): NpcSchema {
    return npcSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Actor"];
}
