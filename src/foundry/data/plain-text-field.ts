/** A line of text that may be empty, or a stable key of the game. */
export function plainTextField() {
  return new foundry.data.fields.StringField({ required: true, blank: true, initial: "" });
}
