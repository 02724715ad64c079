import { asText } from "../../../../common/as-text.ts";
import Handlebars from "handlebars";
import { createNumberInput } from "../../fields/create-inputs.ts";
import type { FormInputConfig, FormSelectOption } from "../../fields/form-field-types.ts";
import { optionElements, prepareSelectOptionGroups } from "../../fields/select-options.ts";
import { localize } from "../../platform.ts";
import { hashOf, type HelperOptions } from "./helper-options.ts";

type Choices = Record<string, string | FormSelectOption> | readonly (string | FormSelectOption)[];

interface SelectHash {
  selected: unknown;
  localize: boolean;
  blank: string;
  sort: boolean;
  inverted: boolean;
  groups: string[];
  nameAttr: string;
  valueAttr: string;
  labelAttr: string;
}

function asHtml(elements: readonly Element[]): Handlebars.SafeString {
  return new Handlebars.SafeString(elements.map((element) => element.outerHTML).join(""));
}

/**
 * The options of a select. `choices` maps values to labels (`inverted`: labels to values) or to objects, or is a list of objects;
 * `nameAttr`/`valueAttr` and `labelAttr` name the properties of such objects.
 */
export function selectOptions(choices: Choices, options: HelperOptions): Handlebars.SafeString {
  const hash = hashOf<SelectHash>(options);
  const selected = hash.selected instanceof Set ? [...hash.selected] : hash.selected;
  const groups = prepareSelectOptionGroups({
    options: Object.entries<string | FormSelectOption>(choices ?? {}).map(([key, choice]) => selectOption(key, choice, hash)),
    value: selected,
    ...(hash.blank === undefined ? {} : { blank: hash.blank }),
    ...(hash.groups === undefined ? {} : { groups: hash.groups }),
    localize: hash.localize ?? false,
    sort: hash.sort ?? false,
  });
  return asHtml(optionElements(groups));
}

function selectOption(key: string, choice: string | FormSelectOption, hash: Partial<SelectHash>): FormSelectOption {
  if (typeof choice !== "object" || choice === null) {
    return hash.inverted ? { value: choice, label: key } : { value: key, label: String(choice) };
  }
  const valueAttr = hash.valueAttr ?? hash.nameAttr ?? "value";
  const own = choice[valueAttr] ?? key;
  const value = typeof own === "number" ? own : asText(own);
  const label = choice[hash.labelAttr ?? "label"] ?? value;
  return { ...choice, value, label: asText(label) };
}

/** Radio buttons, one for each choice. */
export function radioBoxes(name: string, choices: Record<string, string>, options: HelperOptions): Handlebars.SafeString {
  const hash = hashOf<{ checked: unknown; localize: boolean }>(options);
  const boxes = Object.entries(choices).map(([value, text]) => {
    const label = document.createElement("label");
    label.className = "checkbox";
    const input = document.createElement("input");
    input.type = "radio";
    input.setAttribute("name", name);
    input.setAttribute("value", value);
    input.toggleAttribute("checked", value === asText(hash.checked ?? ""));
    label.append(input, ` ${hash.localize ? localize(text) : text}`);
    return label;
  });
  return asHtml(boxes);
}

/** A number input; the named parameters are its attributes. */
export function numberInput(value: unknown, options: HelperOptions): Handlebars.SafeString {
  const { class: classes, ...hash } = hashOf<FormInputConfig<number> & { class: string; min: number; max: number; step: number }>(
    options,
  );
  const number = value === "" || value === null || value === undefined ? undefined : Number(value);
  const input = createNumberInput({
    ...hash,
    name: hash.name ?? "",
    ...(classes === undefined ? {} : { classes }),
    ...(number === undefined ? {} : { value: number }),
  });
  return asHtml([input]);
}

/** A file picker element (deprecated in core; write `<file-picker>`). */
export function filePicker(options: HelperOptions): Handlebars.SafeString {
  const { target, type } = hashOf<{ target: string; type: string }>(options);
  if (!target) throw new Error("You must define the name of the target field.");
  const element = document.createElement("file-picker");
  element.setAttribute("name", target);
  if (type) element.setAttribute("type", type);
  return asHtml([element]);
}

/** A range picker element (deprecated in core; write `<range-picker>`). */
export function rangePicker(options: HelperOptions): Handlebars.SafeString {
  const { name, value, min, max, step } = hashOf<Record<"name" | "value" | "min" | "max" | "step", string | number>>(options);
  const element = document.createElement("range-picker");
  const attributes = { name, value: value ?? 0, min, max, step };
  for (const [attribute, setting] of Object.entries(attributes))
    if (setting !== undefined) element.setAttribute(attribute, String(setting));
  return asHtml([element]);
}

/** A text with an editor round it: `{{editor content target="system.notes" editable=editable}}` (DOC handlebars.editor). */
export function editor(content: unknown, options: HelperOptions): Handlebars.SafeString {
  const { target = "", editable = true, class: own = "" } = hashOf<{ target: string; editable: boolean; class: string }>(options);
  const element = document.createElement(editable ? "prose-mirror" : "div");
  element.className = `editor ${own}`.trim();
  if (editable) {
    element.setAttribute("name", target);
    element.setAttribute("value", asText(content ?? ""));
  }
  element.innerHTML = asText(content ?? "");
  return asHtml([element]);
}

/** 13 only: marks the chosen option of the block (deprecated since 12). */
export function select(this: unknown, selected: unknown, options: HelperOptions & { fn: (context: unknown) => string }): string {
  const holder = document.createElement("template");
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- Handlebars calls a block helper with its context as `this`.
  holder.innerHTML = `<select>${options.fn(this)}</select>`;
  const wanted = (Array.isArray(selected) ? selected : [selected]).map(asText);
  for (const option of holder.content.querySelectorAll("option"))
    if (wanted.includes(option.value)) option.setAttribute("selected", "");
  return holder.content.querySelector("select")?.innerHTML ?? "";
}
