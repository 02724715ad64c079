import { localize } from "../platform.ts";
import type { FormGroupConfig } from "./form-field-types.ts";

/** A row of a form: label, input, hint. */
export function createFormGroup(config: FormGroupConfig): HTMLDivElement {
  const { input, rootId, units, stacked = false, classes = [] } = config;
  const words = (text: string): string => (config.localize ? localize(text) : text);
  const group = document.createElement("div");
  group.className = "form-group";
  group.classList.add(...classes);
  group.classList.toggle("stacked", stacked || input.tagName === "MULTI-CHECKBOX" || input.tagName === "PROSE-MIRROR");
  const name = input.getAttribute("name") ?? "";
  if (rootId && !input.id && name) input.id = [rootId, name].join("-").replaceAll(".", "-");
  const label = document.createElement("label");
  label.textContent = words(config.label ?? "");
  if (input.id) label.htmlFor = input.id;
  if (units) {
    const unit = document.createElement("span");
    unit.className = "units";
    unit.textContent = ` (${words(units)})`;
    label.append(unit);
  }
  const fields = document.createElement("div");
  fields.className = "form-fields";
  fields.append(input);
  group.append(label, fields);
  if (config.hint) {
    const hint = document.createElement("p");
    hint.className = "hint";
    hint.innerHTML = words(config.hint);
    group.append(hint);
  }
  return group;
}
