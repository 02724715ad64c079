import Handlebars from "handlebars";
import { hashOf, type HelperOptions } from "./helper-options.ts";

/** The part of a data field these helpers use. */
interface FieldWithForm {
  toInput(config: Record<string, unknown>): HTMLElement | HTMLCollection;
  toFormGroup(groupConfig: Record<string, unknown>, inputConfig: Record<string, unknown>): HTMLElement;
}

interface GroupHash {
  classes: string | string[];
  label: string;
  hint: string;
  rootId: string;
  stacked: boolean;
  units: string;
  widget: unknown;
}

function isField(field: unknown): field is FieldWithForm {
  return typeof field === "object" && field !== null && "toInput" in field && "toFormGroup" in field;
}

function fieldName(value: unknown): string {
  return value === undefined ? "undefined" : typeof value;
}

/**
 * A data field as a row of a form. Named parameters the row does not know are passed to the input.
 * @throws if the first parameter is no data field
 */
export function formGroup(field: unknown, options: HelperOptions): Handlebars.SafeString {
  if (!isField(field)) throw new Error(`Non-DataField passed to formGroup as the first parameter: ${fieldName(field)}`);
  const { classes, label, hint, rootId, stacked, units, widget, ...inputConfig } = hashOf<GroupHash & Record<string, unknown>>(
    options,
  );
  const groupConfig: Record<string, unknown> = {
    label,
    hint,
    rootId,
    stacked,
    units,
    widget,
    localize: inputConfig["localize"],
    classes: typeof classes === "string" ? classes.split(/\s+/).filter(Boolean) : (classes ?? []),
  };
  for (const [key, value] of Object.entries(groupConfig)) if (value === undefined) delete groupConfig[key];
  return new Handlebars.SafeString(field.toFormGroup(groupConfig, inputConfig).outerHTML);
}

/**
 * A data field's input alone.
 * @throws if the first parameter is no data field
 */
export function formInput(field: unknown, options: HelperOptions): Handlebars.SafeString {
  if (!isField(field)) throw new Error(`Non-DataField passed to formInput as the first parameter: ${fieldName(field)}`);
  const input = field.toInput({ ...options.hash });
  const html = input instanceof HTMLCollection ? [...input].map((element) => element.outerHTML).join("") : input.outerHTML;
  return new Handlebars.SafeString(html);
}
