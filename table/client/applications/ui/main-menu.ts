import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../api/application-types.ts";
import { HandlebarsApplicationMixin, type HandlebarsTemplatePart } from "../api/handlebars-application.ts";
import { CORE_TEMPLATES } from "../handlebars/core-templates.data.ts";
import { currentUser, localizeOr } from "../platform.ts";
import { pagePart } from "../sidebar/interface-registry.ts";
import { PageApplication } from "./page-application.ts";
import { UI_TEMPLATES } from "./ui-templates.data.ts";

Object.assign(CORE_TEMPLATES, UI_TEMPLATES);

export interface MainMenuItem {
  key: string;
  label: string;
  icon: string;
  enabled: () => boolean;
  onClick: () => unknown;
}

/** Reload, settings, another seat. */
export class MainMenu extends HandlebarsApplicationMixin(PageApplication) {
  declare ["constructor"]: typeof MainMenu;
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    id: "menu",
    place: "interface",
    actions: {
      choose(this: MainMenu, _event: PointerEvent, target: HTMLElement) {
        const item = this.items[target.dataset["item"] ?? ""];
        void this.toggle();
        return item?.onClick();
      },
    },
  };

  static override PARTS: Record<string, HandlebarsTemplatePart> = {
    items: { root: true, classes: ["menu-content"], template: "templates/ui/main-menu.hbs" },
  };

  static ITEMS: Record<string, MainMenuItem> = {
    reload: {
      key: "MENU.Reload",
      label: "Reload the page",
      icon: "fa-solid fa-rotate",
      enabled: () => true,
      onClick: () => location.reload(),
    },
    settings: {
      key: "MENU.Settings",
      label: "Settings",
      icon: "fa-solid fa-gears",
      enabled: () => currentUser() !== null,
      onClick: () => pagePart("settings")?.activate(),
    },
    logout: {
      key: "MENU.Logout",
      label: "Take another seat",
      icon: "fa-solid fa-door-open",
      enabled: () => true,
      onClick: () => location.assign("/join"),
    },
  };

  get items(): Record<string, MainMenuItem> {
    const all = Object.entries(this.constructor.ITEMS);
    return Object.fromEntries(all.filter(([, item]) => item.enabled()));
  }

  protected override async _prepareContext(options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    const items = Object.entries(this.items).map(([id, item]) => ({
      id,
      icon: item.icon,
      label: localizeOr(item.key, item.label),
    }));
    return { ...(await super._prepareContext(options)), items, label: localizeOr("MENU.Name", "Menu") };
  }

  /** Opens or closes the menu. */
  async toggle(): Promise<void> {
    if (!this.rendered) await this.render({ force: true });
    const dialog = this.element.querySelector("dialog");
    if (dialog?.open) dialog.close();
    else dialog?.showModal();
  }
}
