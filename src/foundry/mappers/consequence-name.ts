import { severityText } from "../../view/fields/choice-field.view.ts";
import { text } from "../../view/text.ts";
import { putIntoWords } from "../words/handlebars-helpers.ts";

/** What a consequence is called that nobody has named. */
export function consequenceName(game: string, severity: string): string {
  return putIntoWords(text("NORN.Harm.consequence", { severity: severityText(game, severity) }));
}
