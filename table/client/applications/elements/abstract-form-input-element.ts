import * as ours from "../../../common/ours.ts";
/** An element that lives on when its window is moved to another browser window: the base of those of generation 14 (DOC v14). */
export abstract class AdoptableHTMLElement extends HTMLElement {}

/** A form field with one value that consists of several inputs. Source: platform.md §4.4; the public API pages. */
export abstract class AbstractFormInputElement<T = unknown> extends AdoptableHTMLElement {
  static tagName: string;
  static readonly formAssociated = true;
  static readonly observedAttributes: readonly string[] = ["disabled", "readonly", "placeholder"];

  protected readonly _internals: ElementInternals;
  /** The inner input that takes the focus. */
  protected [ours.primaryInput]: HTMLElement | undefined;
  protected _value: T | undefined;
  #built = false;
  #disabledBySet = false;

  constructor() {
    super();
    this._internals = this.attachInternals();
    this.addEventListener("click", (event) => this._onClick(event));
  }

  get name(): string {
    return this.getAttribute("name") ?? "";
  }

  set name(name: string) {
    this.setAttribute("name", name);
  }

  get value(): T {
    return this._getValue();
  }

  set value(value: T) {
    this._setValue(value);
    this[ours.changed](false);
  }

  get form(): HTMLFormElement | null {
    return this._internals.form;
  }

  get disabled(): boolean {
    return this.hasAttribute("disabled") || this.#disabledBySet;
  }

  set disabled(disabled: boolean) {
    this.toggleAttribute("disabled", disabled);
  }

  get editable(): boolean {
    return !this.disabled && !this.hasAttribute("readonly");
  }

  override focus(options?: FocusOptions): void {
    if (this[ours.primaryInput]) this[ours.primaryInput].focus(options);
    else super.focus(options);
  }

  connectedCallback(): void {
    if (!this.#built) {
      this.#built = true;
      this[ours.readInitialValue]();
      this.replaceChildren(...this._buildElements());
      this._activateListeners();
    }
    this.#nameInputs();
    this._refresh();
    this._toggleDisabled(!this.editable);
  }

  disconnectedCallback(): void {}

  attributeChangedCallback(): void {
    if (this.#built) this._toggleDisabled(!this.editable);
  }

  formDisabledCallback(disabled: boolean): void {
    this.#disabledBySet = disabled;
    if (this.#built) this._toggleDisabled(!this.editable);
  }

  /** Reads the value from the markup. */
  protected [ours.readInitialValue](): void {
    this._setValue((this.getAttribute("value") ?? "") as T);
  }

  protected _getValue(): T {
    return this._value as T;
  }

  protected _setValue(value: T): void {
    this._value = value;
  }

  protected abstract _buildElements(): HTMLElement[];

  /** A click on the label targets the element itself. */
  protected _onClick(event: PointerEvent): void {
    if (event.target === this) this[ours.primaryInput]?.focus();
  }

  /** Gives an inner input what the element's attributes say of it; a subclass calls it for those it makes. */
  protected _applyInputAttributes(input: HTMLInputElement): void {
    for (const name of ["required", "readonly"]) input.toggleAttribute(name, this.hasAttribute(name));
    const placeholder = this.getAttribute("placeholder");
    if (placeholder !== null) input.setAttribute("placeholder", placeholder);
  }

  /** Displays the value. */
  protected _refresh(): void {}

  protected _activateListeners(): void {}

  protected _toggleDisabled(disabled: boolean): void {
    for (const input of this.querySelectorAll<HTMLInputElement>("input, select, textarea, button")) input.disabled = disabled;
  }

  /** The value changed: displays it, and notifies listeners, above all the form. */
  protected [ours.changed](byPerson = true): void {
    if (this.#built) this._refresh();
    if (!byPerson) return;
    this.dispatchEvent(new Event("input", { bubbles: true, cancelable: true }));
    this.dispatchEvent(new Event("change", { bubbles: true, cancelable: true }));
  }

  /** The element's label names its first input; inner events are not the element's own. */
  #nameInputs(): void {
    const labels = [...this._internals.labels].map((label) => label.textContent?.trim()).filter(Boolean);
    const name = this.getAttribute("aria-label") ?? labels.join(" ") ?? "";
    if (name && this[ours.primaryInput] && !this[ours.primaryInput].hasAttribute("aria-label"))
      this[ours.primaryInput].setAttribute("aria-label", name);
  }
}

/** Events of an inner input stay inside; the element dispatches its own. */
export function keepInside(input: HTMLElement): void {
  for (const type of ["input", "change"]) input.addEventListener(type, (event) => event.stopPropagation());
}
