import { createMultiSelectInput } from "../fields/create-inputs.ts";
import type { FormInputConfig, SelectInputConfig } from "../fields/form-field-types.ts";
import { element } from "../element.ts";
import { ofClass } from "./of-class.ts";
import { keepInside } from "./abstract-form-input-element.ts";
import { AbstractMultiSelectElement, type Choice } from "./abstract-multi-select-element.ts";

/** Several choices, each with a checkbox. */
export class HTMLMultiCheckboxElement extends AbstractMultiSelectElement {
  static override tagName = "multi-checkbox";
  #boxes: HTMLInputElement[] = [];

  static create(config: FormInputConfig & SelectInputConfig): HTMLMultiCheckboxElement {
    return ofClass(HTMLMultiCheckboxElement, createMultiSelectInput({ ...config, type: "checkboxes" }));
  }

  protected override _buildElements(): HTMLElement[] {
    const groups = Map.groupBy(this._choices, ({ group }) => group);
    return [...groups].flatMap(([group, choices]) => {
      const labels = choices.map((choice) => this.#labelled(choice));
      return group ? [element("fieldset", { class: "checkbox-group" }, element("legend", {}, group), ...labels)] : labels;
    });
  }

  #labelled(choice: Choice): HTMLElement {
    const box = element("input", { type: "checkbox", value: choice.value, disabled: choice.disabled });
    this.#boxes.push(box);
    return element("label", { class: "checkbox" }, box, ` ${choice.label}`);
  }

  protected override _refresh(): void {
    const chosen = new Set(this._getValue());
    for (const box of this.#boxes) box.checked = chosen.has(box.value);
  }

  protected override _activateListeners(): void {
    for (const box of this.#boxes) {
      keepInside(box);
      box.addEventListener("change", () => (box.checked ? this.select(box.value) : this.unselect(box.value)));
    }
  }
}
