import { isFunction } from "../../../common/plain-object.ts";
import { equals } from "../../../common/utils/equals.ts";
import type { ClientSettings } from "../../core/client-settings.ts";
import { defaultValue } from "../../core/setting-value.ts";
import { ApplicationV2 } from "../api/application.ts";
import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../api/application-types.ts";
import { element, iconElement } from "../element.ts";
import { currentGame, localize, localizeOr } from "../platform.ts";
import type { FormDataExtended } from "../ux/form-data-extended.ts";
import { confirmReload } from "./confirm-reload.ts";
import { settingCategories, type SettingCategory } from "./setting-categories.ts";
import { settingFormGroup } from "./setting-form-group.ts";

const GROUP = "categories";

/** All settings: of this client, of this user, and for those who may, of the world. Source: platform.md §8. */
export class SettingsConfig extends ApplicationV2 {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    id: "settings-config",
    tag: "form",
    position: { width: 780, height: 640 },
    window: { icon: "fa-solid fa-gears", contentClasses: ["standard-form"], resizable: true },
    form: { handler: SettingsConfig.#onSave, closeOnSubmit: true },
    actions: { openSubmenu: SettingsConfig.#onOpenMenu, resetDefaults: SettingsConfig.#onReset },
  };

  /** Asks whether to reload the page. */
  static async reloadConfirm({ world = false }: { world?: boolean } = {}): Promise<void> {
    await confirmReload({ world });
  }

  override get title(): string {
    return localizeOr("SETTINGS.Title", "Configure Settings");
  }

  get #settings(): ClientSettings {
    const settings = currentGame<{ settings: ClientSettings }>()?.settings;
    if (!settings) throw new Error("The settings do not exist yet");
    return settings;
  }

  protected override async _renderHTML(
    _context: ApplicationRenderContext,
    _options: ApplicationRenderOptions,
  ): Promise<HTMLElement> {
    const categories = settingCategories(this.#settings);
    this.tabGroups[GROUP] ??= categories[0]?.id ?? null;
    const nav = element("nav", { class: "tabs vertical", "aria-label": localizeOr("SETTINGS.Categories", "Categories") });
    nav.append(...categories.map((category) => this.#tabButton(category)));
    const sections = categories.map((category) => this.#section(category));
    const reset = element(
      "button",
      { type: "button", "data-action": "resetDefaults" },
      iconElement("fa-solid fa-arrow-rotate-left"),
      localizeOr("SETTINGS.Reset", "Reset Defaults"),
    );
    const save = element(
      "button",
      { type: "submit" },
      iconElement("fa-solid fa-floppy-disk"),
      localizeOr("SETTINGS.Save", "Save Changes"),
    );
    return element(
      "div",
      { class: "settings-body" },
      nav,
      element("div", { class: "settings-list scrollable" }, ...sections),
      element("footer", { class: "form-footer" }, reset, save),
    );
  }

  #tabButton({ id, label }: SettingCategory): HTMLElement {
    const active = this.tabGroups[GROUP] === id;
    const attributes = {
      type: "button",
      "data-action": "tab",
      "data-group": GROUP,
      "data-tab": id,
      class: active ? "active" : "",
      "aria-pressed": String(active),
    };
    return element("button", attributes, label);
  }

  #section({ id, label, menus, settings }: SettingCategory): HTMLElement {
    const rows = settings.flatMap(
      (setting) => settingFormGroup(setting, this.#settings.get(setting.namespace, setting.key), this.id) ?? [],
    );
    const buttons = menus.map(({ namespace, key, name, label: text, hint, icon }) => {
      const button = element("button", { type: "button", "data-action": "openSubmenu", "data-key": `${namespace}.${key}` });
      button.append(...(icon ? [iconElement(icon)] : []), localize(text ?? name ?? key));
      const group = element(
        "div",
        { class: "form-group submenu" },
        element("span", { class: "label" }, localize(name ?? key)),
        button,
      );
      if (hint) group.append(element("p", { class: "hint" }, localize(hint)));
      return group;
    });
    const active = this.tabGroups[GROUP] === id ? "active" : "";
    return element(
      "section",
      { class: `tab ${active}`, "data-group": GROUP, "data-tab": id, "aria-label": label },
      ...buttons,
      ...rows,
    );
  }

  protected override _replaceHTML(result: HTMLElement, content: HTMLElement, _options: ApplicationRenderOptions): void {
    content.replaceChildren(result);
  }

  static async #onSave(this: SettingsConfig, _event: Event, _form: HTMLFormElement, formData: FormDataExtended): Promise<void> {
    const settings = this.#settings;
    let [reload, world] = [false, false];
    for (const [id, value] of Object.entries(formData.object)) {
      const setting = settings.settings.get(id);
      if (!setting) continue;
      const before = settings.get(setting.namespace, setting.key);
      const after = await settings.set(setting.namespace, setting.key, value);
      if (!setting.requiresReload || equals(before, after)) continue;
      reload = true;
      world ||= setting.scope === "world";
    }
    if (reload) void confirmReload({ world });
  }

  static async #onOpenMenu(this: SettingsConfig, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const menu = this.#settings.menus.get(target.dataset["key"] ?? "");
    if (!menu) throw new Error(`There is no settings menu "${target.dataset["key"] ?? ""}"`);
    const opened = new menu.type();
    if (!("render" in opened) || !isFunction(opened.render)) throw new Error(`The settings menu "${menu.key}" opens no window`);
    await opened.render(true);
  }

  /** Shows the defaults of the open category; they take effect when saved. */
  static async #onReset(this: SettingsConfig): Promise<void> {
    const category = settingCategories(this.#settings).find(({ id }) => id === this.tabGroups[GROUP]);
    for (const setting of category?.settings ?? []) {
      const row = settingFormGroup(setting, defaultValue(setting), this.id);
      const shown = this.element.querySelector(`[name="${CSS.escape(setting.id)}"]`)?.closest(".form-group");
      if (row && shown) shown.replaceWith(row);
    }
  }
}
