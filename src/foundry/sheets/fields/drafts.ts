import { text } from "../../../view/text.ts";
import { isDraft, isTextField, type TextField } from "../../redraw/draft-fields.ts";
import { showFieldWords } from "./field-words.ts";
import { readField } from "./read-field.ts";

/** Reads the drafts in a part; the answer, once it is drawn again, says what has become of it. */
export function followDrafts(part: HTMLElement, isUnderway: (name: string) => boolean): () => void {
  const drafts = textFields(part)
    .filter(isDraft)
    .map((field) => ({ field, typed: field.value, shown: field.defaultValue, underway: isUnderway(field.name) }));
  return () => {
    for (const { field, typed, shown, underway } of drafts) {
      if (part.contains(field)) sayMeanwhile(field, shown);
      else if (!underway && typed.trim() !== "") sayLost(typed);
    }
  };
}

/** Where someone else has written into the same field meanwhile, both are told apart in words; a refusal is said again. */
function sayMeanwhile(field: TextField, shown: string): void {
  if (!isDraft(field)) return;
  const read = readField(field);
  if (field.defaultValue !== shown) {
    showFieldWords(field, text("NORN.Sheet.Refused.meanwhile", { theirs: field.defaultValue || "–" }), false);
  } else if (!read.ok) showFieldWords(field, text(`NORN.Sheet.Refused.${read.code}`, read.args));
}

/** Gives back, to copy, what stands in the fields of a sheet that closes and could have been stored. */
export function giveBackWords(frame: HTMLElement, isUnderway: (name: string) => boolean): void {
  const left = textFields(frame).filter((field) => isDraft(field) && !isUnderway(field.name) && readField(field).ok);
  for (const { value } of left) if (value.trim() !== "") sayLost(value);
}

/** The field is gone, and with it the place for these words: the person gets them back to copy. */
export function sayLost(words: string): void {
  ui.notifications.warn("NORN.Sheet.Refused.lost", { format: { words }, permanent: true });
}

function textFields(part: HTMLElement): TextField[] {
  return [...part.querySelectorAll("[name]")].filter(isTextField);
}
