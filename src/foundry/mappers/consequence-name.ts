import { choiceWord } from "../../view/fields/choice-field.view.ts";
import { type Text, text } from "../../view/text.ts";
import { putIntoWords } from "../words/handlebars-helpers.ts";

/** A severity in the words of a game; a campaign's own goes by its id. */
export function severityText(game: string, severity: string): Text {
  return choiceWord(game, "severity", severity) ?? text("NORN.Named", { name: severity });
}

/** What a consequence is called that nobody has named. */
export function consequenceName(game: string, severity: string): string {
  return putIntoWords(text("NORN.Harm.consequence", { severity: severityText(game, severity) }));
}
