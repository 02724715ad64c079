export * as menus from "./menus/index.ts";
export { SettingsConfig } from "./settings-config.ts";
