import * as ours from "../../../common/ours.ts";
import { AbstractFormInputElement } from "./abstract-form-input-element.ts";

export interface Choice {
  value: string;
  label: string;
  group: string;
  disabled: boolean;
}

/** Several of the choices given as option elements in the markup. */
export abstract class AbstractMultiSelectElement extends AbstractFormInputElement<string[]> {
  protected _choices: Choice[] = [];

  protected override [ours.readInitialValue](): void {
    const options = [...this.querySelectorAll("option")];
    this._choices = options.map((option) => ({
      value: option.value,
      label: option.label || option.textContent || option.value,
      group: option.closest("optgroup")?.label ?? "",
      disabled: option.disabled,
    }));
    const selected = options.filter((option) => option.hasAttribute("selected")).map((option) => option.value);
    const given = this.getAttribute("value");
    this._setValue(selected.length > 0 || given === null ? selected : given.split(",").filter(Boolean));
  }

  protected override _setValue(value: Iterable<string>): void {
    const known = new Set(this._choices.map((choice) => choice.value));
    super._setValue([...new Set(value)].filter((entry) => known.has(entry)));
  }

  protected override _getValue(): string[] {
    return [...(this._value ?? [])];
  }

  select(value: string): void {
    if (this._getValue().includes(value)) return;
    this._setValue([...this._getValue(), value]);
    this[ours.changed]();
  }

  unselect(value: string): void {
    this._setValue(this._getValue().filter((entry) => entry !== value));
    this[ours.changed]();
  }
}
