import type { DataField } from "../../../common/data/fields/data-field.ts";
import { isFunction, type PlainObject } from "../../../common/plain-object.ts";
import { createFormGroup } from "./create-form-group.ts";
import { fieldInput } from "./field-input.ts";
import { madeElement } from "./made-element.ts";

/** A field as a row of a form: its label, its input, its hint. A `widget` renders the whole row itself. */
export function fieldGroup(field: DataField, groupConfig: PlainObject, inputConfig: PlainObject): HTMLElement {
  const { widget, ...config } = groupConfig;
  if (isFunction(widget)) return madeElement(widget(field, config, inputConfig), `The widget of "${field.fieldPath}"`);
  const input = config["input"] instanceof HTMLElement ? config["input"] : fieldInput(field, inputConfig);
  const labels = { label: field.label || field.fieldPath, hint: field.hint };
  return createFormGroup({ ...labels, ...config, input });
}
