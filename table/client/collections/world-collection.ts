import * as ours from "../../common/ours.ts";
import type { Document } from "../../common/abstract/document.ts";
import type { DatabaseOperation } from "../../common/abstract/document-database.ts";
import { FOLDER_MAX_DEPTH } from "../../common/constants/index.ts";
import { objectOf, type PlainObject } from "../../common/plain-object.ts";
import { clientState } from "../core/client-state.ts";
import { getGame, getUi, documentConfig } from "../core/globals.ts";
import { reportError } from "../core/report-error.ts";
import type { Folder } from "../documents/folder.ts";
import type { CompendiumCollection } from "./compendium-collection.ts";
import { collectionTree, type CollectionNode } from "./collection-tree.ts";
import { DocumentCollection } from "./document-collection.ts";

interface SheetRegistrar {
  registerSheet(documentClass: typeof Document, scope: string, sheetClass: unknown, options?: object): void;
  unregisterSheet(documentClass: typeof Document, scope: string, sheetClass: unknown, options?: object): void;
}

let registrar: SheetRegistrar | undefined;

/** Sets where a collection's `registerSheet` is handled. */
export function provideSheetRegistrar(provided: SheetRegistrar): void {
  registrar = provided;
}

function isDocument(given: Document | PlainObject): given is Document {
  return typeof given["toObject"] === "function";
}

/** The world's documents of one type. */
export class WorldCollection<D extends Document = Document> extends DocumentCollection<D> {
  declare ["constructor"]: typeof WorldCollection;
  static documentName = "";

  override get documentName(): string {
    return this.constructor.documentName;
  }

  /** The only collection of this class. */
  static get instance(): WorldCollection | undefined {
    return getGame().collections.get(this.documentName);
  }

  /** The sidebar tab that shows it. */
  get directory(): unknown {
    return getUi()[this.documentClass.collectionName] ?? null;
  }

  get folders(): Folder[] {
    return getGame().folders.filter((folder) => folder.type === this.documentName);
  }

  /** Its folders with what the user may see of its documents, as it is now. */
  get tree(): CollectionNode<D> {
    return collectionTree(this._getVisibleTreeContents(), this.folders);
  }

  /** What of it is in its tree and its directory; a system's own collection may keep some to itself. */
  protected _getVisibleTreeContents(): D[] {
    return this.filter((document) => Reflect.get(document, "visible") !== false);
  }

  [ours.listed](): D[] {
    return this._getVisibleTreeContents();
  }

  /** The tree is made whenever it is read: there is nothing to prepare. */
  initializeTree(): void {}

  get maxFolderDepth(): number {
    return FOLDER_MAX_DEPTH;
  }

  /** Creates the documents of stored sources, which are theirs from now on. Invalid ones are listed; the rest goes on. */
  [ours.load](sources: readonly PlainObject[]): void {
    for (const source of sources) this.#own(source);
  }

  [ours.add](source: PlainObject): D | undefined {
    return this.#own(structuredClone(source));
  }

  #own(source: PlainObject): D | undefined {
    const id = String(source["_id"]);
    this.invalidDocumentIds.delete(id);
    this[ours.invalidSources].delete(id);
    try {
      const context = { strict: false, dropInvalidEmbedded: true, copy: false, _deferPreparation: !clientState.documentsReady };
      const document = this.documentClass.fromSource(source, context) as D;
      if (document.invalid) throw new Error("it is not valid");
      this.set(id, document);
      return document;
    } catch (error) {
      this.delete(id);
      this.invalidDocumentIds.add(id);
      this[ours.invalidSources].set(id, source);
      const name = typeof source["name"] === "string" ? ` "${source["name"]}"` : "";
      reportError(`The ${this.documentName}${name} [${id}] of this world is not valid and is not shown`, error);
      return undefined;
    }
  }

  override delete(id: string): boolean {
    this.invalidDocumentIds.delete(id);
    this[ours.invalidSources].delete(id);
    return super.delete(id);
  }

  /** A document's data prepared for this world: without what belongs to its pack or other world. */
  fromCompendium(
    document: Document | PlainObject,
    {
      clearFolder = false,
      clearSort = true,
      clearOwnership = true,
      keepId = false,
    }: { clearFolder?: boolean; clearSort?: boolean; clearOwnership?: boolean; keepId?: boolean } = {},
  ): PlainObject {
    const data = isDocument(document) ? document.toObject() : structuredClone(document);
    const stats = { ...objectOf(data["_stats"]) };
    if (isDocument(document)) stats[document.pack ? "compendiumSource" : "duplicateSource"] = document.uuid;
    data["_stats"] = stats;
    if (!keepId) delete data["_id"];
    if (clearFolder) delete data["folder"];
    if (clearSort) delete data["sort"];
    if (clearOwnership && "ownership" in data)
      data["ownership"] = { default: 0, ...(getGame().userId ? { [getGame().userId]: 3 } : {}) };
    return data;
  }

  /** Copies a pack's document into the world. */
  async importFromCompendium(
    pack: CompendiumCollection,
    id: string,
    updateData: PlainObject = {},
    options: DatabaseOperation = {},
  ): Promise<Document | undefined> {
    const source = await pack.getDocument(id);
    if (!source) throw new Error(`The pack ${pack.collection} has no document ${id}`);
    const data = this.fromCompendium(source, { clearFolder: true, keepId: options["keepId"] === true });
    return this.documentClass.create({ ...data, ...updateData }, options);
  }

  static registerSheet(scope: string, sheetClass: unknown, options: object = {}): void {
    const { documentClass } = documentConfig(this.documentName);
    registrar?.registerSheet(documentClass, scope, sheetClass, options);
  }

  static unregisterSheet(scope: string, sheetClass: unknown, options: object = {}): void {
    const { documentClass } = documentConfig(this.documentName);
    registrar?.unregisterSheet(documentClass, scope, sheetClass, options);
  }

  static get registeredSheets(): unknown[] {
    const { sheetClasses } = documentConfig(this.documentName);
    return [...new Set(Object.values(sheetClasses).flatMap((sheets) => Object.values(sheets).map((sheet) => sheet.cls)))];
  }
}
