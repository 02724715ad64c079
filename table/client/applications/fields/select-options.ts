import { asText } from "../../../common/as-text.ts";
import { localize } from "../platform.ts";
import type { FormSelectOption, SelectInputConfig, SelectOptionGroup } from "./form-field-types.ts";

/** Choices in their groups; those without a group come first. */
export function prepareSelectOptionGroups(config: SelectInputConfig): SelectOptionGroup[] {
  const chosen = new Set([config.value].flat().map((value) => asText(value)));
  const groups = new Map<string, SelectOptionGroup["options"]>();
  for (const group of ["", ...(config.groups ?? [])]) groups.set(group, []);
  for (const option of config.options) {
    const group = option.group ?? "";
    const options = groups.get(group) ?? [];
    groups.set(group, options);
    options.push(prepareOption(option, config, chosen));
  }
  if (config.sort) for (const options of groups.values()) options.sort((a, b) => a.label.localeCompare(b.label));
  if (config.blank !== undefined) groups.get("")?.unshift(blankOption(config, chosen));
  return [...groups]
    .filter(([, options]) => options.length > 0)
    .map(([group, options]) => (group === "" ? { options } : { group: config.localize ? localize(group) : group, options }));
}

function prepareOption(
  option: FormSelectOption,
  config: SelectInputConfig,
  chosen: ReadonlySet<string>,
): SelectOptionGroup["options"][number] {
  const value = option[config.valueAttr ?? "value"] ?? "";
  const label = asText(option[config.labelAttr ?? "label"] ?? value);
  return {
    value: typeof value === "number" ? value : asText(value),
    label: config.localize ? localize(label) : label,
    selected: option.selected ?? chosen.has(asText(value)),
    disabled: option.disabled ?? false,
    rule: option.rule ?? false,
  };
}

function blankOption(config: SelectInputConfig, chosen: ReadonlySet<string>): SelectOptionGroup["options"][number] {
  const blank = config.blank ?? "";
  const nothing = config.value === undefined || config.value === null || chosen.has("");
  return {
    value: "",
    label: config.localize && blank ? localize(blank) : blank,
    selected: nothing,
    disabled: false,
    rule: false,
  };
}

type OptionElement = HTMLOptionElement | HTMLOptGroupElement | HTMLHRElement;

/** The option elements of a select. */
export function optionElements(
  groups: readonly SelectOptionGroup[],
): (HTMLOptionElement | HTMLOptGroupElement | HTMLHRElement)[] {
  return groups.flatMap(({ group, options }): OptionElement[] => {
    const elements = options.map((option): OptionElement => {
      if (option.rule) return document.createElement("hr");
      const element = document.createElement("option");
      element.value = String(option.value);
      element.textContent = option.label;
      element.toggleAttribute("selected", option.selected);
      element.toggleAttribute("disabled", option.disabled);
      return element;
    });
    if (group === undefined) return elements;
    const optgroup = document.createElement("optgroup");
    optgroup.label = group;
    optgroup.append(...elements);
    return [optgroup];
  });
}
