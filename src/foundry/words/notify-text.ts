import type { Text } from "../../view/text.ts";
import { putIntoWords } from "./handlebars-helpers.ts";

interface How {
  readonly as?: "info" | "warn" | "error";
  readonly permanent?: boolean;
}

/** Shows a text as a notification. Foundry shows a message as HTML: what users wrote is to be read, and nothing else. */
export function notifyText(words: Text, { as = "warn", ...options }: How = {}): void {
  ui.notifications[as](foundry.utils.escapeHTML(putIntoWords(words)), options);
}
