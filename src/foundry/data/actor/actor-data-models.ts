import type { HarmBar } from "../../../rules/index.ts";
import { commonActorSchema, type CommonActorSchema } from "./common-actor-schema.ts";
import { BOUNDS, countField, idField, plainTextField, recordSize } from "../fields.ts";

/** Stores what every actor does, and nothing else. */
class PlainActorDataModel extends foundry.abstract.TypeDataModel<CommonActorSchema, Actor.Implementation> {
  static override defineSchema(): CommonActorSchema {
    return commonActorSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Actor"];

  /** What is left of its main track, for the bars of its tokens. Not stored. */
  get harm(): HarmBar | null {
    return this.parent.harmBar;
  }
}

/** A player character, or an NPC played in full. */
export class CharacterDataModel extends PlainActorDataModel {}

/** An organization, a town, an empire; `size` is its influence. */
export class OrganizationDataModel extends PlainActorDataModel {}

/** A group that acts as one; `size` is its size class. */
export class UnitDataModel extends PlainActorDataModel {}

/** A vehicle or a structure; `size` is its size class. */
export class VehicleDataModel extends PlainActorDataModel {}

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

  /** The same. */
  get harm(): HarmBar | null {
    return this.parent.harmBar;
  }
}

function situationSchema() {
  const { SchemaField, TypedObjectField } = foundry.data.fields;
  return {
    ...commonActorSchema(),
    /** The scene it belongs to, if it has one. */
    scene: new foundry.data.fields.DocumentUUIDField({ type: "Scene", required: true, nullable: true, initial: null }),
    /** Its aspects are shown in every scene: a campaign's issues, or a game without scenes. */
    everywhere: new foundry.data.fields.BooleanField(),
    /** Its zones by id, in their order. */
    zones: new TypedObjectField(
      new SchemaField({ name: plainTextField(), sort: countField(0, 0) }),
      recordSize(BOUNDS.records.zones),
    ),
    /** Which zones are next to each other, by id; a border adds to the zones one needs to cross it. */
    ways: new TypedObjectField(
      new SchemaField({ from: idField(), to: idField(), border: countField(0, 0, BOUNDS.step) }),
      recordSize(BOUNDS.records.ways),
    ),
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
