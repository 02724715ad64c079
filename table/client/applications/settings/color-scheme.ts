import { objectOf } from "../../../common/plain-object.ts";
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

/** The scheme with this name; "" for any other value. */
export function readColorScheme(value: unknown): ColorScheme {
  return COLOR_SCHEMES.find((scheme) => scheme === value) ?? "";
}

/** What a stored value says; what it lacks follows the browser. */
function readUiConfig(value: unknown): UiConfigValue {
  const chosen = objectOf(objectOf(value)["colorScheme"]);
  const colorScheme = {
    applications: readColorScheme(chosen["applications"]),
    interface: readColorScheme(chosen["interface"]),
  };
  return { ...objectOf(value), colorScheme };
}

/** Applies the chosen color scheme to the page. */
export function applyColorScheme(value: unknown): void {
  const chosen = readUiConfig(value).colorScheme;
  applyPageTheme(document, themeOf(chosen.applications), themeOf(chosen.interface));
}

interface Settings {
  get(namespace: string, key: string): unknown;
}

/** The color scheme chosen in this browser. */
export function currentUiConfig(): UiConfigValue {
  const settings = currentGame<{ settings?: Settings }>()?.settings;
  return readUiConfig(settings?.get("core", "uiConfig"));
}

/** Follows the browser's color scheme, where it decides. */
export function followBrowserScheme(): void {
  globalThis.matchMedia?.("(prefers-color-scheme: light)").addEventListener("change", () => applyColorScheme(currentUiConfig()));
}
