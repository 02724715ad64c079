import type { DataModelClass } from "../../common/abstract/data-model.ts";
import type { DataField } from "../../common/data/fields/data-field.ts";

export const SETTING_SCOPES = ["world", "user", "client"] as const;
export type SettingScope = (typeof SETTING_SCOPES)[number];

type SettingType = DataField | DataModelClass | ((value?: never) => unknown) | (new (...args: never[]) => unknown);

/** The registration of a setting. */
export interface SettingData {
  name?: string;
  hint?: string;
  scope?: SettingScope;
  /** Whether the settings window shows it. */
  config?: boolean;
  type?: SettingType;
  default?: unknown;
  choices?: Record<string, string>;
  range?: { min: number; max: number; step?: number };
  requiresReload?: boolean;
  filePicker?: string | boolean;
  input?: unknown;
  /**
   * Called on every client where the setting has come into force: with the live value, the options of the write, and its user.
   */
  onChange?: (value: unknown, options?: Record<string, unknown>, userId?: string) => void;
}

export interface SettingConfig extends SettingData {
  namespace: string;
  key: string;
  /** `namespace.key`. */
  id: string;
  scope: SettingScope;
  config: boolean;
}

/** A button in the settings window that opens an application. */
export interface SettingMenuData {
  name?: string;
  label?: string;
  hint?: string;
  icon?: string;
  type: new () => object;
  restricted?: boolean;
}

export interface SettingMenuConfig extends SettingMenuData {
  namespace: string;
  key: string;
}
