import * as ours from "../../../common/ours.ts";
import type { FormInputConfig } from "../fields/form-field-types.ts";
import { setInputAttributes } from "../fields/set-input-attributes.ts";
import { element } from "../element.ts";
import { AbstractFormInputElement, keepInside } from "./abstract-form-input-element.ts";

/** A formula of dice and data, typed. Generation 14 has an editor beside it; the Table has none. */
export class HTMLFormulaInputElement extends AbstractFormInputElement<string> {
  static override tagName = "formula-input";
  #input!: HTMLInputElement;

  static create(config: FormInputConfig<string> & { context?: string }): HTMLFormulaInputElement {
    const formula = new HTMLFormulaInputElement();
    setInputAttributes(formula, config);
    if (config.context) formula.setAttribute("context", config.context);
    formula.setAttribute("value", config.value ?? "");
    return formula;
  }

  get input(): HTMLInputElement {
    return this.#input;
  }

  protected override [ours.readInitialValue](): void {
    this._setValue(this.getAttribute("value") ?? this.textContent.trim());
  }

  protected override _buildElements(): HTMLElement[] {
    const placeholder = this.getAttribute("placeholder") ?? "";
    this.#input = element("input", { type: "text", placeholder, autocomplete: "off", spellcheck: "false" });
    this[ours.primaryInput] = this.#input;
    return [this.#input];
  }

  protected override _refresh(): void {
    this.#input.value = this._value ?? "";
  }

  protected override _activateListeners(): void {
    keepInside(this.#input);
    this.#input.addEventListener("change", () => {
      this._setValue(this.#input.value);
      this[ours.changed]();
    });
  }
}
