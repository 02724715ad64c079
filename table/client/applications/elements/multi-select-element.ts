import * as ours from "../../../common/ours.ts";
import { createMultiSelectInput } from "../fields/create-inputs.ts";
import type { FormInputConfig, SelectInputConfig } from "../fields/form-field-types.ts";
import { element } from "../element.ts";
import { ofClass } from "./of-class.ts";
import { AbstractMultiSelectElement } from "./abstract-multi-select-element.ts";
import { keepInside } from "./abstract-form-input-element.ts";
import { fillTags, tagList } from "./tag-list.ts";

/** Several choices: a select that adds, and tags for the chosen ones. */
export class HTMLMultiSelectElement extends AbstractMultiSelectElement {
  static override tagName = "multi-select";
  #tags!: HTMLElement;
  #select!: HTMLSelectElement;

  static create(config: FormInputConfig & SelectInputConfig): HTMLMultiSelectElement {
    return ofClass(HTMLMultiSelectElement, createMultiSelectInput({ ...config, type: "multi" }));
  }

  protected override _buildElements(): HTMLElement[] {
    this.#tags = tagList();
    this.#select = element("select");
    this[ours.primaryInput] = this.#select;
    return [this.#tags, this.#select];
  }

  protected override _refresh(): void {
    const chosen = new Set(this._getValue());
    const tags = this._choices.filter(({ value }) => chosen.has(value)).map(({ value, label }) => ({ key: value, label }));
    fillTags(this.#tags, tags, this.editable, (key) => this.unselect(key));
    const groups = Map.groupBy(this._choices, ({ group }) => group);
    const left = [...groups].flatMap(([group, choices]) => {
      const options = choices.map(({ value, label, disabled }) =>
        element("option", { value, disabled: disabled || chosen.has(value) }, label),
      );
      return group ? [element("optgroup", { label: group }, ...options)] : options;
    });
    this.#select.replaceChildren(element("option", { value: "" }, ""), ...left);
  }

  protected override _toggleDisabled(disabled: boolean): void {
    super._toggleDisabled(disabled);
    this._refresh();
  }

  protected override _activateListeners(): void {
    keepInside(this.#select);
    this.#select.addEventListener("change", () => {
      const { value } = this.#select;
      if (value) this.select(value);
      this.#select.focus();
    });
  }
}
