import { ApplicationV2 } from "../../api/application.ts";
import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../../api/application-types.ts";
import { element, iconElement } from "../../element.ts";
import { createFormGroup } from "../../fields/create-form-group.ts";
import { createSelectInput } from "../../fields/create-inputs.ts";
import { currentGame, localizeOr } from "../../platform.ts";
import type { FormDataExtended } from "../../ux/form-data-extended.ts";
import { COLOR_SCHEMES, currentUiConfig, type UiConfigValue } from "../color-scheme.ts";

const WORDS = { "": "As the browser", light: "Light", dark: "Dark" } as const;

/** The color scheme of this client: light or dark, for windows and for what is around them. */
export class UIConfig extends ApplicationV2 {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    id: "ui-config",
    tag: "form",
    position: { width: 420 },
    window: { icon: "fa-solid fa-palette", contentClasses: ["standard-form"] },
    form: { handler: UIConfig.#onSave, closeOnSubmit: true },
  };

  override get title(): string {
    return localizeOr("UI_CONFIG.title", "Light and dark");
  }

  protected override async _renderHTML(
    _context: ApplicationRenderContext,
    _options: ApplicationRenderOptions,
  ): Promise<HTMLElement> {
    const { colorScheme } = currentUiConfig();
    const row = (name: keyof UiConfigValue["colorScheme"], label: string): HTMLElement => {
      const options = COLOR_SCHEMES.map((value) => ({
        value,
        label: localizeOr(`UI_CONFIG.scheme.${value || "browser"}`, WORDS[value]),
      }));
      return createFormGroup({ input: createSelectInput({ name, value: colorScheme[name], options }), rootId: this.id, label });
    };
    return element(
      "div",
      { class: "standard-form" },
      row("applications", localizeOr("UI_CONFIG.applications", "Windows")),
      row("interface", localizeOr("UI_CONFIG.interface", "Sidebar and page")),
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

  static async #onSave(this: ApplicationV2, _event: Event, _form: HTMLFormElement, formData: FormDataExtended): Promise<void> {
    const game = currentGame<{ settings: { set(namespace: string, key: string, value: unknown): Promise<unknown> } }>();
    await game?.settings.set("core", "uiConfig", { ...currentUiConfig(), colorScheme: { ...formData.object } });
  }
}
