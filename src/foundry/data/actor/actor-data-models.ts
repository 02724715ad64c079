import type { HarmBar } from "../../../rules/harm/harm-bar.ts";
import { LINK_ROLES, MOST_ALIKE, MOST_LINKS } from "../../../rules/links/actor-link.ts";
import { commonActorSchema, type CommonActorSchema } from "./common-actor-schema.ts";
import { BOUNDS, choiceField, countField, idField, plainTextField, recordSize, wholeOrNullField } from "../fields.ts";

/** Other actors that belong to this one, by a form of their uuid: crew, members, a unit's roster. */
function linksField() {
  const { DocumentUUIDField, SchemaField, TypedObjectField } = foundry.data.fields;
  return new TypedObjectField(
    new SchemaField({
      actor: new DocumentUUIDField({ type: "Actor", required: true, nullable: true, initial: null }),
      name: plainTextField(),
      role: choiceField(LINK_ROLES),
      count: countField(1, 1, MOST_ALIKE),
    }),
    recordSize(MOST_LINKS),
  );
}

/** A player character, or an NPC played in full: it stores what every actor does. */
export class CharacterDataModel extends foundry.abstract.TypeDataModel<CommonActorSchema, Actor.Implementation> {
  static override defineSchema(): CommonActorSchema {
    return commonActorSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Actor"];

  /** What is left of its main track, for the bars of its tokens. Not stored. */
  get harm(): HarmBar | null {
    return this.parent.harmBar;
  }
}

function linkingSchema() {
  return { ...commonActorSchema(), links: linksField() };
}
type LinkingSchema = ReturnType<typeof linkingSchema>;

/** An organization, a town, an empire; `size` is its influence. */
export class OrganizationDataModel extends foundry.abstract.TypeDataModel<LinkingSchema, Actor.Implementation> {
  static override defineSchema(): LinkingSchema {
    return linkingSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Actor"];
}

function unitSchema() {
  return {
    ...linkingSchema(),
    /** Tier id of the game: how much it matters; "" for none. */
    tier: idField(),
  };
}
type UnitSchema = ReturnType<typeof unitSchema>;

/** A group that acts as one; `size` is its size class. */
export class UnitDataModel extends foundry.abstract.TypeDataModel<UnitSchema, Actor.Implementation> {
  static override defineSchema(): UnitSchema {
    return unitSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Actor"];
}

function vehicleSchema() {
  const { SchemaField } = foundry.data.fields;
  const often = () => countField(0, 0, BOUNDS.step);
  return {
    ...linkingSchema(),
    /** null: the campaign's. */
    techLevel: wholeOrNullField(0, BOUNDS.step, null),
    /** How often it has each of the advantages that change its numbers. */
    advantages: new SchemaField({ upgraded: often(), fated: often(), armored: often() }),
  };
}
type VehicleSchema = ReturnType<typeof vehicleSchema>;

/** A vehicle or a structure; `size` is its size class. */
export class VehicleDataModel extends foundry.abstract.TypeDataModel<VehicleSchema, Actor.Implementation> {
  static override defineSchema(): VehicleSchema {
    return vehicleSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Actor"];
}

function npcSchema() {
  return {
    ...commonActorSchema(),
    /** Tier id of the game: how this NPC is simplified; "" for none. */
    tier: idField(),
    /** How many people it stands for. */
    count: countField(1, 1, BOUNDS.people),
  };
}
type NpcSchema = ReturnType<typeof npcSchema>;

/** An NPC that is not played in full: a shorthand character, an extra, a minion, a pool. */
export class NpcDataModel extends foundry.abstract.TypeDataModel<NpcSchema, Actor.Implementation> {
  static override defineSchema(): NpcSchema {
    return npcSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Actor"];

  /** What is left of its main track, for the bars of its tokens. Not stored. */
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
    /** Players may read it as soon as its scene is the active one. */
    awaitsScene: new foundry.data.fields.BooleanField(),
    /** Its zones by id, in their order. */
    zones: new TypedObjectField(
      new SchemaField({ name: plainTextField(), sort: countField(0, 0), region: regionField() }),
      recordSize(BOUNDS.records.zones),
    ),
    /**
     * Which zones are next to each other, by id; a border adds to the zones one needs to cross it. `aspect`: id of the aspect that is
     * the border.
     */
    ways: new TypedObjectField(
      new SchemaField({ from: idField(), to: idField(), border: countField(0, 0, BOUNDS.step), aspect: idField() }),
      recordSize(BOUNDS.records.ways),
    ),
  };
}

/** The region of a scene that a zone is drawn as; null for none. */
function regionField() {
  return new foundry.data.fields.DocumentUUIDField({ type: "Region", required: true, nullable: true, initial: null });
}

type SituationSchema = ReturnType<typeof situationSchema>;

/** A scene, place or zone as a character of its own. */
export class SituationDataModel extends foundry.abstract.TypeDataModel<SituationSchema, Actor.Implementation> {
  static override defineSchema(): SituationSchema {
    return situationSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Actor"];
}
