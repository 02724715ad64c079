import type { Ruleset } from "../../../rules/ruleset.ts";
import { text } from "../../../view/text.ts";
import { isDraft, isTextField, type TextField } from "../../redraw/draft-fields.ts";
import { readField, showFieldWords } from "./read-field.ts";

/** Notes the drafts in a part; the function it returns shows, after the redraw, what has become of them. */
export function followDrafts(part: HTMLElement, isUnderway: (name: string) => boolean, ruleset: Ruleset): () => void {
  const drafts = textFields(part)
    .filter(isDraft)
    .map((field) => ({ field, typed: field.value, shown: field.defaultValue, underway: isUnderway(field.name) }));
  return () => {
    for (const { field, typed, shown, underway } of drafts) {
      if (part.contains(field)) sayMeanwhile(field, shown, ruleset);
      else if (!underway && typed.trim() !== "") sayLost(typed);
    }
  };
}

/** If someone else has changed the same field meanwhile, both values are shown; a refusal is shown again. */
function sayMeanwhile(field: TextField, shown: string, ruleset: Ruleset): void {
  if (!isDraft(field)) return;
  const read = readField(field, ruleset);
  if (field.defaultValue !== shown) {
    showFieldWords(field, text("NORN.Sheet.Refused.meanwhile", { theirs: field.defaultValue || "–" }), false);
  } else if (!read.ok) showFieldWords(field, text(`NORN.Sheet.Refused.${read.code}`, read.args));
}

/** When a sheet closes, gives back its unsaved text to copy. */
export function giveBackWords(frame: HTMLElement, isUnderway: (name: string) => boolean, ruleset: Ruleset): void {
  const left = textFields(frame).filter((field) => isDraft(field) && !isUnderway(field.name) && readField(field, ruleset).ok);
  for (const { value } of left) if (value.trim() !== "") sayLost(value);
}

/** The field is gone, and with it the place for this text: the user gets it back to copy. */
export function sayLost(words: string): void {
  ui.notifications.warn("NORN.Sheet.Refused.lost", { format: { words }, permanent: true });
}

function textFields(part: HTMLElement): TextField[] {
  return [...part.querySelectorAll("[name]")].filter(isTextField);
}
