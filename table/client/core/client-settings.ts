import * as ours from "../../common/ours.ts";
import { lacks } from "./missing-names.ts";
import { CORE_SETTINGS } from "./public-names.data.ts";
import type { Setting } from "../documents/setting.ts";
import type { WorldSettings } from "../collections/world-settings.ts";
import { DataField } from "../../common/data/fields/data-field.ts";
import { equals } from "../../common/utils/equals.ts";
import type { ClientStorage } from "./client-storage.ts";
import { documentConfig, getGame } from "./globals.ts";
import { Hooks } from "./hooks.ts";
import { reportError } from "./report-error.ts";
import {
  SETTING_SCOPES,
  type SettingConfig,
  type SettingData,
  type SettingMenuConfig,
  type SettingMenuData,
  type SettingScope,
} from "./setting-config.ts";
import { initializeValue, storedValue } from "./setting-value.ts";

/** As much of `SettingsConfig` as others need, which knows this class. */
export interface SettingsSheet {
  render(options?: { force?: boolean }): Promise<unknown>;
}

let makeSheet = (): SettingsSheet => {
  throw new Error("The settings have no window before the applications are there");
};

export function provideSettingsSheet(make: () => SettingsSheet): void {
  makeSheet = make;
}

/** The settings of the world, of each user, and of this client (platform.md §8). */
export class ClientSettings {
  readonly settings = new Map<string, SettingConfig>();
  readonly menus = new Map<string, SettingMenuConfig>();
  /** The window of the settings, made when a user asks for it. */
  #sheet: SettingsSheet | undefined;
  readonly #browser: ClientStorage;
  readonly #world: () => WorldSettings;

  constructor(world: () => WorldSettings, browser: ClientStorage) {
    this.#world = world;
    this.#browser = browser;
  }

  get storage(): Map<SettingScope, WorldSettings | ClientStorage> {
    return new Map<SettingScope, WorldSettings | ClientStorage>([
      ["world", this.#world()],
      ["user", this.#world()],
      ["client", this.#browser],
    ]);
  }

  get sheet(): SettingsSheet {
    return (this.#sheet ??= makeSheet());
  }

  /** Registers a setting. Without a scope it belongs to this client. */
  register(namespace: string, key: string, data: SettingData): void {
    if (!namespace || !key) throw new Error("You must specify both namespace and key portions of the setting");
    const { scope = "client" } = data;
    if (!SETTING_SCOPES.includes(scope)) throw new Error(`The setting "${namespace}.${key}" has no valid scope: "${scope}"`);
    const id = `${namespace}.${key}`;
    const config: SettingConfig = { ...data, namespace, key, id, scope, config: data.config ?? false };
    if (config.type instanceof DataField) config.type.name ??= id;
    this.settings.set(id, config);
  }

  /** Registers a button of the settings window. Its type is constructed without arguments. */
  registerMenu(namespace: string, key: string, data: SettingMenuData): void {
    if (!namespace || !key) throw new Error("You must specify both namespace and key portions of the menu");
    if (typeof data.type !== "function") throw new Error("You must provide a menu type that is an application class");
    this.menus.set(`${namespace}.${key}`, { ...data, key, namespace });
  }

  #config(namespace: string, key: string): SettingConfig {
    if (!namespace || !key) throw new Error("You must specify both namespace and key portions of the setting");
    const config = this.settings.get(`${namespace}.${key}`);
    if (!config && namespace === "core" && CORE_SETTINGS.split(" ").includes(`core.${key}`)) throw lacks(`setting core.${key}`);
    if (!config) throw new Error(`"${namespace}.${key}" is not a registered game setting`);
    return config;
  }

  #document(config: SettingConfig): Setting | undefined {
    return this.#world().getSetting(config.id, config.scope === "user" ? (getGame().userId ?? undefined) : undefined);
  }

  #stored(config: SettingConfig): unknown {
    const text = config.scope === "client" ? this.#browser.getItem(config.id) : this.#document(config)?._source["value"];
    if (typeof text !== "string") return undefined;
    try {
      const value: unknown = JSON.parse(text);
      return value;
    } catch (error) {
      reportError(`The stored value of the setting "${config.id}" cannot be read`, error);
      return undefined;
    }
  }

  /** The current value; with `document` the stored document of a world or user setting. */
  get(namespace: string, key: string, { document = false }: { document?: boolean } = {}): unknown {
    const config = this.#config(namespace, key);
    return document ? this.#document(config) : initializeValue(config, this.#stored(config));
  }

  /** Sets a value. Resolves to the live value once it is current here. World settings need the permission to modify them. */
  async set(
    namespace: string,
    key: string,
    value: unknown,
    { document = false, ...options }: Record<string, unknown> = {},
  ): Promise<unknown> {
    const config = this.#config(namespace, key);
    const stored = storedValue(config, value === undefined ? initializeValue(config, undefined) : value);
    if (config.scope === "client") this.#setHere(config, stored, options);
    else {
      const written = await this.#setShared(config, JSON.stringify(stored ?? null), options);
      if (document) return written;
    }
    return this.get(namespace, key);
  }

  async #setShared(config: SettingConfig, value: string, options: Record<string, unknown>): Promise<Setting | undefined> {
    const game = getGame();
    const user = config.scope === "user" ? game.userId : null;
    if (!user && !game.user?.hasPermission("SETTINGS_MODIFY")) {
      throw new Error(`${game.user?.name ?? "This user"} has no permission to change the world setting "${config.id}"`);
    }
    const present = this.#document(config);
    if (present) return (await present.update({ value }, { diff: true, ...options })) ?? present;
    const data = { key: config.id, value, ...(user ? { user } : {}) };
    return (await documentConfig("Setting").documentClass.create(data, options)) as Setting | undefined;
  }

  #setHere(config: SettingConfig, stored: unknown, options: Record<string, unknown>): void {
    const before = this.#stored(config);
    this.#browser.setItem(config.id, JSON.stringify(stored ?? null));
    if (!equals(before, stored)) this[ours.announce](config, options, getGame().userId ?? "");
  }

  /** Notifies listeners that a setting has come into force. */
  [ours.announce](config: SettingConfig, options: Record<string, unknown>, userId: string): void {
    const value = this.get(config.namespace, config.key);
    try {
      config.onChange?.(value, options, userId);
    } catch (error) {
      reportError(`The onChange of the setting "${config.id}"`, error);
    }
    if (config.scope === "client") Hooks.callAll("clientSettingChanged", config.id, value, options);
  }
}
