import * as ours from "../../../common/ours.ts";
import { setInputAttributes } from "../fields/set-input-attributes.ts";
import type { FormInputConfig } from "../fields/form-field-types.ts";
import { element } from "../element.ts";
import { localizeOr } from "../platform.ts";
import { AbstractFormInputElement, keepInside } from "./abstract-form-input-element.ts";

const COLOR = /^#[0-9a-f]{6}$/i;

/** A color: typed as #rrggbb, or picked. Empty for none. */
export class HTMLColorPickerElement extends AbstractFormInputElement<string> {
  static override tagName = "color-picker";
  #text!: HTMLInputElement;
  #picker!: HTMLInputElement;

  static create(config: FormInputConfig<string>): HTMLColorPickerElement {
    const picker = new HTMLColorPickerElement();
    setInputAttributes(picker, config);
    picker.setAttribute("value", config.value ?? "");
    return picker;
  }

  protected override _buildElements(): HTMLElement[] {
    this.#text = element("input", { type: "text", placeholder: this.getAttribute("placeholder") ?? "#rrggbb" });
    this.#picker = element("input", { type: "color", "aria-label": localizeOr("COLOR.Pick", "Pick a color") });
    this[ours.primaryInput] = this.#text;
    return [this.#text, this.#picker];
  }

  protected override _refresh(): void {
    const value = this._value ?? "";
    this.#text.value = value;
    this.#picker.value = COLOR.test(value) ? value : "#000000";
  }

  protected override _activateListeners(): void {
    for (const input of [this.#text, this.#picker]) {
      keepInside(input);
      input.addEventListener("change", () => this.#take(input.value.trim().toLowerCase()));
    }
  }

  #take(value: string): void {
    // An invalid color is ignored; the last one stays.
    if (value === "" || COLOR.test(value)) this._setValue(value);
    this[ours.changed]();
  }
}
