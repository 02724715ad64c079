import * as ours from "../../../common/ours.ts";
import { setInputAttributes } from "../fields/set-input-attributes.ts";
import type { FormInputConfig } from "../fields/form-field-types.ts";
import { element } from "../element.ts";
import { localizeOr, notifications } from "../platform.ts";
import { AbstractFormInputElement } from "./abstract-form-input-element.ts";
import { fillTags, listenToEntry, tagList } from "./tag-list.ts";

/** A list of words without repetition. Enter adds the typed one. */
export class HTMLStringTagsElement extends AbstractFormInputElement<string[]> {
  static override tagName = "string-tags";
  #list!: HTMLElement;
  #input!: HTMLInputElement;
  #add!: HTMLButtonElement;

  static create(config: FormInputConfig<Iterable<string>> & { slug?: boolean }): HTMLStringTagsElement {
    const tags = new HTMLStringTagsElement();
    setInputAttributes(tags, config);
    if (config.slug) tags.setAttribute("slug", "");
    tags.setAttribute("value", [...(config.value ?? [])].join(","));
    return tags;
  }

  protected override [ours.readInitialValue](): void {
    const text = this.getAttribute("value") ?? this.textContent ?? "";
    this._setValue(text.split(","));
  }

  protected override _setValue(value: Iterable<string>): void {
    super._setValue([...new Set([...value].map((tag) => tag.trim()).filter(Boolean))]);
  }

  protected override _getValue(): string[] {
    return [...(this._value ?? [])];
  }

  protected override _buildElements(): HTMLElement[] {
    this.#list = tagList();
    this.#input = element("input", { type: "text", placeholder: this.getAttribute("placeholder") ?? "" });
    this[ours.primaryInput] = this.#input;
    const label = localizeOr("ELEMENTS.TAGS.Add", "Add tag");
    this.#add = element("button", { type: "button", class: "icon fa-solid fa-tag", "aria-label": label, "data-tooltip": "" });
    return [this.#list, element("div", { class: "tags-entry" }, this.#input, this.#add)];
  }

  protected override _refresh(): void {
    const tags = this._getValue().map((tag) => ({ key: tag, label: tag }));
    fillTags(this.#list, tags, this.editable, (key) => this.#take(this._getValue().filter((tag) => tag !== key)));
  }

  protected override _toggleDisabled(disabled: boolean): void {
    super._toggleDisabled(disabled);
    this._refresh();
  }

  protected override _activateListeners(): void {
    listenToEntry(this.#input, this.#add, () => this.#addTyped());
  }

  #addTyped(): void {
    const typed = this.#input.value.split(",").map((tag) => (this.hasAttribute("slug") ? slug(tag) : tag.trim()));
    const added = typed.filter(Boolean);
    const known = added.filter((tag) => this._getValue().includes(tag));
    if (known.length > 0)
      notifications.warn(localizeOr("ELEMENTS.TAGS.Known", "{tag} is there already.", { tag: known.join(", ") }));
    this.#input.value = "";
    if (added.length > known.length) this.#take([...this._getValue(), ...added]);
    this.#input.focus();
  }

  #take(tags: readonly string[]): void {
    this._setValue(tags);
    this[ours.changed]();
  }
}

function slug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}
