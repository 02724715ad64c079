import * as ours from "../../../common/ours.ts";
import { parseUuid } from "../../../common/utils/uuid.ts";
import { setInputAttributes } from "../fields/set-input-attributes.ts";
import type { FormInputConfig } from "../fields/form-field-types.ts";
import { documentByUuid } from "../document-by-uuid.ts";
import { element } from "../element.ts";
import { localizeOr, notifications } from "../platform.ts";
import { dragDataOf } from "../sheets/dropped-documents.ts";
import { AbstractFormInputElement } from "./abstract-form-input-element.ts";
import { fillTags, listenToEntry, tagList } from "./tag-list.ts";

/** Documents by UUID: dropped, or typed. One (or null) with `single`, else a list. */
export class HTMLDocumentTagsElement extends AbstractFormInputElement<string | null | string[]> {
  static override tagName = "document-tags";
  #list!: HTMLElement;
  #input!: HTMLInputElement;
  #add!: HTMLButtonElement;
  #uuids: string[] = [];

  static create(
    config: FormInputConfig<string | Iterable<string>> & { type?: string; single?: boolean; max?: number },
  ): HTMLDocumentTagsElement {
    const tags = new HTMLDocumentTagsElement();
    setInputAttributes(tags, config);
    if (config.type) tags.setAttribute("type", config.type);
    if (config.max !== undefined) tags.setAttribute("max", String(config.max));
    tags.toggleAttribute("single", config.single === true);
    const value = typeof config.value === "string" ? [config.value] : [...(config.value ?? [])];
    tags.setAttribute("value", value.join(","));
    return tags;
  }

  /** The document type it accepts; null for any. */
  get type(): string | null {
    return this.getAttribute("type");
  }

  get single(): boolean {
    return this.hasAttribute("single") || this.max === 1;
  }

  get max(): number {
    return Number(this.getAttribute("max") ?? Infinity);
  }

  protected override [ours.readInitialValue](): void {
    this._setValue((this.getAttribute("value") ?? "").split(","));
  }

  protected override _setValue(value: string | null | Iterable<string>): void {
    const uuids = typeof value === "string" ? [value] : [...(value ?? [])];
    this.#uuids = [...new Set(uuids.map((uuid) => uuid.trim()).filter(Boolean))];
  }

  protected override _getValue(): string | null | string[] {
    return this.single ? (this.#uuids[0] ?? null) : [...this.#uuids];
  }

  protected override _buildElements(): HTMLElement[] {
    this.#list = tagList();
    const hint = localizeOr("HTMLDocumentTagsElement.PLACEHOLDER", "Drop a document, or type its UUID");
    this.#input = element("input", { type: "text", placeholder: hint });
    this[ours.primaryInput] = this.#input;
    const label = localizeOr("ELEMENTS.DOCUMENT_TAGS.Add", "Add document");
    this.#add = element("button", {
      type: "button",
      class: "icon fa-solid fa-file-plus fa-plus",
      "aria-label": label,
      "data-tooltip": "",
    });
    return [this.#list, element("div", { class: "tags-entry" }, this.#input, this.#add)];
  }

  protected override _refresh(): void {
    const tags = this.#uuids.map((uuid) => ({ key: uuid, label: documentByUuid(uuid)?.name ?? uuid, tooltip: uuid }));
    fillTags(this.#list, tags, this.editable, (key) => this.#take(this.#uuids.filter((uuid) => uuid !== key)));
  }

  protected override _toggleDisabled(disabled: boolean): void {
    super._toggleDisabled(disabled);
    this._refresh();
  }

  protected override _activateListeners(): void {
    listenToEntry(this.#input, this.#add, () => this.#addTyped());
    this.addEventListener("dragover", (event) => event.preventDefault());
    this.addEventListener("drop", (event) => {
      event.preventDefault();
      event.stopPropagation();
      if (this.editable) this.#addUuid(dragDataOf(event).uuid ?? "");
    });
  }

  #addTyped(): void {
    const typed = this.#input.value.trim();
    if (typed && this.#addUuid(typed)) this.#input.value = "";
    this.#input.focus();
  }

  #addUuid(uuid: string): boolean {
    const reason = this.#refusal(uuid);
    if (reason) {
      notifications.error(reason);
      return false;
    }
    this.#take(this.single ? [uuid] : [...this.#uuids, uuid]);
    return true;
  }

  #refusal(uuid: string): string | undefined {
    const parsed = uuid ? parseUuid(uuid) : null;
    const found = documentByUuid(uuid);
    if (!parsed || !found) return localizeOr("ELEMENTS.DOCUMENT_TAGS.Unknown", 'There is no document "{uuid}".', { uuid });
    const type = parsed.type ?? "";
    if (this.type && type !== this.type) {
      return localizeOr("ELEMENTS.DOCUMENT_TAGS.WrongType", "This takes documents of the type {type} only.", { type: this.type });
    }
    if (!this.single && this.#uuids.length >= this.max) {
      return localizeOr("ELEMENTS.DOCUMENT_TAGS.Full", "There is room for {max} only.", { max: this.max });
    }
    return undefined;
  }

  #take(uuids: readonly string[]): void {
    this._setValue(uuids);
    this[ours.changed]();
  }
}
