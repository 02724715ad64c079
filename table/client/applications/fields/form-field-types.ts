import type { Choices } from "../../../common/data/fields/choices.ts";

/** The options of every input builder. `value` is the field's current value. */
export interface FormInputConfig<T = unknown> {
  name: string;
  value?: T;
  id?: string;
  required?: boolean;
  disabled?: boolean;
  readonly?: boolean;
  autofocus?: boolean;
  localize?: boolean;
  placeholder?: string;
  classes?: string | string[];
  dataset?: Record<string, string>;
  aria?: Record<string, string>;
}

export interface FormGroupConfig {
  label?: string;
  hint?: string;
  input: HTMLElement;
  /** Prefix of the input's id, so that the same field can be in several windows. */
  rootId?: string;
  units?: string;
  classes?: string[];
  stacked?: boolean;
  localize?: boolean;
}

export interface FormSelectOption {
  value?: string | number;
  label?: string;
  group?: string;
  selected?: boolean;
  disabled?: boolean;
  /** A separator between options. */
  rule?: boolean;
  dataset?: Record<string, string>;
  [attribute: string]: unknown;
}

export interface SelectInputConfig {
  options: FormSelectOption[];
  value?: unknown;
  groups?: string[];
  /** Instead of `options`: the values a field may take. */
  choices?: Choices;
  /** The text of an empty first choice; without this there is none. */
  blank?: string;
  labelAttr?: string;
  valueAttr?: string;
  localize?: boolean;
  sort?: boolean;
  type?: "single" | "multi" | "checkboxes";
}

export interface SelectOptionGroup {
  group?: string;
  options: Required<Pick<FormSelectOption, "value" | "label" | "selected" | "disabled" | "rule">>[];
}
