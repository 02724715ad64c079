import { BREAKS } from "../../../rules/breaks/break-rules.ts";
import { FRAGILITIES, LASTS } from "../../../rules/challenges/challenge.ts";
import {
  BOUNDS,
  choiceField,
  countField,
  formattedTextField,
  idField,
  plainTextField,
  recordSize,
  wholeOrNullField,
} from "../fields.ts";
import { gameFields } from "./game-field.ts";

function challengeSchema() {
  const { BooleanField, SchemaField, TypedObjectField } = foundry.data.fields;
  const { rows, sides, counters } = BOUNDS.records;
  const often = (initial = 0) => countField(0, initial, BOUNDS.step);
  return {
    ...gameFields(),
    /** Only GMs know of it. */
    hidden: new BooleanField(),
    /** What is rolled, in the group’s own words. */
    rolled: plainTextField(),
    difficulty: wholeOrNullField(-BOUNDS.rank, BOUNDS.rank, null),
    /** The rows by id; `from` is the least margin that marks one. */
    rows: new TypedObjectField(
      new SchemaField({
        name: plainTextField(),
        from: countField(0, 0, BOUNDS.rank),
        boxes: often(1),
        note: plainTextField(),
        hampers: often(),
        lasts: choiceField(LASTS),
      }),
      recordSize(rows),
    ),
    /** Everyone who marks the same ladder, by id; marked boxes by row. */
    sides: new TypedObjectField(
      new SchemaField({
        name: plainTextField(),
        sort: countField(0, 0),
        marks: new TypedObjectField(countField(0, 0), recordSize(rows)),
      }),
      recordSize(sides),
    ),
    /** The row to reach, "" for none, and with how many marks there or above. */
    goal: new SchemaField({ row: idField(), marks: countField(1, 1, BOUNDS.step) }),
    fragility: new SchemaField({ way: choiceField(FRAGILITIES), from: countField(1, 1, BOUNDS.rank), words: plainTextField() }),
    /** How many rolls each may make until a break, 0 for any number; and what a roll stands for, in words. */
    span: new SchemaField({ checks: often(), at: choiceField(BREAKS), words: plainTextField() }),
    /** How many marks each side loses at a break; `idle`: only if no one has rolled since the last. */
    recovery: new SchemaField({ boxes: often(), at: choiceField(BREAKS), idle: new BooleanField() }),
    /** What play counts besides marks. */
    counters: new TypedObjectField(countField(0, 0), recordSize(counters)),
    description: formattedTextField(),
  };
}
type ChallengeSchema = ReturnType<typeof challengeSchema>;

/** A task of many rolls: a ladder, or one for each side. */
export class ChallengeDataModel extends foundry.abstract.TypeDataModel<ChallengeSchema, Item.Implementation> {
  static override defineSchema(): ChallengeSchema {
    return challengeSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Item.Challenge"];
}
