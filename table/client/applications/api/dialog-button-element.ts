import { localize } from "../platform.ts";
import type { DialogButton } from "./dialog-types.ts";

/** A dialog's button. The default one is the form's submit button, so Enter presses it, and it gets the focus first. */
export function dialogButtonElement(button: DialogButton): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = button.type ?? (button.default ? "submit" : "button");
  element.dataset["action"] = button.action;
  if (button.class) element.classList.add(...button.class.split(/\s+/).filter(Boolean));
  if (button.style) Object.assign(element.style, button.style);
  if (button.default) element.classList.add("default");
  element.toggleAttribute("autofocus", button.default === true);
  element.disabled = button.disabled === true;
  if (button.icon) {
    const icon = document.createElement("i");
    icon.className = button.icon;
    icon.setAttribute("inert", "");
    element.append(icon);
  }
  const label = document.createElement("span");
  label.textContent = localize(button.label);
  element.append(label);
  return element;
}
