import { BOUNDS, countField, formattedTextField, idField, plainTextField, recordSize, wholeField } from "../fields.ts";

/**
 * What every actor stores, whatever its type and the game. Tracks and their boxes are keyed by id, so that two users can check
 * different boxes at once.
 */
export function commonActorSchema() {
  const { BooleanField, SchemaField, TypedObjectField } = foundry.data.fields;
  const { tracks, boxes } = BOUNDS.records;
  return {
    /** One line below the name. */
    summary: plainTextField(),
    notes: formattedTextField(),
    /** Id of the zone it is in, "" for none. */
    zone: idField(),
    /** A way that was begun and not finished: from this zone to the next, and how much of it is done. */
    underway: new SchemaField({ from: idField(), to: idField(), done: countField(0, 0) }),
    /** Scale step: 0 is one person. */
    size: wholeField(BOUNDS.step),
    fatePoints: new SchemaField({
      value: countField(0, 0),
      refresh: countField(0, 0),
      debt: countField(0, 0),
      /** Points that cannot be spent before the scene ends. */
      held: countField(0, 0),
      /** Experience points not spent yet, and points for advantages bought with them. */
      experience: countField(0, 0),
      advantagePoints: countField(0, 0),
      /** Skill points earned in play. */
      skillPoints: countField(0, 0),
    }),
    /** Track id → boxes (box id → checked), and boxes added to, or taken from, what the rules give. */
    tracks: new TypedObjectField(
      new SchemaField({
        boxes: new TypedObjectField(new BooleanField(), recordSize(boxes)),
        bonus: wholeField(BOUNDS.step),
      }),
      recordSize(tracks),
    ),
  };
}

export type CommonActorSchema = ReturnType<typeof commonActorSchema>;
