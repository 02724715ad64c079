import type { DataField } from "../../../common/data/fields/data-field.ts";
import type { PlainObject } from "../../../common/plain-object.ts";
import { createFormGroup } from "./create-form-group.ts";
import { fieldInput } from "./field-input.ts";
import type { FormGroupConfig } from "./form-field-types.ts";

type Widget = (field: DataField, groupConfig: PlainObject, inputConfig: PlainObject) => HTMLElement;

/** A field as a row of a form: its label, its input, its hint. A `widget` renders the whole row itself. */
export function fieldGroup(field: DataField, groupConfig: PlainObject, inputConfig: PlainObject): HTMLElement {
  const { widget, ...config } = groupConfig;
  if (typeof widget === "function") return (widget as Widget)(field, config, inputConfig);
  const input = (config["input"] as HTMLElement | undefined) ?? fieldInput(field, inputConfig);
  const labels = { label: field.label || field.fieldPath, hint: field.hint };
  return createFormGroup({ ...labels, ...config, input } as FormGroupConfig);
}
