import { setInputAttributes } from "./set-input-attributes.ts";
import type { FormInputConfig, SelectInputConfig } from "./form-field-types.ts";
import { optionElements, prepareSelectOptionGroups } from "./select-options.ts";

/** A checkbox; it is checked by its attribute, so that the state survives serializing to HTML. */
export function createCheckboxInput(config: FormInputConfig<boolean>): HTMLInputElement {
  const input = document.createElement("input");
  input.type = "checkbox";
  input.toggleAttribute("checked", config.value === true);
  setInputAttributes(input, config);
  return input;
}

export function createTextInput(config: FormInputConfig<string>): HTMLInputElement {
  const input = document.createElement("input");
  input.type = "text";
  input.setAttribute("value", config.value ?? "");
  setInputAttributes(input, config);
  return input;
}

export function createTextareaInput(config: FormInputConfig<string> & { rows?: number }): HTMLTextAreaElement {
  const input = document.createElement("textarea");
  input.textContent = config.value ?? "";
  setInputAttributes(input, config);
  if (config.rows !== undefined) input.setAttribute("rows", String(config.rows));
  return input;
}

export function createNumberInput(
  config: FormInputConfig<number> & { min?: number; max?: number; step?: number | "any" },
): HTMLInputElement {
  const input = document.createElement("input");
  input.type = "number";
  for (const limit of ["min", "max"] as const) {
    const value = config[limit];
    if (typeof value === "number" && Number.isFinite(value)) input.setAttribute(limit, String(value));
  }
  input.setAttribute("step", String(config.step ?? "any"));
  if (config.value !== undefined && config.value !== null) input.setAttribute("value", String(config.value));
  setInputAttributes(input, config);
  return input;
}

/** A select, or one of the multiple-choice elements if `type` says so. */
export function createSelectInput(config: FormInputConfig & SelectInputConfig): HTMLElement {
  if (config.type === "multi" || config.type === "checkboxes") return createMultiSelectInput(config);
  const select = document.createElement("select");
  select.append(...optionElements(prepareSelectOptionGroups(config)));
  setInputAttributes(select, config);
  return select;
}

export function createMultiSelectInput(config: FormInputConfig & SelectInputConfig): HTMLElement {
  const element = document.createElement(config.type === "checkboxes" ? "multi-checkbox" : "multi-select");
  element.append(...optionElements(prepareSelectOptionGroups(config)));
  setInputAttributes(element, config);
  return element;
}

/** A `<prose-mirror>` editor; `value` is the stored text, `enriched` its display while closed. */
export function createEditorInput(
  config: FormInputConfig<string> & {
    height?: number;
    toggled?: boolean;
    collaborate?: boolean;
    documentUUID?: string;
    enriched?: string;
    engine?: string;
  },
): HTMLElement {
  const element = document.createElement("prose-mirror");
  element.setAttribute("value", config.value ?? "");
  if (config.toggled) element.setAttribute("toggled", "");
  if (config.collaborate) element.setAttribute("collaborate", "");
  if (config.documentUUID) element.dataset["documentUuid"] = config.documentUUID;
  if (config.height !== undefined) element.style.height = `${config.height}px`;
  if (config.enriched) element.innerHTML = config.enriched;
  setInputAttributes(element, config);
  return element;
}
