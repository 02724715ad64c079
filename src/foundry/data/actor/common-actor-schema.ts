import { countField } from "../count-field.ts";
import { plainTextField } from "../plain-text-field.ts";

/**
 * What every actor stores, whatever its type and whatever game is played. Tracks and marks are keyed by id, so that two people
 * may mark different boxes at once.
 */
export function commonActorSchema() {
  const { BooleanField, HTMLField, NumberField, SchemaField, TypedObjectField } = foundry.data.fields;
  return {
    /** One line under the name. */
    summary: plainTextField(),
    notes: new HTMLField(),
    /** Scale step: 0 is one person. */
    size: new NumberField({ required: true, nullable: false, integer: true, initial: 0 }),
    fatePoints: new SchemaField({
      value: countField(0, 0),
      refresh: countField(0, 0),
      debt: countField(0, 0),
      /** Points that may not be spent before the scene ends. */
      held: countField(0, 0),
    }),
    /** Track id → marks (box id → marked), and boxes added to, or taken from, what the rules give. */
    tracks: new TypedObjectField(
      new SchemaField({
        marks: new TypedObjectField(new BooleanField()),
        bonus: new NumberField({ required: true, nullable: false, integer: true, initial: 0 }),
      }),
    ),
  };
}

export type CommonActorSchema = ReturnType<typeof commonActorSchema>;
