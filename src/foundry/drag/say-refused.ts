import { text, type TextArgs } from "../../view/text.ts";
import { sayInWords } from "../apps/say-in-words.ts";

/** Shows the user why a sheet does not take something. The words are `NORN.Drag.Refused.<code>`. */
export function sayRefused(code: string, words: TextArgs = {}): null {
  sayInWords(text(`NORN.Drag.Refused.${code}`, words));
  return null;
}
