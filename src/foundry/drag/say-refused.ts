import { text, type TextArgs } from "../../view/text.ts";
import { putIntoWords } from "../registration/handlebars-helpers.ts";

/** Shows the user why a sheet does not take something. The words are `NORN.Drag.Refused.<code>`. */
export function sayRefused(code: string, words: TextArgs = {}): null {
  ui.notifications.warn(putIntoWords(text(`NORN.Drag.Refused.${code}`, words)));
  return null;
}
