import { plainTextField } from "../plain-text-field.ts";
import { askedSchema } from "./request-data-model.ts";

function entrySchema() {
  const { ArrayField, NumberField, ObjectField, SchemaField } = foundry.data.fields;
  return {
    ...askedSchema(),
    /** Id of the request, "" where nobody asked (a change by hand). */
    entry: plainTextField(),
    /** Id of the user who asked. */
    asker: plainTextField(),
    /** `done` or `refused`. */
    state: plainTextField(),
    /** When it was settled, in milliseconds of the server's clock; entries count in this order. */
    settled: new NumberField({ required: true, nullable: false, initial: 0 }),
    /** How it was paid (a `Payment`), "" for none, and the points that left whoever paid. */
    payment: plainTextField(),
    points: new NumberField({ required: true, nullable: false, integer: true, initial: 0 }),
    /** What changed: `LedgerEvent`s, and those that wait until the roll is resolved. Written once, by one client. */
    events: new ArrayField(new ObjectField()),
    later: new ArrayField(new ObjectField()),
    /** Faces thrown for it. */
    thrown: new ArrayField(new NumberField({ required: true, nullable: false, integer: true })),
    /** Aspects it takes away, whole, so that undoing brings back everything about them. */
    removed: new ArrayField(new ObjectField()),
    /** The turn of a conflict it was made in, "" outside one. */
    turn: plainTextField(),
    /** Why it was refused: a code and what fills its words. */
    refusal: new SchemaField({ code: plainTextField(), args: new ObjectField() }),
  };
}
type EntrySchema = ReturnType<typeof entrySchema>;

/** What came of a request: created by the authority, so that its author is whoever settled it, and never updated. */
export class EntryDataModel extends foundry.abstract.TypeDataModel<EntrySchema, ChatMessage.Implementation> {
  static override defineSchema(): EntrySchema {
    return entrySchema();
  }
}
