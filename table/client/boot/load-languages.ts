import { fetchJsonWithTimeout } from "../../common/utils/fetch.ts";
import { objectOf, type PlainObject } from "../../common/plain-object.ts";
import { getConfig, getGame } from "../core/globals.ts";
import { isDocumentConfig } from "../core/config-types.ts";
import { localizeDataModel } from "../core/localize-data-model.ts";
import { reportError } from "../core/report-error.ts";

/** Loads the system's language files, and the labels of its models' fields. A missing file is reported; the rest goes on. */
export async function loadLanguages(): Promise<void> {
  const { i18n, settings, system } = getGame();
  const files = system.languages.map(({ lang, path }) => ({ lang, path: `/systems/${system.id}/${path}` }));
  await i18n.setLanguage(String(settings.get("core", "language")), files, readLanguage);
  for (const entry of Object.values(getConfig())) {
    if (isDocumentConfig(entry)) for (const model of Object.values(entry.dataModels)) localizeDataModel(model);
  }
}

async function readLanguage(path: string): Promise<PlainObject> {
  try {
    return objectOf(await fetchJsonWithTimeout(path));
  } catch (error) {
    reportError(`The language file ${path} cannot be read`, error);
    return {};
  }
}

/** Labels for sub-types that the system gives none: `TYPES.<Document>.<type>`. */
export function labelTypes(): void {
  const { documentTypes } = getGame();
  for (const [name, types] of Object.entries(documentTypes)) {
    const entry = getConfig()[name];
    if (isDocumentConfig(entry)) for (const type of types) entry.typeLabels[type] ??= `TYPES.${name}.${type}`;
  }
}
