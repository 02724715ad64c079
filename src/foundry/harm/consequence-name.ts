import { choiceWord } from "../../view/item/choice-field.view.ts";
import { type Text, text } from "../../view/text.ts";
import { putIntoWords } from "../registration/handlebars-helpers.ts";

/** A severity in words; a campaign's own goes by its id. */
export function severityText(severity: string): Text {
  return choiceWord("severity", severity) ?? text("NORN.Named", { name: severity });
}

/** What a consequence is called that nobody has named. */
export function consequenceName(severity: string): string {
  return putIntoWords(text("NORN.Harm.consequence", { severity: severityText(severity) }));
}
