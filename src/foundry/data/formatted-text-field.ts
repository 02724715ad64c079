import { textLength } from "./text-length.ts";

/** Characters with markup. */
const FITS = textLength(200_000);

/** Text with formatting, as the editor writes it. */
export function formattedTextField() {
  return new foundry.data.fields.HTMLField({ validate: FITS });
}
