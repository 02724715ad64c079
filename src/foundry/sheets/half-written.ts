import { text } from "../../view/text.ts";
import { isHalfWritten, isTextField, type TextField } from "./field-value.ts";
import { readField } from "./read-field.ts";
import { showFieldWords } from "./field-words.ts";

interface Draft {
  readonly name: string;
  readonly value: string;
  readonly shown: string;
  /** Already on its way to the server: nothing is lost with its field. */
  readonly underway: boolean;
}

/** What a person was doing in a part that is about to be replaced. */
export interface HalfWritten {
  readonly drafts: readonly Draft[];
  readonly caret: { readonly name: string; readonly from: number; readonly to: number } | null;
}

export function keepHalfWritten(part: HTMLElement, isUnderway: (name: string) => boolean): HalfWritten {
  const drafts = textFields(part)
    .filter(isHalfWritten)
    .map(({ name, value, defaultValue }) => ({ name, value, shown: defaultValue, underway: isUnderway(name) }));
  const { activeElement } = part.ownerDocument;
  const focused = activeElement && part.contains(activeElement) && isTextField(activeElement) ? activeElement : null;
  const caret = focused ? { name: focused.name, from: focused.selectionStart ?? 0, to: focused.selectionEnd ?? 0 } : null;
  return { drafts, caret };
}

/** Puts it back into the new part. Where someone else has written into the same field meanwhile, both are told apart in words. */
export function restoreHalfWritten(part: HTMLElement, { drafts, caret }: HalfWritten): void {
  const fields = new Map(textFields(part).map((field) => [field.name, field]));
  for (const { name, value, shown, underway } of drafts) {
    const field = fields.get(name);
    if (!field && !underway && value.trim() !== "") sayLost(value);
    if (!field || field.defaultValue === value) continue;
    field.value = value;
    const read = readField(field);
    if (field.defaultValue !== shown) {
      showFieldWords(field, text("NORN.Sheet.Refused.meanwhile", { theirs: field.defaultValue || "–" }), false);
    } else if (!read.ok) showFieldWords(field, text(`NORN.Sheet.Refused.${read.code}`, read.args));
  }
  const focused = caret && fields.get(caret.name);
  if (!focused) return;
  focused.focus({ preventScroll: true });
  focused.setSelectionRange(caret.from, caret.to);
}

/** Gives back, to copy, what stands in the fields of a sheet that closes and could have been stored. */
export function giveBackWords(frame: HTMLElement, isUnderway: (name: string) => boolean): void {
  const left = textFields(frame).filter((field) => isHalfWritten(field) && !isUnderway(field.name) && readField(field).ok);
  for (const { value } of left) if (value.trim() !== "") sayLost(value);
}

/** The field is gone, and with it the place for these words: the person gets them back to copy. */
export function sayLost(words: string): void {
  ui.notifications.warn("NORN.Sheet.Refused.lost", { format: { words }, permanent: true });
}

function textFields(part: HTMLElement): TextField[] {
  return [...part.querySelectorAll("[name]")].filter(isTextField);
}
