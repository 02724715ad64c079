import { applyPageTheme, type PageTheme } from "../api/theme-frame.ts";
import { currentGame } from "../platform.ts";

/** "" follows the browser. */
export const COLOR_SCHEMES = ["", "light", "dark"] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** What `core.uiConfig` holds, as far as the Table uses it. */
export interface UiConfigValue {
  colorScheme: { applications: ColorScheme; interface: ColorScheme };
}

export const DEFAULT_UI_CONFIG: UiConfigValue = { colorScheme: { applications: "", interface: "" } };

function browserScheme(): "light" | "dark" {
  return globalThis.matchMedia?.("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

function themeOf(scheme: ColorScheme): PageTheme {
  return `theme-${scheme || browserScheme()}`;
}

/** Applies the chosen colour scheme to the page. */
export function applyColorScheme(value: Partial<UiConfigValue> | null | undefined): void {
  const chosen = { ...DEFAULT_UI_CONFIG.colorScheme, ...value?.colorScheme };
  applyPageTheme(document, themeOf(chosen.applications), themeOf(chosen.interface));
}

interface Settings {
  get(namespace: string, key: string): unknown;
}

/** The colour scheme chosen in this browser. */
export function currentUiConfig(): UiConfigValue {
  const settings = currentGame<{ settings?: Settings }>()?.settings;
  return { ...DEFAULT_UI_CONFIG, ...(settings?.get("core", "uiConfig") as Partial<UiConfigValue> | undefined) };
}

/** Follows the browser's colour scheme, where it decides. */
export function followBrowserScheme(): void {
  globalThis.matchMedia?.("(prefers-color-scheme: light)").addEventListener("change", () => applyColorScheme(currentUiConfig()));
}
