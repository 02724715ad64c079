import * as ours from "../../../common/ours.ts";
import { setInputAttributes } from "../fields/set-input-attributes.ts";
import type { FormInputConfig } from "../fields/form-field-types.ts";
import { element } from "../element.ts";
import { AbstractFormInputElement, keepInside } from "./abstract-form-input-element.ts";

/** Code or data; on the Table a plain monospaced text field. */
export class HTMLCodeMirrorElement extends AbstractFormInputElement<string> {
  static override tagName = "code-mirror";
  #text!: HTMLTextAreaElement;

  /** @param config `language` is kept as an attribute: the Table colors no code */
  static create({ language, ...config }: FormInputConfig<string> & { language?: string }): HTMLCodeMirrorElement {
    const editor = new HTMLCodeMirrorElement();
    setInputAttributes(editor, config);
    if (language) editor.setAttribute("language", language);
    editor.setAttribute("value", config.value ?? "");
    return editor;
  }

  protected override [ours.readInitialValue](): void {
    this._setValue(this.getAttribute("value") ?? this.textContent ?? "");
  }

  protected override _buildElements(): HTMLElement[] {
    this.#text = element("textarea", { spellcheck: "false", rows: "12" });
    this[ours.primaryInput] = this.#text;
    return [this.#text];
  }

  protected override _refresh(): void {
    this.#text.value = this._value ?? "";
  }

  protected override _activateListeners(): void {
    keepInside(this.#text);
    this.#text.addEventListener("input", () => this._setValue(this.#text.value));
    this.#text.addEventListener("change", () => this[ours.changed]());
  }
}
