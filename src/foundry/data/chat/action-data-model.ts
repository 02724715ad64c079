import { COMBINATIONS } from "../../../rules/roll/check.ts";
import {
  BOUNDS,
  choiceField,
  idField,
  listSize,
  plainTextField,
  recordSize,
  SHORT_LINE,
  traitIdField,
  uuidField,
  wholeField,
  wholeOrNullField,
} from "../fields.ts";
import { messageSchema } from "./message-schema.ts";

const { counted: MOST, lists } = BOUNDS;

function requestSchema() {
  const { ArrayField, BooleanField, NumberField, SchemaField, StringField } = foundry.data.fields;
  const wholeOfHits = () => new NumberField({ required: false, nullable: false, integer: true, min: -MOST, max: MOST });
  return {
    method: idField(),
    reading: idField(),
    /** The first is the trait rolled. */
    traits: new ArrayField(
      new SchemaField({
        id: traitIdField(),
        name: plainTextField(),
        rank: wholeField(MOST),
        joins: choiceField(COMBINATIONS),
        specialty: new BooleanField(),
      }),
      listSize(lists.traits),
    ),
    modifiers: new ArrayField(
      new SchemaField({
        id: idField(),
        label: plainTextField(),
        value: wholeField(MOST),
        onSuccess: new BooleanField(),
        eases: new BooleanField(),
      }),
      listSize(lists.modifiers),
    ),
    difficulty: wholeOrNullField(-MOST, MOST, null),
    test: new StringField({ required: false, ...SHORT_LINE }),
    enhancement: wholeOfHits(),
    complication: wholeOfHits(),
  };
}

function armsSchema() {
  return {
    name: plainTextField(),
    weapon: wholeField(MOST),
    armor: wholeField(MOST),
    range: wholeOrNullField(0, MOST, null),
    explosive: wholeField(MOST),
    armorType: idField(),
    qualities: new foundry.data.fields.ObjectField(recordSize(BOUNDS.records.qualities)),
    scope: idField(),
    shield: wholeField(MOST),
  };
}

function attackSchema() {
  const { SchemaField } = foundry.data.fields;
  return {
    scope: idField(),
    /** Id of the conflict's pace, "" for the campaign's usual one. */
    pace: idField(),
    /** Uuid of the weapon, "" for none. */
    gear: uuidField(),
    /** In zones. */
    distance: wholeField(MOST),
    /** What happens if it works, in words, instead of harm; "": it harms. */
    stake: plainTextField(),
    /** Id of the outcome which that takes, "" where no one has said. */
    takes: idField(),
    /** As they were when it was rolled. */
    weapon: new SchemaField(armsSchema()),
    armor: new SchemaField(armsSchema()),
  };
}

function treatsSchema() {
  const { DocumentUUIDField } = foundry.data.fields;
  return {
    target: new DocumentUUIDField({ type: "Actor", required: true, nullable: true, initial: null }),
    track: idField(),
    row: idField(),
    box: idField(),
    aspect: uuidField(),
  };
}

function buysSchema() {
  return { thing: uuidField(), thingName: plainTextField(), cost: wholeField(MOST) };
}

/** A situation, and a zone of it, "" for all of it. */
function zoneSchema() {
  const { DocumentUUIDField } = foundry.data.fields;
  return {
    situation: new DocumentUUIDField({ type: "Actor", required: true, nullable: true, initial: null }),
    zone: idField(),
  };
}

function actionSchema() {
  const { ArrayField, DocumentUUIDField, FilePathField, ObjectField, SchemaField } = foundry.data.fields;
  return {
    ...messageSchema(),
    /** The actor's picture at the time. */
    actorImg: new FilePathField({ categories: ["IMAGE"] }),
    /** Who acts aboard the vehicle that rolls, null for no one. */
    pilot: new DocumentUUIDField({ type: "Actor", required: true, nullable: true, initial: null }),
    /** What was asked for: a CheckRequest with only what its dice read (roll/stored-request.ts). */
    request: new SchemaField(requestSchema()),
    /** The faces in the order thrown. */
    faces: new ArrayField(wholeField(MOST), listSize(lists.faces)),
    /** Those the roll is against, with the name their token had then. */
    targets: new ArrayField(
      new SchemaField({
        uuid: new DocumentUUIDField({ type: "Actor", required: true, nullable: false }),
        name: plainTextField(),
      }),
      listSize(lists.targets),
    ),
    /** Ids of the blocks it has to overcome: its difficulty is at least theirs (`src/ledger/oppose/blocks.ts`). */
    blocks: new ArrayField(idField(), listSize(lists.blocks)),
    /** What makes it an attack, null for any other roll (`src/ledger/harm/attack.ts`). */
    attack: new SchemaField(attackSchema(), { required: true, nullable: true, initial: null }),
    /** The wound it was made to treat, null for none (`src/ledger/recovery/recovery.ts`). */
    treats: new SchemaField(treatsSchema(), { required: true, nullable: true, initial: null }),
    /** What it was made to buy, null for nothing (`src/ledger/roll/purchases.ts`). */
    buys: new SchemaField(buysSchema(), { required: true, nullable: true, initial: null }),
    /** Uuid of the challenge it was made for, "" for none. */
    challenge: uuidField(),
    /** Where an aspect it creates is to be. No situation: it was not aimed. */
    aim: new SchemaField(zoneSchema()),
    /** Where it runs to. No situation: it is no run. */
    run: new SchemaField(zoneSchema()),
    /** Id of the roll it was made to oppose, to count with, or to follow as the next attack; of the call it answers; "" for none. */
    madeFor: idField(),
    /** What the campaign had set of the dials a roll reads. */
    dials: new ObjectField(),
  };
}
type ActionSchema = ReturnType<typeof actionSchema>;

/** One roll as it was made. What is done to it are entries. */
export class ActionDataModel extends foundry.abstract.TypeDataModel<ActionSchema, ChatMessage.Implementation> {
  static override defineSchema(): ActionSchema {
    return actionSchema();
  }
}
