import { text, type TextArgs } from "../../view/text.ts";
import { notifyText } from "../words/notify-text.ts";

/** Shows the user why a sheet does not take something. The words are `NORN.Drag.Refused.<code>`. */
export function notifyRefusal(code: string, words: TextArgs = {}): null {
  notifyText(text(`NORN.Drag.Refused.${code}`, words));
  return null;
}
