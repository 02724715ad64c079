import * as ours from "../../../common/ours.ts";
import { setInputAttributes } from "../fields/set-input-attributes.ts";
import type { FormInputConfig } from "../fields/form-field-types.ts";
import { element } from "../element.ts";
import { AbstractFormInputElement, keepInside } from "./abstract-form-input-element.ts";

/** A number within limits: with a slider, or typed. */
export class HTMLRangePickerElement extends AbstractFormInputElement<number> {
  static override tagName = "range-picker";
  #range!: HTMLInputElement;
  #number!: HTMLInputElement;

  static create(config: FormInputConfig<number> & { min?: number; max?: number; step?: number }): HTMLRangePickerElement {
    const picker = new HTMLRangePickerElement();
    setInputAttributes(picker, config);
    for (const name of ["value", "min", "max", "step"] as const) {
      if (config[name] !== undefined) picker.setAttribute(name, String(config[name]));
    }
    return picker;
  }

  get valueAsNumber(): number {
    return this.value;
  }

  protected override [ours.readInitialValue](): void {
    this._setValue(Number(this.getAttribute("value") ?? this.getAttribute("min") ?? 0));
  }

  protected override _setValue(value: number): void {
    const [min, max] = [this.#limit("min", -Infinity), this.#limit("max", Infinity)];
    super._setValue(Number.isFinite(value) ? Math.min(Math.max(value, min), max) : Math.max(min, 0));
  }

  #limit(name: string, otherwise: number): number {
    const text = this.getAttribute(name);
    return text === null || text === "" ? otherwise : Number(text);
  }

  protected override _buildElements(): HTMLElement[] {
    const limits = { min: this.getAttribute("min"), max: this.getAttribute("max"), step: this.getAttribute("step") ?? "1" };
    this.#range = element("input", { type: "range", ...limits, tabindex: "-1", "aria-hidden": "true" });
    this.#number = element("input", { type: "number", ...limits });
    this[ours.primaryInput] = this.#number;
    return [this.#range, this.#number];
  }

  protected override _refresh(): void {
    for (const input of [this.#range, this.#number]) input.value = String(this._value ?? 0);
  }

  protected override _activateListeners(): void {
    this.#range.addEventListener("input", () => (this.#number.value = this.#range.value));
    for (const input of [this.#range, this.#number]) {
      keepInside(input);
      input.addEventListener("change", () => {
        this._setValue(input.valueAsNumber);
        this[ours.changed]();
      });
    }
  }
}
