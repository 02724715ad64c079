import { asText } from "../../../common/as-text.ts";
import { DataField } from "../../../common/data/fields/data-field.ts";
import type { SettingConfig } from "../../core/setting-config.ts";
import { createFormGroup } from "../fields/create-form-group.ts";
import { createCheckboxInput, createNumberInput, createSelectInput, createTextInput } from "../fields/create-inputs.ts";
import { fieldGroup } from "../fields/field-group.ts";
import type { FormInputConfig } from "../fields/form-field-types.ts";
import { localize, localizeOr } from "../platform.ts";

function sourceOf(value: unknown): unknown {
  return value instanceof Set ? [...value] : value;
}

/**
 * A setting as a row of the settings window; undefined for settings of a type without an input.
 * @param value the current value
 */
export function settingFormGroup(setting: SettingConfig, value: unknown, rootId: string): HTMLElement | undefined {
  const label = localize(setting.name ?? setting.id);
  const hint = [setting.hint ? localize(setting.hint) : "", setting.requiresReload ? reloadWords() : ""]
    .filter(Boolean)
    .join(" ");
  const group = { label, hint, rootId };
  if (setting.type instanceof DataField) {
    return fieldGroup(
      setting.type,
      { ...group, label: label || setting.type.label, rootId },
      { name: setting.id, value: sourceOf(value) },
    );
  }
  const input = settingInput(setting, value);
  return input ? createFormGroup({ ...group, input }) : undefined;
}

function reloadWords(): string {
  return localizeOr("SETTINGS.NeedsReload", "Takes effect after reloading.");
}

function settingInput(setting: SettingConfig, value: unknown): HTMLElement | undefined {
  const config: FormInputConfig<never> = { name: setting.id, value: value as never };
  const dtype = setting.type === Number ? "Number" : "String";
  if (setting.choices) {
    const options = Object.entries(setting.choices).map(([choice, text]) => ({ value: choice, label: localize(text) }));
    return createSelectInput({ ...config, options, dataset: { dtype } });
  }
  if (setting.type === Boolean) return createCheckboxInput(config);
  if (setting.type === Number) return setting.range ? rangeInput(setting, config) : createNumberInput(config);
  if (setting.filePicker) {
    const picker = document.createElement("file-picker");
    picker.setAttribute("name", setting.id);
    picker.setAttribute("value", asText(value));
    if (typeof setting.filePicker === "string") picker.setAttribute("type", setting.filePicker);
    return picker;
  }
  return setting.type === String || setting.type === undefined ? createTextInput(config) : undefined;
}

function rangeInput(setting: SettingConfig, config: FormInputConfig<never>): HTMLElement {
  const picker = document.createElement("range-picker");
  picker.setAttribute("name", setting.id);
  const { min = 0, max = 1, step = 1 } = setting.range ?? {};
  for (const [name, entry] of Object.entries({ min, max, step, value: Number(config.value) }))
    picker.setAttribute(name, String(entry));
  return picker;
}
