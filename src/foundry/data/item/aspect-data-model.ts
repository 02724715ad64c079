import { ASPECT_KINDS, ASPECT_NATURES } from "../../../rules/aspects/aspect-kind.ts";
import { GAINS } from "../../../rules/invoke/invocation-rules.ts";
import {
  BOUNDS,
  countField,
  formattedTextField,
  idField,
  plainTextField,
  recordSize,
  uuidField,
  wholeOrNullField,
} from "../fields.ts";
import { gameFields } from "./game-field.ts";

function aspectSchema() {
  const { BooleanField, SchemaField, StringField, TypedObjectField } = foundry.data.fields;
  const { freeUses, knownTo } = BOUNDS.records;
  return {
    kind: new StringField({ required: true, initial: "character", choices: [...ASPECT_KINDS] }),
    /** Role id of the game (concept, defining …), "" for none. */
    role: idField(),
    ...gameFields(),
    /** fate2: the level, which is also the number of boxes. */
    level: countField(1, 1, BOUNDS.level),
    checked: countField(0, 0, BOUNDS.level),
    /** A weakness: its level is shown with a minus, where the campaign writes them so. */
    negative: new BooleanField(),
    persistent: new BooleanField(),
    lock: lockField(),
    nature: new StringField({ required: true, initial: "lasting", choices: [...ASPECT_NATURES] }),
    /** Free invocations by id: how many are left, and the uuid of the actor who holds them ("" for anyone). */
    free: new TypedObjectField(
      new SchemaField({ count: countField(0, 1, BOUNDS.freeUses), holder: uuidField() }),
      recordSize(freeUses),
    ),
    /** Id of the linked trait, "" for none. */
    trait: idField(),
    /** Severity id of a consequence, "" for anything else. */
    severity: idField(),
    /** Id of the track it comes from, "" for none. */
    track: idField(),
    /** The difficulty of removing an aspect created in play, null where none is known. */
    quality: wholeOrNullField(0, BOUNDS.quality, null),
    /** Id of the extra, the piece of gear, the power or the stunt of the actor it is on that it is an aspect of, "" for none. */
    thing: idField(),
    /** Uuids of the actor who created it in play, and of the one a boost is used against; "" for none. */
    maker: uuidField(),
    about: uuidField(),
    /** Id of the zone of its situation that it belongs to, "" for all of it. */
    zone: idField(),
    hidden: new BooleanField(),
    /** Ids of the users who know a hidden aspect. */
    known: new TypedObjectField(new BooleanField(), recordSize(knownTo)),
    description: formattedTextField(),
  };
}

/**
 * A locked aspect does one fixed thing for free: it gives `gain` to a roll of `trait` (its id, or its key in the game), or,
 * if `trait` is "", it allows the declaration in `words`.
 */
function lockField() {
  const { BooleanField, SchemaField, StringField } = foundry.data.fields;
  return new SchemaField({
    on: new BooleanField(),
    trait: idField(),
    gain: new StringField({ required: true, initial: "plus-two", choices: [...GAINS] }),
    words: plainTextField(),
  });
}

type AspectSchema = ReturnType<typeof aspectSchema>;

/** An aspect of any kind, distinguished by `kind`. Its phrase is the item's name. */
export class AspectDataModel extends foundry.abstract.TypeDataModel<AspectSchema, Item.Implementation> {
  static override defineSchema(): AspectSchema {
    return aspectSchema();
  }

  static override LOCALIZATION_PREFIXES = ["NORN.Item.Aspect"];
}
