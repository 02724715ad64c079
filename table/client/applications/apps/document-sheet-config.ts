import type { Document } from "../../../common/abstract/document.ts";
import type {
  ApplicationHeaderControlsEntry,
  ApplicationOptions,
  ApplicationRenderContext,
  ApplicationRenderOptions,
} from "../api/application-types.ts";
import { DocumentSheetV2 } from "../api/document-sheet.ts";
import { element, iconElement } from "../element.ts";
import { createFormGroup } from "../fields/create-form-group.ts";
import { createSelectInput } from "../fields/create-inputs.ts";
import { localizeOr } from "../platform.ts";
import type { FormDataExtended } from "../ux/form-data-extended.ts";
import { addSheet, removeSheet, sheetChoices, type RegisterSheetOptions, type SheetClass } from "./sheet-registry.ts";

/** Chooses the sheet of a document; systems register their sheets here. Source: platform.md §4.3. */
export class DocumentSheetConfig extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["sheet-config"],
    position: { width: 420 },
    window: { contentClasses: ["standard-form"], icon: "fa-solid fa-gear" },
    form: { handler: DocumentSheetConfig.#onChoose, closeOnSubmit: true },
    sheetConfig: false,
  };

  static registerSheet(
    documentClass: typeof Document,
    scope: string,
    sheetClass: SheetClass,
    options: RegisterSheetOptions = {},
  ): void {
    addSheet(documentClass, scope, sheetClass, options);
  }

  static unregisterSheet(
    documentClass: typeof Document,
    scope: string,
    sheetClass: SheetClass,
    { types }: { types?: string[] } = {},
  ): void {
    removeSheet(documentClass, scope, sheetClass, types);
  }

  override get title(): string {
    return `${localizeOr("SHEETS.ConfigureSheet", "Configure Sheet")}: ${this.document.name ?? ""}`;
  }

  /** A window about a document has no such windows itself. */
  protected override _getHeaderControls(): ApplicationHeaderControlsEntry[] {
    return [];
  }

  protected override async _renderHTML(
    _context: ApplicationRenderContext,
    _options: ApplicationRenderOptions,
  ): Promise<HTMLElement> {
    const sheets = sheetChoices(this.document);
    const fallback = sheets.find((sheet) => sheet.default)?.label ?? sheets[0]?.label ?? "";
    const select = createSelectInput({
      name: "sheetClass",
      value: this.document.flags["core"]?.["sheetClass"],
      options: sheets.map(({ id, label }) => ({ value: id, label })),
      blank: localizeOr("SHEETS.DefaultDocumentSheet", "Default sheet ({name})", { name: fallback }),
    });
    const group = createFormGroup({
      input: select,
      rootId: this.id,
      label: localizeOr("SHEETS.DocumentSheet", "Sheet"),
      hint: localizeOr("SHEETS.DocumentSheetHint", "The window that opens for this document."),
    });
    const save = element("button", { type: "submit" }, iconElement("fa-solid fa-floppy-disk"), localizeOr("COMMON.Save", "Save"));
    return element("div", { class: "standard-form" }, group, element("footer", { class: "form-footer" }, save));
  }

  protected override _replaceHTML(result: HTMLElement, content: HTMLElement, _options: ApplicationRenderOptions): void {
    content.replaceChildren(result);
  }

  static async #onChoose(
    this: DocumentSheetConfig,
    _event: Event,
    _form: HTMLFormElement,
    formData: FormDataExtended,
  ): Promise<void> {
    const { document } = this;
    const chosen = formData.object["sheetClass"];
    await document.setFlag("core", "sheetClass", chosen || "");
  }
}
