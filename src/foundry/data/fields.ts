import { MOST_EVENTS } from "../../ledger/changes/read-events.ts";

/** The kinds of field our documents have. Each is bounded, so that no stored value, however made, hangs a client. */

/** The most a document stores. Far beyond play; a sheet still draws all of it quickly. */
export const BOUNDS = {
  /** Scale steps, boxes added to a track, weapon and armor ratings. */
  step: 20,
  rank: 99,
  /** Levels of an aspect, which are its boxes. */
  level: 20,
  /** The difficulty of removing an aspect. */
  quality: 99,
  /** One NPC stands for so many. */
  people: 99,
  freeUses: 99,
  zones: 99,
  phases: 99,
  /** Any number a message says; any counter. Far below where whole numbers stop being exact. */
  counted: 9999,
  /** Entries of a list in a message. */
  lists: { traits: 20, modifiers: 200, faces: 2000, targets: 500, blocks: 100, events: MOST_EVENTS },
  /** Characters of formatted text, with its markup. */
  formatted: 200_000,
  /** Keys of a record. */
  records: {
    /** The game's, and one for each item whose uses are counted. */
    tracks: 500,
    boxes: 200,
    freeUses: 100,
    knownTo: 500,
    ranks: 100,
    games: 20,
    qualities: 20,
    zones: 60,
    ways: 400,
    effects: 20,
    effectTraits: 100,
    powerModifiers: 20,
    brings: 20,
    rows: 20,
    sides: 12,
    counters: 300,
  },
} as const;

/** A whole number that may be negative, from `-most` to `most`. */
export function wholeField(most: number, initial = 0) {
  return new foundry.data.fields.NumberField({
    required: true,
    nullable: false,
    integer: true,
    min: -most,
    max: most,
    initial,
  });
}

/** A whole number, or null where there is none. */
export function wholeOrNullField(min: number, max: number, initial: number | null) {
  return new foundry.data.fields.NumberField({ required: true, nullable: true, integer: true, min, max, initial });
}

const ID = /^[\w-]{0,64}$/;
const isId = (value: unknown): boolean => typeof value === "string" && ID.test(value);
const TRAIT_ID = /^(?:key:)?[\w-]{0,64}$/;
const isTraitId = (value: unknown): boolean => typeof value === "string" && TRAIT_ID.test(value);
const UUID = /^[\w.-]{0,200}$/;
const isUuid = (value: unknown): boolean => typeof value === "string" && UUID.test(value);

/** An id of a list that the game or the campaign defines: letters, digits, `-` and `_`; "" for none. */
export function idField() {
  return new foundry.data.fields.StringField({ required: true, blank: true, initial: "", validate: isId });
}

/** The id of a trait: of a skill item, or `key:` and its key in the game where no item stands for it; "" for none. */
export function traitIdField() {
  return new foundry.data.fields.StringField({ required: true, blank: true, initial: "", validate: isTraitId });
}

/**
 * A uuid, "" for none. Foundry's own field for uuids refuses what it does not know, such as an id that a macro made, and with it the
 * whole document; it is for documents that a sheet or a card cannot do without.
 */
export function uuidField() {
  return new foundry.data.fields.StringField({ required: true, blank: true, initial: "", validate: isUuid });
}

/** An id of a list that all games share, or "" for none. */
export function choiceField<const Id extends string>(choices: readonly Id[]) {
  return new foundry.data.fields.StringField({ required: true, blank: true, initial: "", choices: [...choices] });
}

const isShortEnough = (value: unknown): boolean => typeof value !== "string" || value.length <= BOUNDS.formatted;

/** Formatted text, as the editor writes it. */
export function formattedTextField() {
  return new foundry.data.fields.HTMLField({ validate: isShortEnough });
}

/** Option for a record's field: the record has at most `most` keys. */
export function recordSize(most: number): { validate: (value: unknown) => boolean } {
  return { validate: (value) => typeof value !== "object" || value === null || Object.keys(value).length <= most };
}

/** Option for a list's field: the list has at most `most` entries. */
export function listSize(most: number): { validate: (value: unknown) => boolean } {
  return { validate: (value) => !Array.isArray(value) || value.length <= most };
}

/** A whole number from `min` to `max`. */
export function countField(min: number, initial: number, max: number = BOUNDS.counted) {
  return new foundry.data.fields.NumberField({ required: true, nullable: false, integer: true, min, max, initial });
}

/** Far more characters than anyone writes in a line, few enough to draw. */
const LONGEST_LINE = 10_000;
/** Option for a field of text: one line of it. */
export const SHORT_LINE = { validate: (value: unknown): boolean => typeof value !== "string" || value.length <= LONGEST_LINE };

/** A line of text that may be empty, or a stable key of the game. */
export function plainTextField() {
  return new foundry.data.fields.StringField({ required: true, blank: true, initial: "", ...SHORT_LINE });
}
