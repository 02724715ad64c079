import * as ours from "../../../../common/ours.ts";
import { createEditorInput } from "../../fields/create-inputs.ts";
import type { FormInputConfig } from "../../fields/form-field-types.ts";
import { element } from "../../element.ts";
import { localizeOr } from "../../platform.ts";
import { AbstractFormInputElement } from "../abstract-form-input-element.ts";
import { ofClass } from "../of-class.ts";
import { openTextEditor, type OpenEditor } from "./editor.ts";
import { isTurned } from "../../../../common/choices.ts";

export interface ProseMirrorInputConfig extends FormInputConfig<string> {
  toggled?: boolean;
  collaborate?: boolean;
  documentUUID?: string;
  enriched?: string;
  height?: number;
}

/** Puts a text into an open editor. Setting `value` does not: systems must not depend on it. UNCONFIRMED. */
export let replaceWritten: (field: HTMLProseMirrorElement, html: string) => void;

/**
 * Formatted text. With `toggled` it is shown enriched until its button opens the editor; saving closes it again. Without, the
 * editor is always open, and its text is taken when it loses the focus.
 * There is no collaborative editing: `collaborate` is accepted and has no effect.
 */
export class HTMLProseMirrorElement extends AbstractFormInputElement<string> {
  static {
    replaceWritten = (field, html) => field.#editor?.replace(html);
  }
  static override tagName = "prose-mirror";
  #enriched = "";
  #editor: OpenEditor | undefined;
  #button: HTMLButtonElement | undefined;
  #written = false;

  static create(config: ProseMirrorInputConfig): HTMLProseMirrorElement {
    return ofClass(HTMLProseMirrorElement, createEditorInput(config));
  }

  get #toggled(): boolean {
    return this.hasAttribute("toggled");
  }

  protected override [ours.readInitialValue](): void {
    this.#enriched = this.innerHTML.trim();
    this._setValue(this.getAttribute("value") ?? this.#enriched);
    // The text may be long; it is only stored once.
    this.removeAttribute("value");
  }

  protected override _getValue(): string {
    return this.#editor?.html() ?? this._value ?? "";
  }

  protected override _setValue(value: string): void {
    this._value = value;
    if (isTurned("editor-value")) this.#editor?.replace(value);
  }

  protected override _buildElements(): HTMLElement[] {
    return this.#toggled ? this.#closedElements() : [];
  }

  #closedElements(): HTMLElement[] {
    const label = localizeOr("EDITOR.Edit", "Edit text");
    this.#button = element("button", {
      type: "button",
      class: "icon toggle fa-solid fa-pen-to-square",
      "aria-label": [this.getAttribute("aria-label"), label].filter(Boolean).join(": "),
      "data-tooltip": "",
      onclick: () => this.#open(true),
    });
    this[ours.primaryInput] = this.#button;
    const shown = element("div", { class: "editor-content" });
    shown.innerHTML = this.#enriched;
    return [this.#button, shown];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.classList.toggle("inactive", !this.#editor);
    if (!this.#toggled && !this.#editor) this.#open(false);
  }

  override disconnectedCallback(): void {
    // A moved element is connected again at once.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this._value = this._getValue();
      this.#editor?.destroy();
      this.#editor = undefined;
    });
  }

  #open(focus: boolean): void {
    if (focus && !this.editable) return;
    this.#written = false;
    this.#editor = openTextEditor({
      html: this._value ?? "",
      label: this.getAttribute("aria-label") ?? (this.name || localizeOr("EDITOR.Text", "Text")),
      editable: () => this.editable,
      onInput: () => (this.#written = true),
      onSave: this.#toggled ? () => this.#save() : undefined,
    });
    this[ours.primaryInput] = this.#editor.dom;
    this.replaceChildren(...this.#editor.elements);
    this.classList.replace("inactive", "active");
    this.dispatchEvent(new Event("open"));
    if (focus) this.#editor.focus();
  }

  /** Takes the edited text; a toggled editor closes. */
  #save(): void {
    const html = this._getValue();
    this._value = html;
    if (this.#toggled) {
      this.#editor?.destroy();
      this.#editor = undefined;
      this.#enriched = html;
      this.replaceChildren(...this.#closedElements());
      this.classList.replace("active", "inactive");
      this.dispatchEvent(new Event("close"));
    }
    this.dispatchEvent(new Event("save"));
    this[ours.changed]();
  }

  protected override _activateListeners(): void {
    this.addEventListener("focusout", (event) => {
      const within = event.relatedTarget instanceof Node && this.contains(event.relatedTarget);
      if (this.#toggled || within || !this.#written) return;
      this.#written = false;
      this.#save();
    });
  }

  protected override _toggleDisabled(disabled: boolean): void {
    super._toggleDisabled(disabled);
    if (this.#button) this.#button.hidden = disabled;
    this.#editor?.dom.setAttribute("contenteditable", String(!disabled));
  }
}
