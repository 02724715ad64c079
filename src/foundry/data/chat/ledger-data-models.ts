import { messageSchema } from "./message-schema.ts";
import { BOUNDS, choiceField, idField, listSize, plainTextField, wholeField } from "../fields.ts";

/** What a request and its outcome have in common. */
function askedSchema() {
  const { ObjectField } = foundry.data.fields;
  return {
    ...messageSchema(),
    /** An `EntryKind`: invoke, spend, compel … (src/ledger/entry.ts). */
    kind: idField(),
    /** What is asked for, in the fields of its kind (src/ledger/kinds). */
    request: new ObjectField(),
  };
}
type RequestSchema = ReturnType<typeof askedSchema>;

/** A user's request to change the ledger, written in their own name and never updated. */
export class RequestDataModel extends foundry.abstract.TypeDataModel<RequestSchema, ChatMessage.Implementation> {
  static override defineSchema(): RequestSchema {
    return askedSchema();
  }
}

const { lists } = BOUNDS;

function entrySchema() {
  const { ArrayField, NumberField, ObjectField, SchemaField } = foundry.data.fields;
  return {
    ...askedSchema(),
    /** Id of the request, "" where there is none (a manual edit). */
    entry: idField(),
    /** Id of the user who asked. */
    asker: idField(),
    state: choiceField(["done", "refused"]),
    /** When it was settled, in milliseconds of the server's clock; entries are ordered by it. */
    settled: new NumberField({ required: true, nullable: false, initial: 0, min: 0, max: Number.MAX_SAFE_INTEGER }),
    /** How it was paid (a `Payment`), "" for none, and the points the payer spent. */
    payment: idField(),
    points: wholeField(BOUNDS.counted),
    /** What changed: `LedgerEvent`s, and those that wait until the roll is resolved. Written once, by one client. */
    events: new ArrayField(new ObjectField(), listSize(lists.events)),
    later: new ArrayField(new ObjectField(), listSize(lists.events)),
    /** Faces thrown for it. */
    faces: new ArrayField(wholeField(BOUNDS.counted), listSize(lists.faces)),
    /** Aspects it removes, with all their data, so that undo can restore them. */
    removed: new ArrayField(new ObjectField(), listSize(lists.events)),
    /** What the rolls said that something was built on for the first time, by id (`src/ledger/roll/changed-roll.ts`). */
    builtOn: new ObjectField(),
    /** The turn of the conflict it was made in, "" outside a conflict. */
    turn: plainTextField(),
    /** Why it was refused: a code and the values for its text. */
    refusal: new SchemaField({ code: idField(), args: new ObjectField() }),
  };
}
type EntrySchema = ReturnType<typeof entrySchema>;

/** The outcome of a request: created by the authority, so that its author is the user who settled it. Never updated. */
export class EntryDataModel extends foundry.abstract.TypeDataModel<EntrySchema, ChatMessage.Implementation> {
  static override defineSchema(): EntrySchema {
    return entrySchema();
  }
}
