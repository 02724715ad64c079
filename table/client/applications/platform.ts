import type { BaseUser } from "../../common/documents/base-user.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import { clientState } from "../core/client-state.ts";
import { notify } from "../core/globals.ts";
import { Hooks } from "../core/hooks.ts";

/** A user, as the client knows them. */
export type WindowUser = BaseUser & {
  readonly isSelf: boolean;
  readonly targets?: Set<{ readonly id: string | null }>;
  query?(name: string, data: unknown, options?: { timeout?: number }): Promise<unknown>;
};

interface Translations {
  readonly lang?: string;
  localize(key: string): string;
  format(key: string, data?: PlainObject): string;
}

/** `game`, once the client has one; windows in a test may have none. */
export function currentGame<T extends object>(): T | undefined {
  return (clientState.game ?? undefined) as unknown as T | undefined;
}

/** The user of this client; null before the world's data has arrived. */
export function currentUser(): WindowUser | null {
  return currentGame<{ user?: WindowUser | null }>()?.user ?? null;
}

/** `CONFIG.<name>`, if CONFIG exists and has that entry. */
export function configured<T>(name: string): T | undefined {
  return clientState.config?.[name] as T | undefined;
}

function translations(): Translations | undefined {
  return currentGame<{ i18n?: Translations }>()?.i18n;
}

/** The text of a language key, with `{name}` placeholders filled from `data`. A key without a text is its own text. */
export function localize(key: string, data?: PlainObject): string {
  const i18n = translations();
  if (!i18n) return key;
  return data && Object.keys(data).length > 0 ? i18n.format(key, data) : i18n.localize(key);
}

/** The text of a core language key, or the given English text if the key has none. */
export function localizeOr(key: string, words: string, data?: PlainObject): string {
  const text = localize(key, data);
  if (text !== key) return text;
  return words.replace(/\{(\w+)\}/g, (place, name: string) => (data && name in data ? String(data[name]) : place));
}

/** The page's language, for numbers, dates and sorting. */
export function currentLanguage(): string {
  return translations()?.lang ?? "en";
}

/** Calls every listener of a hook. */
export function callAllHooks(hook: string, ...args: unknown[]): void {
  Hooks.callAll(hook, ...args);
}

/** Calls the listeners of a hook; false as soon as one returns false. */
export function askHooks(hook: string, ...args: unknown[]): boolean {
  return Hooks.call(hook, ...args);
}

/** Notifies the user. */
export const notifications = {
  info: (message: string): void => notify("info", message),
  warn: (message: string): void => notify("warn", message),
  error: (message: string): void => notify("error", message),
} as const;
