import type { DatabaseOperation } from "../../common/abstract/document-database.ts";
import type { Document } from "../../common/abstract/document.ts";
import { BaseAdventure } from "../../common/documents/base-adventure.ts";
import { isPlain, listOf, type PlainObject } from "../../common/plain-object.ts";
import { documentConfig, getGame } from "../core/globals.ts";
import { Hooks } from "../core/hooks.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import { replaceDocuments } from "./replace-documents.ts";

/** What of an adventure is new to the world, and what is there already, by document name. */
interface ImportData {
  toCreate: Record<string, PlainObject[]>;
  toUpdate: Record<string, PlainObject[]>;
  documentCount: number;
}

interface ImportResult {
  created: Record<string, Document[]>;
  updated: Record<string, Document[]>;
}

interface ImportOptions extends PlainObject {
  /** The fields to import; without them, all. */
  importFields?: string[];
  /** Do not ask before documents of the world are overwritten. The Table never asks. */
  dialog?: boolean;
}

/** Folders first: the others are in them. */
const ORDER = ["folders", "actors", "items", "journal", "tables", "macros", "scenes", "combats"];

/** Documents of many types that are imported together (DOC Adventure). */
export class Adventure extends ClientDocumentMixin(BaseAdventure) {
  /** Imports the adventure into the world; `preImportAdventure` may stop it. */
  async import({ dialog: _dialog, ...importOptions }: ImportOptions = {}): Promise<ImportResult> {
    const data = await this.prepareImport(importOptions);
    const { toCreate, toUpdate } = data;
    if (!Hooks.call("preImportAdventure", this, importOptions, toCreate, toUpdate)) return { created: {}, updated: {} };
    const result = await this.importContent(data);
    Hooks.callAll("importAdventure", this, importOptions, result.created, result.updated);
    return result;
  }

  /** Sorts what is new from what the world has under the same id. */
  async prepareImport({ importFields = [] }: ImportOptions = {}): Promise<ImportData> {
    const data: ImportData = { toCreate: {}, toUpdate: {}, documentCount: 0 };
    const wanted = importFields.length === 0 || importFields.includes("all") ? ORDER : importFields;
    const classes = BaseAdventure.contentFields;
    for (const field of ORDER.filter((name) => wanted.includes(name))) {
      const name = classes[field]?.documentName;
      const sources = listOf(this._source[field]).filter(isPlain);
      if (!name || sources.length === 0) continue;
      const known = getGame().collections.get(name);
      const isKnown = (source: PlainObject): boolean => known?.has(String(source["_id"])) ?? false;
      const [there, fresh] = [sources.filter(isKnown), sources.filter((source) => !isKnown(source))];
      if (fresh.length) data.toCreate[name] = structuredClone(fresh);
      if (there.length) data.toUpdate[name] = structuredClone(there);
      data.documentCount += sources.length;
    }
    return data;
  }

  /** Writes what {@link prepareImport} has sorted. */
  async importContent({ toCreate = {}, toUpdate = {} }: Partial<ImportData> = {}): Promise<ImportResult> {
    const result: ImportResult = { created: {}, updated: {} };
    const create: DatabaseOperation = { keepId: true, keepEmbeddedIds: true };
    for (const [name, sources] of Object.entries(toCreate))
      result.created[name] = await documentConfig(name).documentClass.createDocuments(sources, create);
    for (const [name, sources] of Object.entries(toUpdate))
      result.updated[name] = await replaceDocuments(documentConfig(name).documentClass, sources);
    return result;
  }
}
