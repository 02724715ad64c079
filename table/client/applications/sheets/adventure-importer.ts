import { listOf } from "../../../common/plain-object.ts";
import { asText } from "../../../common/as-text.ts";
import { Adventure } from "../../documents/adventure.ts";
import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../api/application-types.ts";
import { DocumentSheetV2 } from "../api/document-sheet.ts";
import { element, iconElement } from "../element.ts";
import { currentUser, localizeOr, notifications } from "../platform.ts";
import { pluralLabel } from "../sidebar-directories/directory-documents.ts";
import { TextEditor } from "../ux/text-editor/text-editor.ts";

/**
 * An adventure of a compendium: what it is and has, and a button that imports all of it. Foundry also asks which parts to import, and
 * before it overwrites what the world has (DOC Adventure).
 */
export class AdventureImporterV2 extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["adventure-importer"],
    position: { width: 600 },
    window: { icon: "fa-solid fa-book-atlas", contentClasses: ["standard-form"] },
    form: { handler: AdventureImporterV2.#onSubmit, closeOnSubmit: true },
    sheetConfig: false,
  };

  /** The pack is locked, but its adventures are imported: nothing of them changes. UNCONFIRMED */
  override get isEditable(): boolean {
    return currentUser()?.isGM === true;
  }

  protected override async _renderHTML(
    _context: ApplicationRenderContext,
    _options: ApplicationRenderOptions,
  ): Promise<HTMLElement> {
    const { _source } = this.document;
    const caption = element("div", { class: "caption" });
    caption.innerHTML = await TextEditor.implementation.enrichHTML(asText(_source["caption"]));
    const description = element("div", { class: "adventure-description" });
    description.innerHTML = await TextEditor.implementation.enrichHTML(asText(_source["description"]));
    const contents = Object.entries(Adventure.contentFields).flatMap(([field, { documentName }]) => {
      const count = listOf(_source[field]).length;
      return count > 0 ? [`${pluralLabel(documentName)}: ${count}`] : [];
    });
    const label = localizeOr("ADVENTURE.ActionImport", "Import Adventure");
    return element(
      "div",
      { class: "standard-form" },
      caption,
      description,
      element("p", { class: "adventure-contents" }, contents.join(" · ")),
      element(
        "footer",
        { class: "form-footer" },
        element("button", { type: "submit" }, iconElement("fa-solid fa-download"), label),
      ),
    );
  }

  protected override _replaceHTML(result: HTMLElement, content: HTMLElement, _options: ApplicationRenderOptions): void {
    content.replaceChildren(result);
  }

  static async #onSubmit(this: AdventureImporterV2): Promise<void> {
    const { document } = this;
    if (!(document instanceof Adventure)) throw new Error("An AdventureImporterV2 imports an Adventure");
    const { created, updated } = await document.import();
    if (Object.keys(created).length + Object.keys(updated).length === 0) return;
    notifications.info(localizeOr("ADVENTURE.Imported", "{name} is in the world now.", { name: document.name }));
  }
}
