import type { ClientSettings } from "../../core/client-settings.ts";
import type { SettingConfig, SettingMenuConfig } from "../../core/setting-config.ts";
import { currentGame, currentUser, localizeOr } from "../platform.ts";

/** The settings of one package that this user may change. */
export interface SettingCategory {
  id: string;
  label: string;
  settings: SettingConfig[];
  menus: SettingMenuConfig[];
}

interface Packages {
  system: { id: string; title: string };
  modules?: { get(id: string): { title: string } | undefined };
}

/** All settings that can be changed here, by package: core first, then the system, then modules. */
export function settingCategories(settings: ClientSettings): SettingCategory[] {
  const mayWrite = currentUser()?.hasPermission("SETTINGS_MODIFY") ?? false;
  const categories = new Map<string, SettingCategory>();
  const category = (namespace: string): SettingCategory => {
    const found = categories.get(namespace) ?? { id: namespace, label: labelOf(namespace), settings: [], menus: [] };
    categories.set(namespace, found);
    return found;
  };
  category("core");
  category(currentGame<Packages>()?.system.id ?? "core");
  for (const menu of settings.menus.values()) if (!menu.restricted || mayWrite) category(menu.namespace).menus.push(menu);
  for (const setting of settings.settings.values()) {
    if (setting.config && (setting.scope !== "world" || mayWrite)) category(setting.namespace).settings.push(setting);
  }
  return [...categories.values()].filter((entry) => entry.settings.length > 0 || entry.menus.length > 0);
}

function labelOf(namespace: string): string {
  if (namespace === "core") return localizeOr("PACKAGECONFIG.Core", "Core");
  const game = currentGame<Packages>();
  if (game?.system.id === namespace) return game.system.title;
  return game?.modules?.get(namespace)?.title ?? namespace;
}
