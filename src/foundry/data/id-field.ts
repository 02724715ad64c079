const ID = /^[\w-]{0,64}$/;
const isId = (value: unknown): boolean => typeof value === "string" && ID.test(value);

/** An id of a list that the game, or the campaign, makes: letters, digits, `-` and `_`; "" for none. */
export function idField() {
  return new foundry.data.fields.StringField({ required: true, blank: true, initial: "", validate: isId });
}
