import {
  BOUNDS,
  choiceField,
  countField,
  formattedTextField,
  idField,
  plainTextField,
  recordSize,
  wholeField,
  wholeOrNullField,
} from "../fields.ts";
import { effectFields } from "./effect-fields.ts";
import { gameFields } from "./game-field.ts";
import { EXTRA_KINDS, GEAR_CATEGORIES, MODIFICATIONS, PHASE_KINDS } from "../../../rules/stored-ids.data.ts";

function extraSchema() {
  const { BooleanField, DocumentUUIDField } = foundry.data.fields;
  return {
    ...gameFields(),
    kind: choiceField(EXTRA_KINDS),
    /** In ranks. */
    cost: countField(0, 0),
    /** The actor it is linked to, if any. */
    link: new DocumentUUIDField({ type: "Actor", required: true, nullable: true, initial: null }),
    /** Id of the aspect of its owner that it also is, "" for none. */
    aspect: idField(),
    /** Using it takes a box of that aspect. */
    limited: new BooleanField(),
    ...effectFields(),
    description: formattedTextField(),
  };
}
type ExtraSchema = ReturnType<typeof extraSchema>;

/** A thing or person that belongs to a character and has aspects of its own. */
export class ExtraDataModel extends foundry.abstract.TypeDataModel<ExtraSchema, Item.Implementation> {
  static override defineSchema(): ExtraSchema {
    return extraSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Item.Extra"];
}

function gearSchema() {
  const { BooleanField, SchemaField, TypedObjectField } = foundry.data.fields;
  return {
    ...gameFields(),
    category: choiceField(GEAR_CATEGORIES),
    /** Weapon and armor rating; may be negative. */
    weapon: wholeField(BOUNDS.step),
    armor: wholeField(BOUNDS.step),
    /** What a weapon is used with: a trait by its key or its owner's id of it, or a pair of the game; "" as in the book. */
    ability: idField(),
    /** How many zones it reaches, 0 for the same zone; null where range has no meaning. */
    range: wholeOrNullField(0, BOUNDS.zones, null),
    /** What hits everyone in the zone, 0 for none. */
    explosive: countField(0, 0, BOUNDS.step),
    /** Id of an armor type of the game, "" for none. */
    armorType: idField(),
    /** How often it has each quality of the game, by id. */
    qualities: new TypedObjectField(countField(0, 1, BOUNDS.step), recordSize(BOUNDS.records.qualities)),
    /** Id of the kind of conflict it is for, "" for the game's first. */
    scope: idField(),
    /** Stress boxes of armor: what it takes in its wearer's place. */
    boxes: countField(0, 0, BOUNDS.step),
    /** Units of ammunition left, and how many it holds; 0: it needs none. */
    ammunition: new SchemaField({ value: countField(0, 0), max: countField(0, 0) }),
    /** Worn, or ready to use. */
    equipped: new BooleanField(),
    cost: countField(0, 0),
    /** What was added to it, which changes what it costs, by id. */
    modifications: new TypedObjectField(
      new SchemaField({ name: plainTextField(), kind: choiceField(MODIFICATIONS), points: countField(0, 1, BOUNDS.step) }),
      recordSize(BOUNDS.records.powerModifiers),
    ),
    quantity: countField(0, 1),
    ...effectFields(),
    description: formattedTextField(),
  };
}
type GearSchema = ReturnType<typeof gearSchema>;

/** Weapons, armor, tools, ammunition. */
export class GearDataModel extends foundry.abstract.TypeDataModel<GearSchema, Item.Implementation> {
  static override defineSchema(): GearSchema {
    return gearSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Item.Gear"];
}

function powerSchema() {
  const { SchemaField, TypedObjectField } = foundry.data.fields;
  return {
    ...gameFields(),
    /** The trait it is used with: a listed one by its key, another of its owner by its id. */
    affinity: idField(),
    /** These six are in the campaign's own words. */
    source: plainTextField(),
    activation: plainTextField(),
    difficulty: plainTextField(),
    time: plainTextField(),
    duration: plainTextField(),
    range: plainTextField(),
    /** Id of its class, "" for a usual power. */
    powerClass: idField(),
    /** In advantage points, before its modifiers. A weakness costs less than nothing. */
    cost: priceField(),
    bought: boughtField(),
    modifiers: new TypedObjectField(
      new SchemaField({ name: plainTextField(), cost: wholeField(BOUNDS.step) }),
      recordSize(BOUNDS.records.powerModifiers),
    ),
    /** The roll that activates it: of which trait, against what, and the track that takes what is missing. */
    roll: new SchemaField({
      trait: idField(),
      difficulty: wholeOrNullField(0, BOUNDS.rank, null),
      track: idField(),
    }),
    ...effectFields(),
    description: formattedTextField(),
  };
}
type PowerSchema = ReturnType<typeof powerSchema>;

/** A power or a spell. */
export class PowerDataModel extends foundry.abstract.TypeDataModel<PowerSchema, Item.Implementation> {
  static override defineSchema(): PowerSchema {
    return powerSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Item.Power"];
}

function priceField() {
  return countField(-BOUNDS.step, 0);
}

/** Whether an advantage was bought with money: then it costs no points. */
function boughtField() {
  return new foundry.data.fields.BooleanField();
}

function stuntSchema() {
  return {
    ...gameFields(),
    tier: idField(),
    /** In the game's own unit: advantage points, chi, circles. A weakness costs less than nothing. */
    cost: priceField(),
    bought: boughtField(),
    activation: plainTextField(),
    ...effectFields(),
    description: formattedTextField(),
  };
}
type StuntSchema = ReturnType<typeof stuntSchema>;

/** An advantage, stunt, maneuver or trick. */
export class StuntDataModel extends foundry.abstract.TypeDataModel<StuntSchema, Item.Implementation> {
  static override defineSchema(): StuntSchema {
    return stuntSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Item.Stunt"];
}

function phaseSchema() {
  const { SchemaField, TypedObjectField } = foundry.data.fields;
  return {
    ...gameFields(),
    /** Its number in the life, from 1. */
    number: countField(1, 1, BOUNDS.phases),
    /** What it is besides a usual one. */
    kind: choiceField(PHASE_KINDS),
    /** Id of the aspect of its owner that it gave, or raised; "" for none. */
    aspect: idField(),
    story: formattedTextField(),
    /** Ranks bought in this phase, by id: of a listed trait by its key, of another of its owner by its id. */
    ranks: new TypedObjectField(
      new SchemaField({ trait: idField(), rank: countField(0, 1, BOUNDS.rank) }),
      recordSize(BOUNDS.records.ranks),
    ),
    description: formattedTextField(),
  };
}
type PhaseSchema = ReturnType<typeof phaseSchema>;

/** One phase of a life: its story and the ranks it gave. */
export class PhaseDataModel extends foundry.abstract.TypeDataModel<PhaseSchema, Item.Implementation> {
  static override defineSchema(): PhaseSchema {
    return phaseSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Item.Phase"];
}
