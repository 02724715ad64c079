/** What a field can hold once it is read. */
export type FieldValue = string | number | boolean | null;

/** A field a person types into: its words can be half written. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Elements may belong to another window, so their class is not asked. */
export function isTextField(element: Element | null): element is TextField {
  if (!element) return false;
  return element.matches('textarea, input[type="text"]');
}

/** Typed but not written yet. */
export function isHalfWritten(field: TextField): boolean {
  return field.value !== field.defaultValue;
}
