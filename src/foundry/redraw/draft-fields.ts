import { isElement, isInput, isSelect } from "./elements.ts";

/** A field for text: it can hold a draft. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;
export type RenderedField = TextField | HTMLSelectElement;

/** A field's text when an action used it. */
const taken = new WeakMap<RenderedField, string>();

export function fieldsIn(part: Element): RenderedField[] {
  return [...part.querySelectorAll<RenderedField>("input, textarea, select")];
}

export function isTextField(element: Element | null): element is TextField {
  return element?.matches('textarea, input[type="text"]') === true;
}

export function isField(target: unknown): target is RenderedField {
  return isElement(target) && target.matches("input, textarea, select");
}

/** Typed, and neither saved nor used yet. A draft survives every redraw, but not the action that used it. */
export function isDraft(field: TextField): boolean {
  return field.value !== field.defaultValue && field.value !== taken.get(field);
}

/** An action has used these fields: the next redraw decides what they show, unless the user types more. */
export function takeDrafts(fields: Iterable<RenderedField>): void {
  for (const field of fields) taken.set(field, field.value);
}

/** An action could not use these fields after all: what was typed stays a draft. */
export function giveBackDrafts(fields: Iterable<RenderedField>): void {
  for (const field of fields) taken.delete(field);
}

/** Ticked or chosen, not typed. */
export function isChoice(field: RenderedField): boolean {
  return isSelect(field) || isTick(field);
}

/** The user has changed it since it was drawn. */
export function isChanged(field: RenderedField): boolean {
  if (isSelect(field)) return field.value !== renderedChoice(field);
  return isTick(field) ? field.checked !== field.defaultChecked : isDraft(field);
}

/** Resets a field to what was drawn. */
export function showRendered(field: RenderedField): void {
  taken.delete(field);
  if (isSelect(field)) {
    if (isChanged(field)) field.value = renderedChoice(field);
  } else if (isTick(field)) field.checked = field.defaultChecked;
  else if (field.value !== field.defaultValue) field.value = field.defaultValue;
}

/** Replaces the options of a select. The choice is kept if it still exists. */
export function replaceOptions(select: HTMLSelectElement, drawn: Element): void {
  if (select.innerHTML === drawn.innerHTML) return;
  const { value } = select;
  select.replaceChildren(...drawn.childNodes);
  const still = [...select.options].some((option) => option.value === value && !option.disabled);
  select.value = still ? value : renderedChoice(select);
}

function isTick(field: RenderedField): field is HTMLInputElement {
  return isInput(field) && (field.type === "checkbox" || field.type === "radio");
}

function renderedChoice({ options }: HTMLSelectElement): string {
  const drawn = [...options];
  return (drawn.findLast((option) => option.defaultSelected) ?? drawn.find((option) => !option.disabled))?.value ?? "";
}
