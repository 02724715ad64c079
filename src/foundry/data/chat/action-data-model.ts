import { plainTextField } from "../fields.ts";
import { messageSchema } from "./message-schema.ts";

function requestSchema() {
  const { ArrayField, BooleanField, NumberField, SchemaField, StringField } = foundry.data.fields;
  const whole = () => new NumberField({ required: true, nullable: false, integer: true, initial: 0 });
  const wholeOfHits = () => new NumberField({ required: false, nullable: false, integer: true });
  return {
    method: plainTextField(),
    reading: plainTextField(),
    /** The first is the trait rolled. */
    traits: new ArrayField(
      new SchemaField({
        id: plainTextField(),
        name: plainTextField(),
        rank: whole(),
        joins: new StringField({ required: true, nullable: true, initial: null, blank: false }),
        specialty: new BooleanField(),
      }),
    ),
    modifiers: new ArrayField(
      new SchemaField({ id: plainTextField(), label: plainTextField(), value: whole(), onSuccess: new BooleanField() }),
    ),
    difficulty: new NumberField({ required: true, nullable: true, integer: true, initial: null }),
    test: new StringField({ required: false }),
    enhancement: wholeOfHits(),
    complication: wholeOfHits(),
  };
}

function armsSchema() {
  const { NumberField, ObjectField } = foundry.data.fields;
  const whole = (nullable: boolean) => new NumberField({ required: true, nullable, integer: true, initial: nullable ? null : 0 });
  return {
    name: plainTextField(),
    weapon: whole(false),
    armour: whole(false),
    range: whole(true),
    explosive: whole(false),
    armourType: plainTextField(),
    qualities: new ObjectField(),
    scope: plainTextField(),
    shield: whole(false),
  };
}

function attackSchema() {
  const { NumberField, SchemaField } = foundry.data.fields;
  return {
    scope: plainTextField(),
    /** Id of the conflict's pace, "" for the campaign's usual one. */
    pace: plainTextField(),
    /** Uuid of the weapon, "" for none. */
    gear: plainTextField(),
    /** In zones. */
    distance: new NumberField({ required: true, nullable: false, integer: true, initial: 0 }),
    /** What happens if it works, in words, instead of harm; "": it harms. */
    stake: plainTextField(),
    /** As they were when it was rolled. */
    weapon: new SchemaField(armsSchema()),
    armour: new SchemaField(armsSchema()),
  };
}

function treatsSchema() {
  const { DocumentUUIDField } = foundry.data.fields;
  return {
    target: new DocumentUUIDField({ type: "Actor", required: true, nullable: true, initial: null }),
    track: plainTextField(),
    row: plainTextField(),
    box: plainTextField(),
    aspect: plainTextField(),
  };
}

function actionSchema() {
  const { ArrayField, DocumentUUIDField, FilePathField, NumberField, ObjectField, SchemaField } = foundry.data.fields;
  return {
    ...messageSchema(),
    /** The actor's picture at the time. */
    actorImg: new FilePathField({ categories: ["IMAGE"] }),
    /** What was asked for: a CheckRequest with only what its dice read (roll/stored-request.ts). */
    request: new SchemaField(requestSchema()),
    /** The faces in the order thrown. */
    faces: new ArrayField(new NumberField({ required: true, nullable: false, integer: true })),
    /** Those the roll is against, with the name their token had then. */
    targets: new ArrayField(
      new SchemaField({
        uuid: new DocumentUUIDField({ type: "Actor", required: true, nullable: false }),
        name: plainTextField(),
      }),
    ),
    /** What makes it an attack, null for any other roll (`src/ledger/attack.ts`). */
    attack: new SchemaField(attackSchema(), { required: true, nullable: true, initial: null }),
    /** The wound it was made to treat, null for none (`src/ledger/recovery.ts`). */
    treats: new SchemaField(treatsSchema(), { required: true, nullable: true, initial: null }),
    /** Id of the roll it was made to oppose, to count with, or to follow as the next attack; "" for none. */
    madeFor: plainTextField(),
    /** What the campaign had set of the dials a roll reads. */
    dials: new ObjectField(),
  };
}
type ActionSchema = ReturnType<typeof actionSchema>;

/** One roll with everything done to it. */
export class ActionDataModel extends foundry.abstract.TypeDataModel<ActionSchema, ChatMessage.Implementation> {
  static override defineSchema(): ActionSchema {
    return actionSchema();
  }
}
