import { BREAKS } from "../../../rules/breaks/break-rules.ts";
import { EFFECT_KINDS, EFFECT_ROLLS } from "../../../rules/stunts/effect.ts";
import { BOUNDS, choiceField, countField, idField, plainTextField, recordSize, wholeField, wholeOrNullField } from "../fields.ts";

const upTo = (most: number, initial = 0) => countField(0, initial, most);

/** What using an effect takes. */
function costFields() {
  const { BooleanField, SchemaField } = foundry.data.fields;
  return new SchemaField({
    points: upTo(BOUNDS.step),
    boxes: upTo(BOUNDS.step),
    /** Id of the track whose boxes it takes. */
    track: idField(),
    uses: upTo(BOUNDS.step),
    /** Id of the item whose uses it takes, "" for its own. */
    from: idField(),
    /** Boxes of the aspect that the item also is. */
    aspectBoxes: upTo(BOUNDS.step),
    /** Points and boxes pay only when no use is left. */
    usesFirst: new BooleanField(),
  });
}

function effectField() {
  const { BooleanField, SchemaField, StringField, TypedObjectField } = foundry.data.fields;
  return new SchemaField({
    kind: new StringField({ required: true, initial: "bonus", choices: [...EFFECT_KINDS] }),
    roll: choiceField(EFFECT_ROLLS),
    scope: idField(),
    /** Ids of traits, or their keys in the game; empty for any. */
    traits: new TypedObjectField(new BooleanField(), recordSize(BOUNDS.records.effectTraits)),
    amount: wholeField(BOUNDS.step, 1),
    /** Id of the trait that is rolled instead, or its key in the game; of an attack: what it is rolled with. */
    use: idField(),
    /** Of an attack: zones it reaches, 0 for the same zone; null where range has no meaning. */
    range: wholeOrNullField(0, BOUNDS.zones, null),
    track: idField(),
    row: idField(),
    /** Points of armor that also count on top of what is worn. */
    stacks: upTo(BOUNDS.step),
    when: plainTextField(),
    costs: costFields(),
  });
}

/** What an item of play does, and how often it can be used. The spent uses are boxes on a track of its owner. */
export function effectFields() {
  const { BooleanField, SchemaField, TypedObjectField } = foundry.data.fields;
  return {
    /** The aspects that come with it onto an actor, by id. There, they are items of their own. */
    brings: new TypedObjectField(
      new SchemaField({ name: plainTextField(), persistent: new BooleanField() }),
      recordSize(BOUNDS.records.brings),
    ),
    uses: new SchemaField({ max: upTo(BOUNDS.step), at: choiceField(BREAKS) }),
    effects: new TypedObjectField(effectField(), recordSize(BOUNDS.records.effects)),
  };
}
