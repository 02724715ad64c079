import { plainTextField } from "../plain-text-field.ts";

function askedSchema() {
  const { NumberField, ObjectField } = foundry.data.fields;
  return {
    /** Id of the message it is about: the action it changes, the compel it answers, "" for none. */
    on: plainTextField(),
    /** Uuid of the aspect, "" for none, and its name then. */
    aspect: plainTextField(),
    aspectName: plainTextField(),
    /** What it is to give (a `Gain`), and the die pointed at, from 0. */
    gain: plainTextField(),
    die: new NumberField({ required: true, nullable: true, integer: true, min: 0, initial: null }),
    /** What a point is spent on without an aspect (id of a `SpendUse`), "" for none. */
    use: plainTextField(),
    /** Uuid of the actor it is done to, "" for none. */
    target: plainTextField(),
    /** What happens, in the words of the one who asks. */
    words: plainTextField(),
    /** What a kind asks for besides. */
    details: new ObjectField(),
    /** Id of the entry it undoes or does again, "" for none. */
    entry: plainTextField(),
    /** Id of the user whose change past the ledger it records, "" for none. */
    user: plainTextField(),
  };
}

function outcomeSchema() {
  const { NumberField, ObjectField, SchemaField, TypedObjectField } = foundry.data.fields;
  return {
    /** How it was paid (a `Payment`), "" for none. */
    payment: plainTextField(),
    points: new NumberField({ required: true, nullable: false, integer: true, initial: 0 }),
    /** What changed: `LedgerEvent`s by their place from "0", and those that wait until the action is settled. */
    events: new TypedObjectField(new ObjectField()),
    later: new TypedObjectField(new ObjectField()),
    /** Faces thrown for it, by their place from "0". */
    thrown: new TypedObjectField(new NumberField({ required: true, nullable: false, integer: true })),
    /** Aspects it takes away, whole, by their id, so that undoing brings back everything about them. */
    kept: new TypedObjectField(new ObjectField()),
    /** The turn of a conflict it was made in, "" outside one. */
    turn: plainTextField(),
    /** Why it was refused: a code and what fills its words. */
    refusal: new SchemaField({ code: plainTextField(), args: new ObjectField() }),
  };
}

/** What every entry of the ledger stores: the request, how far it has come, and the outcome the executor wrote. */
export function ledgerSchema() {
  const { NumberField, SchemaField } = foundry.data.fields;
  return {
    asked: new SchemaField(askedSchema()),
    /** An `EntryState`. */
    state: plainTextField(),
    /** When it was decided, in milliseconds of the server's clock; entries count in this order. */
    settled: new NumberField({ required: true, nullable: false, initial: 0 }),
    /** The page that began it (`ledger/core/claims.ts`). */
    executor: plainTextField(),
    outcome: new SchemaField(outcomeSchema()),
  };
}
