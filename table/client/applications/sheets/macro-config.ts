import { asText } from "../../../common/as-text.ts";
import { isFunction } from "../../../common/plain-object.ts";
import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../api/application-types.ts";
import { DocumentSheetV2 } from "../api/document-sheet.ts";
import { element, iconElement } from "../element.ts";
import { createFormGroup } from "../fields/create-form-group.ts";
import { createSelectInput, createTextInput } from "../fields/create-inputs.ts";
import { localizeOr } from "../platform.ts";

interface RunnableMacro {
  execute(): unknown;
}

function isRunnable(document: object): document is RunnableMacro {
  return isFunction(Reflect.get(document, "execute"));
}

/** A macro: its name, picture, type and command. */
export class MacroConfig extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["macro-config"],
    position: { width: 560, height: 480 },
    window: { icon: "fa-solid fa-code", contentClasses: ["standard-form"], resizable: true },
    form: { closeOnSubmit: true },
    actions: { execute: MacroConfig.#onExecute },
  };

  protected override async _renderHTML(
    _context: ApplicationRenderContext,
    _options: ApplicationRenderOptions,
  ): Promise<HTMLElement> {
    const { name: called, type, command: script, img } = this.document._source;
    const kinds = [
      { value: "chat", label: localizeOr("MACRO.TypeChat", "Chat: the command is said") },
      { value: "script", label: localizeOr("MACRO.TypeScript", "Script: the command is run") },
    ];
    const picture = document.createElement("file-picker");
    for (const [name, value] of Object.entries({ name: "img", type: "image", value: asText(img ?? "") }))
      picture.setAttribute(name, value);
    const command = document.createElement("code-mirror");
    for (const [name, value] of Object.entries({ name: "command", language: "javascript", value: asText(script) }))
      command.setAttribute(name, value);
    const row = (label: string, input: HTMLElement, classes: string[] = []): HTMLElement =>
      createFormGroup({ label, input, rootId: this.id, classes });
    return element(
      "div",
      { class: "standard-form" },
      row(localizeOr("MACRO.Name", "Name"), createTextInput({ name: "name", value: asText(called), required: true })),
      row(localizeOr("MACRO.Picture", "Picture"), picture),
      row(localizeOr("MACRO.Type", "Type"), createSelectInput({ name: "type", value: type, options: kinds })),
      row(localizeOr("MACRO.Command", "Command"), command, ["stacked", "command"]),
      element(
        "footer",
        { class: "form-footer" },
        element("button", { type: "submit" }, iconElement("fa-solid fa-floppy-disk"), localizeOr("MACRO.Save", "Save Macro")),
        element(
          "button",
          { type: "button", "data-action": "execute" },
          iconElement("fa-solid fa-dice"),
          localizeOr("MACRO.Execute", "Execute Macro"),
        ),
      ),
    );
  }

  protected override _replaceHTML(result: HTMLElement, content: HTMLElement, _options: ApplicationRenderOptions): void {
    content.replaceChildren(result);
  }

  static async #onExecute(this: MacroConfig): Promise<void> {
    if (this.isEditable) await this.submit();
    if (isRunnable(this.document)) await this.document.execute();
  }
}
