import { Hooks } from "../../core/hooks.ts";
import { currentGame, localizeOr } from "../platform.ts";
import { applyColorScheme, currentUiConfig, DEFAULT_UI_CONFIG, followBrowserScheme } from "./color-scheme.ts";
import { UIConfig } from "./menus/ui-config.ts";
import type { ClientSettings } from "../../core/client-settings.ts";

/** Registers the settings that belong to windows, and applies the chosen colors. Before the init hook. */
export function registerApplicationSettings(): void {
  const settings = currentGame<{ settings: ClientSettings }>()?.settings;
  if (!settings) throw new Error("The settings do not exist yet");
  settings.register("core", "uiConfig", {
    name: "UI_CONFIG.title",
    scope: "client",
    config: false,
    type: Object,
    default: DEFAULT_UI_CONFIG,
    onChange: applyColorScheme,
  });
  settings.registerMenu("core", "uiConfig", {
    name: localizeOr("UI_CONFIG.title", "Light and dark"),
    label: localizeOr("UI_CONFIG.label", "Choose colors"),
    hint: localizeOr("UI_CONFIG.hint", "For this browser only."),
    icon: "fa-solid fa-palette",
    type: UIConfig,
  });
  applyColorScheme(settings.get("core", "uiConfig"));
  followBrowserScheme();
  // The interface around the windows does not exist earlier.
  Hooks.once("ready", () => applyColorScheme(currentUiConfig()));
}
