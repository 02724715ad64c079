import { RULESET_IDS } from "../../../rules/rulesets/ruleset-by-id.ts";
import { BOUNDS, recordSize } from "../fields.ts";

/** A game by its id; "" for every game. */
export function gameField() {
  return new foundry.data.fields.StringField({ required: true, blank: true, initial: "", choices: [...RULESET_IDS] });
}

/**
 * The game an item was made in, and the games that have adopted it since. It counts in those alone (`src/rules/counts-in.ts`), and
 * is kept in the others.
 */
export function gameFields() {
  const { BooleanField, TypedObjectField } = foundry.data.fields;
  return { game: gameField(), adopted: new TypedObjectField(new BooleanField(), recordSize(BOUNDS.records.games)) };
}
