import * as ours from "../../common/ours.ts";
import type { DocumentOptions } from "../../common/abstract/document.ts";
import { Document } from "../../common/abstract/document.ts";
import type { DatabaseOperation } from "../../common/abstract/document-database.ts";
import { TypeDataModel } from "../../common/abstract/type-data-model.ts";
import type { BaseUser } from "../../common/documents/base-user.ts";
import { objectOf, type PlainObject } from "../../common/plain-object.ts";
import type { Collection } from "../../common/utils/collection.ts";
import { clientState } from "../core/client-state.ts";
import { findDocumentConfig, getGame } from "../core/globals.ts";
import { reportError } from "../core/report-error.ts";
import type { DocumentApplication } from "./document-application.ts";
import { createDocumentDialog, deleteDocumentDialog } from "./document-dialogs.ts";
import { documentFromDropData } from "./document-drag-data.ts";
import { systemOf, withExchange } from "./document-exchange.ts";
import { withOwnership } from "./document-ownership.ts";
import { sheetClassFor } from "./document-sheet-class.ts";
import { sortRelative, type SortRelativeOptions } from "./sort-relative.ts";

/** A collection of documents, as far as a document needs it. */
type CollectionOfDocument = Collection<Document>;

function mixInto(Root: typeof Document) {
  return class ClientDocument extends withExchange(withOwnership(Root)) {
    declare readonly apps: Record<string, DocumentApplication>;
    declare _sheet: DocumentApplication | null;
    /** Whether the document is preparing its data. */
    declare [ours.preparing]: boolean;

    override _configure(options: PlainObject): void {
      super._configure(options);
      Object.defineProperties(this, {
        apps: { value: {}, writable: false, enumerable: false },
        _sheet: { value: null, writable: true, enumerable: false },
        [ours.preparing]: { value: false, writable: true, enumerable: false },
      });
    }

    override _initialize(options: PlainObject = {}): void {
      super._initialize(options);
      if (clientState.documentsReady && options["_deferPreparation"] !== true) this._safePrepareData();
    }

    /** The collection of the document: that of the world, of its pack, or of its parent. */
    get collection(): CollectionOfDocument | null {
      if (this.isEmbedded) return this.parent?.getEmbeddedCollection(this.documentName) ?? null;
      if (this.pack) return getGame().packs.get(this.pack) ?? null;
      return getGame().collections.get(this.documentName) ?? null;
    }

    get compendium(): unknown {
      return this.pack ? (getGame().packs.get(this.pack) ?? null) : null;
    }

    get sheet(): DocumentApplication | null {
      if (this._sheet === null) {
        const cls = this._getSheetClass();
        if (cls) this._sheet = new cls({ document: this });
      }
      return this._sheet;
    }

    /** Which class of sheet it has; null: none is registered for its type. */
    _getSheetClass(): ReturnType<typeof sheetClassFor> {
      return sheetClassFor(this);
    }

    _safePrepareData(): void {
      try {
        this.prepareData();
      } catch (error) {
        this[ours.preparing] = false;
        reportError(`Failed data preparation for ${this.uuid}`, error);
      }
    }

    /**
     * Computes derived data: base data, embedded documents, derived data; the system's part before the document's (platform.md
     * §3.1).
     */
    prepareData(): void {
      this[ours.preparing] = true;
      const system: unknown = Reflect.get(this, "system");
      const typeData = system instanceof TypeDataModel ? system : null;
      typeData?.prepareBaseData();
      this.prepareBaseData();
      this.prepareEmbeddedDocuments();
      typeData?.prepareDerivedData();
      this.prepareDerivedData();
      this[ours.preparing] = false;
    }

    prepareBaseData(): void {}

    prepareEmbeddedDocuments(): void {
      for (const collection of Object.values(this.collections)) {
        for (const document of collection.values()) if (isClientDocument(document)) document._safePrepareData();
      }
    }

    prepareDerivedData(): void {}

    /** Renders every open application of the document. */
    render(force: boolean | PlainObject = false, context: PlainObject = {}): void {
      const options = typeof force === "boolean" ? { force, ...context } : force;
      for (const app of Object.values(this.apps)) app.render({ ...options });
    }

    /** Moves it among its siblings. */
    async sortRelative(options: SortRelativeOptions = {}): Promise<unknown> {
      return sortRelative(this, options);
    }

    override async _preCreate(data: PlainObject, options: PlainObject, user: BaseUser): Promise<boolean | void> {
      const allowed = await super._preCreate(data, options, user);
      return allowed === false ? false : systemOf(this)?._preCreate(data, options, user);
    }

    override _onCreate(data: PlainObject, options: PlainObject, userId: string): void {
      super._onCreate(data, options, userId);
      systemOf(this)?._onCreate(data, options, userId);
      if (options["renderSheet"] === true && userId === getGame().userId)
        this.sheet?.render({ force: true, renderContext: `create${this.documentName}` });
    }

    override async _preUpdate(changes: PlainObject, options: PlainObject, user: BaseUser): Promise<boolean | void> {
      const allowed = await super._preUpdate(changes, options, user);
      return allowed === false ? false : systemOf(this)?._preUpdate(changes, options, user);
    }

    override _onUpdate(changed: PlainObject, options: PlainObject, userId: string): void {
      super._onUpdate(changed, options, userId);
      systemOf(this)?._onUpdate(changed, options, userId);
      this[ours.forgetOldSheet](changed);
      if (options["render"] !== false) this.render(false, { renderContext: `update${this.documentName}`, renderData: changed });
    }

    override async _preDelete(options: PlainObject, user: BaseUser): Promise<boolean | void> {
      const allowed = await super._preDelete(options, user);
      return allowed === false ? false : systemOf(this)?._preDelete(options, user);
    }

    override _onDelete(options: PlainObject, userId: string): void {
      super._onDelete(options, userId);
      systemOf(this)?._onDelete(options, userId);
      for (const app of Object.values(this.apps))
        void app.close({ submit: false, renderContext: `delete${this.documentName}`, renderData: options });
    }

    /** Another type or another chosen sheet: the open one no longer fits. */
    [ours.forgetOldSheet](changed: PlainObject): void {
      const core = objectOf(objectOf(changed["flags"])["core"]);
      if (!("type" in changed) && !("sheetClass" in core)) return;
      const old = this._sheet;
      this._sheet = null;
      void old?.close();
    }

    _preCreateDescendantDocuments(
      _parent: Document,
      _collection: string,
      _data: PlainObject[],
      _options: PlainObject,
      _userId: string,
    ): void {}
    _preUpdateDescendantDocuments(
      _parent: Document,
      _collection: string,
      _changes: PlainObject[],
      _options: PlainObject,
      _userId: string,
    ): void {}
    _preDeleteDescendantDocuments(
      _parent: Document,
      _collection: string,
      _ids: string[],
      _options: PlainObject,
      _userId: string,
    ): void {}

    _onCreateDescendantDocuments(
      _parent: Document,
      _collection: string,
      documents: Document[],
      _data: PlainObject[],
      options: PlainObject,
      _userId: string,
    ): void {
      this[ours.renderForDescendants]("create", documents, options);
    }

    _onUpdateDescendantDocuments(
      _parent: Document,
      _collection: string,
      documents: Document[],
      _changes: PlainObject[],
      options: PlainObject,
      _userId: string,
    ): void {
      this[ours.renderForDescendants]("update", documents, options);
    }

    _onDeleteDescendantDocuments(
      _parent: Document,
      _collection: string,
      documents: Document[],
      _ids: string[],
      options: PlainObject,
      _userId: string,
    ): void {
      this[ours.renderForDescendants]("delete", documents, options);
    }

    [ours.renderForDescendants](action: string, documents: Document[], options: PlainObject): void {
      if (options["render"] !== false) this.render(false, { renderContext: `${action}${documents[0]?.documentName ?? ""}` });
    }

    static defaultName({ type, parent, pack }: { type?: string; parent?: Document | null; pack?: string | null } = {}): string {
      const { i18n, collections, packs } = getGame();
      const label = type && type !== "base" ? findDocumentConfig(this.documentName)?.typeLabels[type] : undefined;
      const words = i18n.format("DOCUMENT.New", { type: i18n.localize(label ?? this.metadata.label) });
      const siblings = parent
        ? parent.getEmbeddedCollection(this.documentName)
        : pack
          ? packs.get(pack)?.index
          : collections.get(this.documentName);
      const taken = new Set<unknown>([...(siblings?.values() ?? [])].map((sibling) => objectOf(sibling)["name"]));
      let name = words;
      for (let number = 2; taken.has(name); number++) name = `${words} (${number})`;
      return name;
    }

    /** Asks for name and type, then creates. */
    static async createDialog(
      data: PlainObject = {},
      operation: DatabaseOperation = {},
      options: PlainObject = {},
    ): Promise<Document | null> {
      return createDocumentDialog(this, data, operation, options);
    }

    /** Asks, then deletes. */
    async deleteDialog(options: PlainObject = {}, operation: DatabaseOperation = {}): Promise<unknown> {
      return deleteDocumentDialog(this, options, operation);
    }

    /** The dragged document. */
    static async fromDropData(data: PlainObject): Promise<Document | null> {
      return documentFromDropData(this, data);
    }
  };
}

type Mixed = ReturnType<typeof mixInto>;
/** Any document on the client. */
export type ClientDocument = InstanceType<Mixed>;

type Statics<T> = { [K in keyof T]: T[K] };
/** A document class with the client's additions. */
export type ClientDocumentClass<B extends typeof Document> = (new (
  data?: object,
  options?: DocumentOptions,
) => InstanceType<B> & ClientDocument) &
  Statics<B> &
  Omit<Statics<Mixed>, keyof B>;

/** A base document class with the client's additions. */
export function ClientDocumentMixin<B extends typeof Document>(Base: B): ClientDocumentClass<B> {
  // The class created here has the statics of Base, which TypeScript cannot follow through a generic class expression.
  return mixInto(Base) as unknown as ClientDocumentClass<B>;
}

/** Whether a document has the client's additions. */
export function isClientDocument(document: unknown): document is ClientDocument {
  return document instanceof Document && "_safePrepareData" in document;
}
