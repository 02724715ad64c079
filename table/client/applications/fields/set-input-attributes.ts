import { localize } from "../platform.ts";
import type { FormInputConfig } from "./form-field-types.ts";

/** Sets the attributes every field has. */
export function setInputAttributes(input: HTMLElement, config: FormInputConfig): void {
  if (config.name) input.setAttribute("name", config.name);
  if (config.id) input.id = config.id;
  for (const attribute of ["required", "disabled", "readonly", "autofocus"] as const) {
    if (config[attribute] !== undefined) input.toggleAttribute(attribute, config[attribute]);
  }
  if (config.placeholder) input.setAttribute("placeholder", config.localize ? localize(config.placeholder) : config.placeholder);
  const classes = typeof config.classes === "string" ? config.classes.split(/\s+/) : (config.classes ?? []);
  input.classList.add(...classes.filter(Boolean));
  for (const [key, value] of Object.entries(config.dataset ?? {})) input.dataset[key] = value;
  for (const [key, value] of Object.entries(config.aria ?? {})) input.setAttribute(`aria-${key}`, value);
}
