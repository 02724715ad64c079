/** Far more characters than anyone writes in a line, few enough to draw. */
const LONGEST = 10_000;
const isShortEnough = (value: unknown): boolean => typeof value !== "string" || value.length <= LONGEST;

/** A line of text that may be empty, or a stable key of the game. */
export function plainTextField() {
  return new foundry.data.fields.StringField({ required: true, blank: true, initial: "", validate: isShortEnough });
}
