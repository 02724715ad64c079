import * as ours from "../../../common/ours.ts";
import { setInputAttributes } from "../fields/set-input-attributes.ts";
import type { FormInputConfig } from "../fields/form-field-types.ts";
import { element } from "../element.ts";
import { pickFile } from "../open-later.ts";
import { localizeOr } from "../platform.ts";
import { AbstractFormInputElement, keepInside } from "./abstract-form-input-element.ts";

/** The path of a file: typed, or chosen in the file picker. */
export class HTMLFilePickerElement extends AbstractFormInputElement<string> {
  static override tagName = "file-picker";

  input!: HTMLInputElement;
  button!: HTMLButtonElement;

  static create(config: FormInputConfig<string> & { type?: string; noupload?: boolean }): HTMLFilePickerElement {
    const picker = new HTMLFilePickerElement();
    setInputAttributes(picker, config);
    if (config.type) picker.setAttribute("type", config.type);
    if (config.noupload) picker.setAttribute("noupload", "");
    picker.setAttribute("value", config.value ?? "");
    return picker;
  }

  get type(): string {
    return this.getAttribute("type") ?? "any";
  }

  set type(type: string) {
    this.setAttribute("type", type);
  }

  get noupload(): boolean {
    return this.hasAttribute("noupload");
  }

  set noupload(noupload: boolean) {
    this.toggleAttribute("noupload", noupload);
  }

  protected override _buildElements(): HTMLElement[] {
    this.input = element("input", {
      type: "text",
      class: "image",
      placeholder: this.getAttribute("placeholder") ?? "path/to/file.ext",
    });
    this[ours.primaryInput] = this.input;
    const label = localizeOr("FILES.BrowseTooltip", "Browse Files");
    this.button = element("button", {
      type: "button",
      class: "fa-solid fa-file-import fa-fw icon",
      "aria-label": label,
      "data-tooltip": "",
    });
    return [this.input, this.button];
  }

  protected override _refresh(): void {
    this.input.value = this._value ?? "";
  }

  protected override _activateListeners(): void {
    keepInside(this.input);
    this.input.addEventListener("change", () => this.#take(this.input.value.trim()));
    this.button.addEventListener("click", () => void this.#browse());
  }

  async #browse(): Promise<void> {
    const chosen = await pickFile({ type: this.type, current: this.value });
    if (chosen !== null) this.#take(chosen);
    this.input.focus();
  }

  #take(path: string): void {
    this._setValue(path);
    this[ours.changed]();
  }
}
