import { host } from "../../../../common/host.ts";
import { getGame } from "../../../core/globals.ts";
import { elementOf } from "../../../core/event-target.ts";
import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../../api/application-types.ts";
import { HandlebarsApplicationMixin, type HandlebarsTemplatePart } from "../../api/handlebars-application.ts";
import { CORE_TEMPLATES } from "../../handlebars/core-templates.data.ts";
import { currentGame, currentUser, localize, localizeOr } from "../../platform.ts";
import { AbstractSidebarTab } from "../abstract-sidebar-tab.ts";
import { COLOR_SCHEMES, type ColorScheme, currentUiConfig, readColorScheme } from "../../settings/color-scheme.ts";
import { SETTINGS_TEMPLATES } from "../settings-templates.data.ts";

Object.assign(CORE_TEMPLATES, SETTINGS_TEMPLATES);

interface SettingsMenu {
  readonly key: string;
  readonly namespace: string;
  readonly label?: string;
  readonly name?: string;
  readonly icon?: string;
  readonly restricted?: boolean;
  readonly type: new () => { render(options: object): unknown };
}

interface SettingsGame {
  readonly world?: { readonly title: string };
  readonly system?: { readonly title: string; readonly version: string };
  readonly settings?: {
    readonly menus: ReadonlyMap<string, SettingsMenu>;
    set(namespace: string, key: string, value: unknown): Promise<unknown>;
  };
}

const LEAVE = { reload: () => location.reload(), join: () => location.assign("/join") } as const;

/** What is being played, its settings, light or dark, and the way out. */
export class Settings extends HandlebarsApplicationMixin(AbstractSidebarTab) {
  static override tabName = "settings";

  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["settings-sidebar", "flexcol"],
    window: { title: "SIDEBAR.TabSettings" },
    actions: {
      openApp: (_event: PointerEvent, target: HTMLElement) => {
        const app = target.dataset["app"];
        if (app === "reload" || app === "join") return LEAVE[app]();
        return getGame().settings.sheet.render({ force: true });
      },
      openMenu: (_event: PointerEvent, target: HTMLElement) => {
        const menu = settingsGame()?.settings?.menus.get(target.dataset["key"] ?? "");
        return menu && new menu.type().render({ force: true });
      },
    },
  };

  static override PARTS: Record<string, HandlebarsTemplatePart> = {
    settings: { template: "templates/sidebar/tabs/settings.hbs" },
  };

  protected override async _prepareContext(options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    const game = settingsGame();
    const isGM = currentUser()?.isGM ?? false;
    const menus = [...(game?.settings?.menus.entries() ?? [])].filter(
      ([, menu]) => menu.namespace !== "core" && (isGM || !menu.restricted),
    );
    const chosen = currentUiConfig().colorScheme.interface;
    return {
      ...(await super._prepareContext(options)),
      worldTitle: game?.world?.title,
      systemTitle: game?.system?.title,
      systemVersion: game?.system?.version,
      hostLabel: localizeOr("SETTINGS.Host", "The Table, generation {generation}", {
        generation: String(host.generation),
      }),
      menus: menus.map(([key, menu]) => ({
        key,
        icon: menu.icon ?? "fa-solid fa-sliders",
        label: localize(menu.label ?? menu.name ?? key),
      })),
      schemes: COLOR_SCHEMES.map((id) => ({ id, selected: id === chosen, label: schemeLabel(id) })),
      labels: {
        configure: localizeOr("SETTINGS.Configure", "Game settings"),
        scheme: localizeOr("SETTINGS.Scheme", "Colors"),
        reload: localizeOr("MENU.Reload", "Reload the page"),
        join: localizeOr("MENU.Logout", "Take another seat"),
      },
    };
  }

  protected override async _onFirstRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("change", (event) => {
      const field = elementOf(event);
      if (field instanceof HTMLSelectElement && field.name === "colorScheme") void chooseScheme(readColorScheme(field.value));
    });
  }
}

function settingsGame(): SettingsGame | undefined {
  return currentGame<SettingsGame>();
}

async function chooseScheme(scheme: ColorScheme): Promise<void> {
  const colorScheme = { applications: scheme, interface: scheme };
  await settingsGame()?.settings?.set("core", "uiConfig", { ...currentUiConfig(), colorScheme });
}

function schemeLabel(scheme: ColorScheme): string {
  if (scheme === "light") return localizeOr("SETTINGS.Light", "Light");
  if (scheme === "dark") return localizeOr("SETTINGS.Dark", "Dark");
  return localizeOr("SETTINGS.System", "As this machine");
}
