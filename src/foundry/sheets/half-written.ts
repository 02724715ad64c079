import { text } from "../../view/text.ts";
import { isHalfWritten, isTextField, type TextField } from "./field-value.ts";
import { readField } from "./read-field.ts";
import { showFieldWords } from "./field-words.ts";

/** What a person was doing in a part that is about to be replaced. */
export interface HalfWritten {
  readonly drafts: readonly { readonly name: string; readonly value: string; readonly shown: string }[];
  readonly caret: { readonly name: string; readonly from: number; readonly to: number } | null;
}

export function keepHalfWritten(part: HTMLElement): HalfWritten {
  const drafts = textFields(part)
    .filter(isHalfWritten)
    .map(({ name, value, defaultValue }) => ({ name, value, shown: defaultValue }));
  const { activeElement } = part.ownerDocument;
  const focused = activeElement && part.contains(activeElement) && isTextField(activeElement) ? activeElement : null;
  const caret = focused ? { name: focused.name, from: focused.selectionStart ?? 0, to: focused.selectionEnd ?? 0 } : null;
  return { drafts, caret };
}

/** Puts it back into the new part. Where someone else has written into the same field meanwhile, both are told apart in words. */
export function restoreHalfWritten(part: HTMLElement, { drafts, caret }: HalfWritten): void {
  const fields = new Map(textFields(part).map((field) => [field.name, field]));
  for (const { name, value, shown } of drafts) {
    const field = fields.get(name);
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

function textFields(part: HTMLElement): TextField[] {
  return [...part.querySelectorAll("[name]")].filter(isTextField);
}
