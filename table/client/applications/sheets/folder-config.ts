import { asText } from "../../../common/as-text.ts";
import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../api/application-types.ts";
import { DocumentSheetV2 } from "../api/document-sheet.ts";
import { element, iconElement } from "../element.ts";
import { createFormGroup } from "../fields/create-form-group.ts";
import { createSelectInput, createTextInput } from "../fields/create-inputs.ts";
import { localizeOr } from "../platform.ts";

/** A folder: its name, color and order. */
export class FolderConfig extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["folder-config"],
    position: { width: 360 },
    window: { icon: "fa-solid fa-folder", contentClasses: ["standard-form"] },
    form: { closeOnSubmit: true },
    canCreate: true,
    sheetConfig: false,
  };

  protected override async _renderHTML(
    _context: ApplicationRenderContext,
    _options: ApplicationRenderOptions,
  ): Promise<HTMLElement> {
    const { name, color: own, sorting } = this.document._source;
    const color = document.createElement("color-picker");
    color.setAttribute("name", "color");
    color.setAttribute("value", asText(own ?? ""));
    const orders = [
      { value: "a", label: localizeOr("FOLDER.SortAlphabetical", "By name") },
      { value: "m", label: localizeOr("FOLDER.SortManual", "By hand") },
    ];
    const row = (label: string, input: HTMLElement): HTMLElement => createFormGroup({ label, input, rootId: this.id });
    return element(
      "div",
      { class: "standard-form" },
      row(
        localizeOr("FOLDER.Name", "Name"),
        createTextInput({ name: "name", value: asText(name), required: true, autofocus: true }),
      ),
      row(localizeOr("FOLDER.Color", "Color"), color),
      row(localizeOr("FOLDER.SortMode", "Order"), createSelectInput({ name: "sorting", value: sorting, options: orders })),
      element(
        "footer",
        { class: "form-footer" },
        element("button", { type: "submit" }, iconElement("fa-solid fa-floppy-disk"), localizeOr("COMMON.Save", "Save")),
      ),
    );
  }

  protected override _replaceHTML(result: HTMLElement, content: HTMLElement, _options: ApplicationRenderOptions): void {
    content.replaceChildren(result);
  }
}
