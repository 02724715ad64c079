import { asText } from "../../common/as-text.ts";
import { isPlain, type PlainObject } from "../../common/plain-object.ts";
import { getProperty } from "../../common/utils/properties.ts";
import { host } from "../../common/host.ts";
import { expandObject } from "../../common/utils/expand-object.ts";
import { mergeObject } from "../../common/utils/merge-object.ts";
import { localizeDataModel, localizeSchema } from "./localize-data-model.ts";
import { CORE_LANGUAGE } from "./core-language.data.ts";

interface LanguageFile {
  lang: string;
  path: string;
}

/** The texts of the current language (platform.md §8). */
export class Localization {
  lang = "en";
  readonly defaultModule = "core";
  translations: PlainObject = structuredClone(CORE_LANGUAGE);
  _fallback: PlainObject = structuredClone(CORE_LANGUAGE);
  #plurals = new Map<string, Intl.PluralRules>();
  #lists = new Map<string, Intl.ListFormat>();

  /** Loads these files: first the English ones, as a fallback, then those of the language. */
  async setLanguage(lang: string, files: readonly LanguageFile[], read: (path: string) => Promise<PlainObject>): Promise<void> {
    this.lang = lang;
    this._fallback = mergeObject(structuredClone(CORE_LANGUAGE), await this.#load("en", files, read));
    this.translations =
      lang === "en" ? this._fallback : mergeObject(structuredClone(this._fallback), await this.#load(lang, files, read));
  }

  async #load(lang: string, files: readonly LanguageFile[], read: (path: string) => Promise<PlainObject>): Promise<PlainObject> {
    const words: PlainObject = {};
    for (const file of files.filter((entry) => entry.lang === lang)) mergeObject(words, expandObject(await read(file.path)));
    return words;
  }

  /** Whether there is a text for the key (in this language, or in English). */
  has(stringId: string, fallback = true): boolean {
    return (
      typeof getProperty(this.translations, stringId) === "string" ||
      (fallback && typeof getProperty(this._fallback, stringId) === "string")
    );
  }

  /** The text of a key; the key itself if there is none. With data (v14) the placeholders `{name}` are filled. */
  localize(stringId: string, data?: PlainObject): string {
    const found = getProperty(this.translations, stringId);
    const text = typeof found === "string" ? found : getProperty(this._fallback, stringId);
    if (typeof text !== "string") return stringId;
    return data && host.generation >= 14 ? fill(text, data) : text;
  }

  /** The text of a key with the placeholders `{name}` filled. */
  format(stringId: string, data: PlainObject = {}): string {
    return fill(this.localize(stringId), data);
  }

  /** Sorts objects by one of their properties, in the language's order. */
  sortObjects<T extends object>(objects: T[], key: string): T[] {
    const collator = new Intl.Collator(this.lang);
    return objects.sort((a, b) => collator.compare(String(getProperty(a, key)), String(getProperty(b, key))));
  }

  getListFormatter({ style = "long", type = "conjunction" }: Intl.ListFormatOptions = {}): Intl.ListFormat {
    const key = `${style}.${type}`;
    let formatter = this.#lists.get(key);
    if (!formatter) this.#lists.set(key, (formatter = new Intl.ListFormat(this.lang, { style, type })));
    return formatter;
  }

  get pluralRules(): Intl.PluralRules {
    let rules = this.#plurals.get(this.lang);
    if (!rules) this.#plurals.set(this.lang, (rules = new Intl.PluralRules(this.lang)));
    return rules;
  }

  static localizeDataModel = localizeDataModel;
  static localizeSchema = localizeSchema;
}

function fill(text: string, data: PlainObject): string {
  return text.replace(/\{([^}]+)\}/g, (place, name: string) => {
    const value = getProperty(data, name);
    return value === undefined || value === null || isPlain(value) ? place : asText(value);
  });
}
