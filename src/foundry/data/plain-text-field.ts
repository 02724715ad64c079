import { textLength } from "./text-length.ts";

/** Far more characters than anybody writes in a line, few enough to draw. */
const FITS = textLength(10_000);

/** A line of text that may be empty, or a stable key of the game. */
export function plainTextField() {
  return new foundry.data.fields.StringField({ required: true, blank: true, initial: "", validate: FITS });
}
