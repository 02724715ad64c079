import type { Document } from "../../../common/abstract/document.ts";
import type { DocumentSheetV2 } from "../api/document-sheet.ts";
import { configured, localize } from "../platform.ts";

export type SheetClass = (typeof DocumentSheetV2 | (abstract new (...args: never[]) => object)) & { name: string };

/** A sheet that documents of one type can be opened with. */
export interface RegisteredSheet {
  id: string;
  label: string;
  cls: SheetClass;
  default: boolean;
  canBeDefault: boolean;
  canConfigure: boolean;
  themes: Record<string, string> | null;
}

export interface RegisterSheetOptions {
  label?: string | (() => string);
  /** The sub-types it is for; without this, all of them. */
  types?: readonly string[];
  makeDefault?: boolean;
  canBeDefault?: boolean;
  canConfigure?: boolean;
  themes?: Record<string, string> | null;
}

type SheetClasses = Record<string, Record<string, RegisteredSheet>>;

function sheetsOf(documentName: string): SheetClasses {
  const config = configured<{ sheetClasses?: SheetClasses }>(documentName);
  if (!config) throw new Error(`There is no CONFIG.${documentName}; sheets can be registered for documents only`);
  return (config.sheetClasses ??= {});
}

function typesOf(documentClass: typeof Document, given: readonly string[] | undefined): readonly string[] {
  if (given) return given;
  const types = documentClass.TYPES;
  return types.length > 0 ? types : ["base"];
}

const DEFAULT_THEMES = { light: "SHEETS.ThemeLight", dark: "SHEETS.ThemeDark" };

/** Registers a sheet for documents of a class. Its id is `<scope>.<class name>`. */
export function addSheet(
  documentClass: typeof Document,
  scope: string,
  cls: SheetClass,
  options: RegisterSheetOptions = {},
): void {
  const { canBeDefault = true, canConfigure = true, makeDefault = false, themes = DEFAULT_THEMES } = options;
  const id = `${scope}.${cls.name}`;
  const label = typeof options.label === "function" ? options.label() : options.label;
  const all = sheetsOf(documentClass.documentName);
  for (const type of typesOf(documentClass, options.types)) {
    const sheets = (all[type] ??= {});
    if (makeDefault) for (const sheet of Object.values(sheets)) sheet.default = false;
    sheets[id] = { id, label: label ?? id, cls, default: makeDefault, canBeDefault, canConfigure, themes };
  }
}

/** Unregisters a sheet. An unknown one is no error: systems commonly unregister core's old ones. */
export function removeSheet(documentClass: typeof Document, scope: string, cls: SheetClass, types?: readonly string[]): void {
  const all = sheetsOf(documentClass.documentName);
  for (const type of typesOf(documentClass, types)) delete all[type]?.[`${scope}.${cls.name}`];
}

/** The sheets a document can be opened with, by id, with translated labels. */
export function sheetChoices(document: Document): RegisteredSheet[] {
  const type = String(document._source["type"] ?? "base");
  const sheets = Object.values(sheetsOf(document.documentName)[type] ?? {});
  return sheets.filter((sheet) => sheet.canConfigure).map((sheet) => ({ ...sheet, label: localize(sheet.label) }));
}
