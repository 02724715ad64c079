import { ArrayField } from "../data/fields/array-field.ts";
import type { DataField } from "../data/fields/data-field.ts";
import { NumberField } from "../data/fields/number-field.ts";
import { DocumentIdField, StringField } from "../data/fields/string-field.ts";
import { SchemaField } from "../data/fields/schema-field.ts";

/** v13: the changes are in the effect itself. */
export function effectChangesField(): DataField {
  return new ArrayField(
    new SchemaField({
      key: new StringField({ required: true }),
      value: new StringField({ required: true }),
      mode: new NumberField({ integer: true, initial: 2 }),
      priority: new NumberField(),
    }),
  );
}

/** v14: when the effect began. */
export function effectStartField(): DataField {
  return new SchemaField(
    {
      combat: new DocumentIdField({ readonly: false }),
      combatant: new DocumentIdField({ readonly: false }),
      initiative: new NumberField(),
      round: new NumberField({ integer: true, min: 0 }),
      turn: new NumberField({ integer: true, min: 0 }),
      time: new NumberField({ required: true, nullable: false, initial: 0 }),
    },
    { nullable: true, initial: null },
  );
}

/** v13 counts seconds, rounds and turns; v14 has a value with units. */
export function effectDurationField(generation: number): DataField {
  const number = (): NumberField => new NumberField({ initial: null });
  if (generation >= 14) {
    return new SchemaField({
      value: new NumberField({ integer: true, initial: null }),
      units: new StringField({ required: true, initial: "seconds" }),
      expiry: new StringField({ required: true, nullable: true, initial: null }),
    });
  }
  return new SchemaField({
    startTime: number(),
    seconds: number(),
    combat: new DocumentIdField({ readonly: false }),
    rounds: number(),
    turns: number(),
    startRound: number(),
    startTurn: number(),
  });
}
