import { asText } from "../../../common/as-text.ts";
import { readFormField } from "./read-form-field.ts";

type FormField = HTMLElement & { name: string; value: unknown; disabled?: boolean; readOnly?: boolean; type?: string };

export interface FormDataExtendedOptions {
  /** Types by field name, overriding those in the form. */
  dtypes?: Record<string, string>;
  editors?: Record<string, unknown>;
  /** Include disabled fields. */
  disabled?: boolean;
  /** Include readonly fields. */
  readonly?: boolean;
}

/**
 * A form's data, with the types its fields declare: `object` maps each name to a string, number, boolean, array or null. Source:
 * platform.md §4.1; the public API page of FormDataExtended.
 */
export class FormDataExtended extends FormData {
  readonly dtypes: Record<string, string>;
  readonly editors: Record<string, unknown>;
  readonly #object: Record<string, unknown> = {};

  constructor(
    form: HTMLFormElement,
    { dtypes = {}, editors = {}, disabled = false, readonly = true }: FormDataExtendedOptions = {},
  ) {
    super();
    this.dtypes = { ...dtypes };
    this.editors = editors;
    this.process(form, { disabled, readonly });
  }

  /** The processed values by field name. Names with dots are left as they are. */
  get object(): Record<string, unknown> {
    return this.#object;
  }

  process(form: HTMLFormElement, { disabled = false, readonly = true }: { disabled?: boolean; readonly?: boolean } = {}): void {
    for (const [name, fields] of fieldsByName(form)) {
      const usable = fields.filter((field) => (disabled || !isDisabled(field)) && (readonly || !field.readOnly));
      if (usable.length > 0) this.#put(name, readFormField(usable, fields.length, this.dtypes));
    }
    for (const element of form.querySelectorAll<HTMLElement>("[data-edit]")) {
      const name = element.dataset["edit"];
      if (!name || name in this.#object || (!disabled && isDisabled(element))) continue;
      this.#put(name, element instanceof HTMLImageElement ? element.getAttribute("src") : element.innerHTML.trim());
    }
  }

  #put(name: string, value: unknown): void {
    if (value === undefined) return;
    this.#object[name] = value;
    this.set(name, asText(value));
  }
}

const WITHOUT_VALUE = ["BUTTON", "FIELDSET", "OUTPUT", "OBJECT"];
const WITHOUT_VALUE_TYPES = ["button", "submit", "reset", "image", "file"];

function fieldsByName(form: HTMLFormElement): Map<string, FormField[]> {
  const fields = new Map<string, FormField[]>();
  for (const field of form.elements) {
    if (!isField(field) || !field.name || isWithoutValue(field)) continue;
    fields.set(field.name, [...(fields.get(field.name) ?? []), field]);
  }
  return fields;
}

function isField(element: Element): element is FormField {
  return "name" in element && "value" in element;
}

function isWithoutValue({ tagName, type = "" }: FormField): boolean {
  return WITHOUT_VALUE.includes(tagName) || (tagName === "INPUT" && WITHOUT_VALUE_TYPES.includes(type));
}

function isDisabled(field: HTMLElement): boolean {
  return (
    ("disabled" in field && field.disabled === true) || field.matches(":disabled") || field.closest("fieldset:disabled") !== null
  );
}
