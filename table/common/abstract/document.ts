import * as ours from "../ours.ts";
import { DOCUMENT_OWNERSHIP_LEVELS, type OwnershipLevelName } from "../constants/ownership.ts";
import { allowedTypes } from "../data/fields/document-fields.ts";
import { EmbeddedCollectionField } from "../data/fields/embedded-collection-field.ts";
import type { DataField } from "../data/fields/data-field.ts";
import type { SchemaField } from "../data/fields/schema-field.ts";
import { TypeDataField } from "../data/fields/type-data-field.ts";
import { ForcedDeletion, ForcedReplacement } from "../data/operators.ts";
import type { BaseUser } from "../documents/base-user.ts";
import { host } from "../host.ts";
import { objectOf, type PlainObject } from "../plain-object.ts";
import { readOldSourceId } from "../documents/old-forms.ts";
import { logCompatibilityWarning } from "../utils/logging.ts";
import { deleteProperty, getProperty, hasProperty, setProperty } from "../utils/properties.ts";
import { buildUuid } from "../utils/uuid.ts";
import { DataModel, type DataModelOptions, type UpdateSourceOptions } from "./data-model.ts";
import { documentDatabase, type DatabaseOperation, type DocumentDatabase } from "./document-database.ts";
import { BASE_METADATA, type DocumentAction, type DocumentMetadata } from "./document-metadata.ts";
import { EmbeddedCollection } from "./embedded-collection.ts";
import { ownershipLevel, passesRule } from "./user-permission.ts";

export interface DocumentOptions extends DataModelOptions {
  parent?: Document | null;
  pack?: string | null;
}

/** A model that is stored under an id, owned by users, and may contain other documents. */
export class Document extends DataModel {
  declare ["constructor"]: typeof Document;
  static metadata: DocumentMetadata = BASE_METADATA;

  declare readonly parent: Document | null;
  declare readonly pack: string | null;
  declare readonly parentCollection: string | null;
  declare readonly collections: Readonly<Record<string, EmbeddedCollection>>;
  declare _id: string | null;
  declare flags: Record<string, PlainObject>;

  static get documentName(): string {
    return this.metadata.name;
  }

  static get collectionName(): string {
    return this.metadata.collection;
  }

  static get hasTypeData(): boolean {
    return this.metadata.hasTypeData;
  }

  static get database(): DocumentDatabase {
    return documentDatabase();
  }

  /** The configured class of this document type. */
  static get implementation(): typeof Document {
    return host.documentClass(this.documentName) ?? this;
  }

  /** The class of the shared schema. */
  static get baseDocument(): typeof Document {
    const parent: unknown = Object.getPrototypeOf(this);
    return isDocumentClass(parent) ? parent.baseDocument : this;
  }

  /** Its sub-types. */
  static get TYPES(): string[] {
    return [...(allowedTypes(this) ?? this.metadata.coreTypes)];
  }

  /** The fields that hold embedded documents. */
  static get hierarchy(): Record<string, DataField> {
    return Object.fromEntries(this.schema.entries().filter(([, field]) => field[ours.hierarchical]));
  }

  override _configure({ pack = null, parentCollection = null, ...options }: PlainObject): void {
    super._configure(options);
    const collections: Record<string, EmbeddedCollection> = {};
    for (const [name, field] of embeddedIn(this.schema)) collections[name] = new EmbeddedCollection(name, this, field.model);
    Object.defineProperties(this, {
      pack: { value: pack ?? this.parent?.pack ?? null, writable: false, configurable: true },
      parentCollection: { value: parentCollection, writable: false, configurable: true },
      collections: { value: Object.freeze(collections), writable: false },
    });
  }

  get documentName(): string {
    return this.constructor.documentName;
  }

  get collectionName(): string {
    return this.constructor.collectionName;
  }

  get id(): string | null {
    const id = this._source["_id"];
    return typeof id === "string" ? id : null;
  }

  get isEmbedded(): boolean {
    return this.parent !== null && this.documentName in this.parent[ours.metadata]().embedded;
  }

  get inCompendium(): boolean {
    return Boolean(this.pack);
  }

  get uuid(): string {
    const { documentName, parent, pack } = this;
    return buildUuid({ documentName, id: this.id ?? "", parent, pack }) ?? "";
  }

  [ours.metadata](): DocumentMetadata {
    return this.constructor.metadata;
  }

  override [ours.label](): string {
    return `${this.constructor.name} [${this.id ?? ""}]`;
  }

  static override migrateData(source: PlainObject): PlainObject {
    readOldSourceId(source);
    return super.migrateData(source);
  }

  /** Renames a value of an older form, for `migrateData`; true if there was one (DOC Document._addDataFieldMigration). */
  static _addDataFieldMigration(
    data: PlainObject,
    oldKey: string,
    newKey: string,
    apply?: (data: PlainObject) => unknown,
  ): boolean {
    if (hasProperty(data, newKey) || !hasProperty(data, oldKey)) return false;
    setProperty(data, newKey, apply ? apply(data) : getProperty(data, oldKey));
    deleteProperty(data, oldKey);
    return true;
  }

  /** Lets data answer to an older name too, for `shimData` (DOC Document._addDataFieldShim). */
  static _addDataFieldShim(
    data: PlainObject,
    oldKey: string,
    newKey: string,
    options: { value?: unknown; warning?: string; since?: number; until?: number } = {},
  ): void {
    if (Object.hasOwn(data, oldKey)) return;
    Object.defineProperty(data, oldKey, {
      get: () => {
        if (options.warning)
          logCompatibilityWarning(options.warning, { since: options.since ?? 0, until: options.until ?? 0, once: true });
        return "value" in options ? options.value : getProperty(data, newKey);
      },
      set: (value: unknown) => {
        setProperty(data, newKey, value);
      },
      configurable: true,
      enumerable: false,
    });
  }

  static override validateJoint(data: PlainObject): void {
    super.validateJoint(data);
    const system = this.schema.get("system");
    if (system instanceof TypeDataField) system[ours.validateSystem](data);
  }

  static canUserCreate(user: BaseUser): boolean {
    const rule = this.metadata.permissions.create;
    return typeof rule === "string" && !(rule in DOCUMENT_OWNERSHIP_LEVELS) ? user.can(rule) : true;
  }

  /** The user's ownership level as stored: not raised for GMs (foundryvtt #8962). */
  getUserLevel(user?: BaseUser | null): number {
    const id = user?.id ?? host.currentUserId();
    if (this.pack && id && !this.isEmbedded) return host.packOwnership(this.pack, id);
    const ownership = this._source["ownership"];
    const inherited = (): number => this.parent?.getUserLevel(user) ?? DOCUMENT_OWNERSHIP_LEVELS.NONE;
    if (this.isEmbedded && !ownership) return inherited();
    const { [id ?? ""]: own, default: general } = objectOf(ownership);
    const level = [own, general].find((one) => typeof one === "number") ?? DOCUMENT_OWNERSHIP_LEVELS.NONE;
    return level === DOCUMENT_OWNERSHIP_LEVELS.INHERIT ? inherited() : level;
  }

  /** Whether the user has at least this level (or exactly it). GMs always have, unless `exact` is set. */
  testUserPermission(
    user: BaseUser,
    permission: OwnershipLevelName | number,
    { exact = false }: { exact?: boolean } = {},
  ): boolean {
    const wanted = ownershipLevel(permission);
    const level = this.getUserLevel(user);
    if (exact) return level === wanted;
    return user.isGM || level >= wanted;
  }

  /** Whether the user may create, update (with these changes) or delete this document. */
  canUserModify(user: BaseUser, action: DocumentAction, data: PlainObject = {}): boolean {
    return passesRule(this[ours.metadata]().permissions[action], user, this, data);
  }

  override [ours.prepareChanges](changes: object, options: UpdateSourceOptions): PlainObject {
    const prepared = super[ours.prepareChanges](changes, options);
    const type = prepared["type"];
    const changesType = this.schema.get("system") instanceof TypeDataField && type !== undefined && type !== this._source["type"];
    const whole = prepared["system"] instanceof ForcedReplacement || (options.recursive === false && "system" in prepared);
    if (changesType && !whole) {
      throw new Error(
        `The type of a Document can be changed only if the system field is force-replaced (==) or updated with {recursive: false}`,
      );
    }
    if ("_id" in prepared) delete prepared["_id"];
    return prepared;
  }

  override clone(
    data: object = {},
    context: PlainObject & { save?: boolean; keepId?: boolean; addSource?: boolean } = {},
  ): this {
    const { save = false, keepId = false, addSource = false, ...rest } = context;
    if (!keepId) data = { ...data, _id: null };
    if (addSource) data = { ...data, _stats: { [this.pack ? "compendiumSource" : "duplicateSource"]: this.uuid } };
    const copy = super.clone(data, { pack: this.pack, ...rest });
    // With `save` Foundry returns a promise of the created document.
    return save ? (this.constructor.create(copy, { parent: this.parent, pack: this.pack, keepId }) as unknown as this) : copy;
  }

  /** The collection of embedded documents, by document name or field name. */
  getEmbeddedCollection(embeddedName: string): EmbeddedCollection {
    const field = this[ours.metadata]().embedded[embeddedName] ?? embeddedName;
    const collection = this.collections[field];
    if (!collection) throw new Error(`${embeddedName} is not a valid embedded Document within the ${this.documentName} Document`);
    return collection;
  }

  getEmbeddedDocument(
    embeddedName: string,
    id: string,
    { invalid = false, strict = false }: { invalid?: boolean; strict?: boolean } = {},
  ): Document | undefined {
    return this.getEmbeddedCollection(embeddedName).get(id, { invalid, strict });
  }

  /** Every embedded document, at every depth, with the path of its collection. */
  *traverseEmbeddedDocuments(path = ""): Generator<[string, Document]> {
    for (const [name, collection] of Object.entries(this.collections)) {
      const here = path ? `${path}.${name}` : name;
      for (const document of collection.values()) {
        yield [here, document];
        yield* document.traverseEmbeddedDocuments(here);
      }
    }
  }

  getFlag(scope: string, key: string): unknown {
    checkScope(scope);
    return getProperty(this.flags[scope], key);
  }

  async setFlag(scope: string, key: string, value: unknown): Promise<this | undefined> {
    checkScope(scope);
    return this.update({ flags: { [scope]: { [key]: value } } });
  }

  async unsetFlag(scope: string, key: string): Promise<this | undefined> {
    checkScope(scope);
    return this.update({ [`flags.${scope}.${key}`]: new ForcedDeletion() });
  }

  static async get(id: string, operation: DatabaseOperation = {}): Promise<Document | null> {
    const [found] = await this.database.get(this.implementation, { ...operation, query: { _id: id } });
    return found ?? null;
  }

  static async create(data: object[], operation?: DatabaseOperation): Promise<Document[]>;
  static async create(data: object, operation?: DatabaseOperation): Promise<Document | undefined>;
  static async create(data: object | object[], operation: DatabaseOperation = {}): Promise<Document | Document[] | undefined> {
    const created = await this.createDocuments(Array.isArray(data) ? data : [data], operation);
    return Array.isArray(data) ? created : created[0];
  }

  static async createDocuments(data: object[] = [], operation: DatabaseOperation = {}): Promise<Document[]> {
    return this.database.create(this.implementation, { ...operation, data });
  }

  static async updateDocuments(updates: object[] = [], operation: DatabaseOperation = {}): Promise<Document[]> {
    return this.database.update(this.implementation, { ...operation, updates });
  }

  static async deleteDocuments(ids: string[] = [], operation: DatabaseOperation = {}): Promise<Document[]> {
    return this.database.delete(this.implementation, { ...operation, ids });
  }

  async update(data: object = {}, operation: DatabaseOperation = {}): Promise<this | undefined> {
    const cls = this.constructor;
    const [updated] = await cls.updateDocuments([{ ...data, _id: this.id }], {
      ...operation,
      parent: this.parent,
      pack: this.pack,
    });
    return updated as this | undefined;
  }

  async delete(operation: DatabaseOperation = {}): Promise<this | undefined> {
    const cls = this.constructor;
    const [deleted] = await cls.deleteDocuments([this.id ?? ""], { ...operation, parent: this.parent, pack: this.pack });
    return deleted as this | undefined;
  }

  async createEmbeddedDocuments(
    embeddedName: string,
    data: object[] = [],
    operation: DatabaseOperation = {},
  ): Promise<Document[]> {
    return this.getEmbeddedCollection(embeddedName).documentClass.createDocuments(data, {
      ...operation,
      parent: this,
      pack: this.pack,
    });
  }

  async updateEmbeddedDocuments(
    embeddedName: string,
    updates: object[] = [],
    operation: DatabaseOperation = {},
  ): Promise<Document[]> {
    return this.getEmbeddedCollection(embeddedName).documentClass.updateDocuments(updates, {
      ...operation,
      parent: this,
      pack: this.pack,
    });
  }

  async deleteEmbeddedDocuments(embeddedName: string, ids: string[], operation: DatabaseOperation = {}): Promise<Document[]> {
    return this.getEmbeddedCollection(embeddedName).documentClass.deleteDocuments(ids, {
      ...operation,
      parent: this,
      pack: this.pack,
    });
  }

  async _preCreate(_data: PlainObject, _options: PlainObject, _user: BaseUser): Promise<boolean | void> {}
  _onCreate(_data: PlainObject, _options: PlainObject, _userId: string): void {}
  async _preUpdate(_changes: PlainObject, _options: PlainObject, _user: BaseUser): Promise<boolean | void> {}
  _onUpdate(_changed: PlainObject, _options: PlainObject, _userId: string): void {}
  async _preDelete(_options: PlainObject, _user: BaseUser): Promise<boolean | void> {}
  _onDelete(_options: PlainObject, _userId: string): void {}

  static async _preCreateOperation(
    _documents: Document[],
    _operation: DatabaseOperation,
    _user: BaseUser,
  ): Promise<boolean | void> {}
  static async _onCreateOperation(_documents: Document[], _operation: DatabaseOperation, _user: BaseUser): Promise<void> {}
  /** The older names of what follows, of 13: only on the page that asked. */
  static async _onCreateDocuments(_documents: Document[], _context: DatabaseOperation): Promise<void> {}
  static async _onUpdateDocuments(_documents: Document[], _context: DatabaseOperation): Promise<void> {}
  static async _onDeleteDocuments(_documents: Document[], _context: DatabaseOperation): Promise<void> {}

  static async _preUpdateOperation(
    _documents: Document[],
    _operation: DatabaseOperation,
    _user: BaseUser,
  ): Promise<boolean | void> {}
  static async _onUpdateOperation(_documents: Document[], _operation: DatabaseOperation, _user: BaseUser): Promise<void> {}
  static async _preDeleteOperation(
    _documents: Document[],
    _operation: DatabaseOperation,
    _user: BaseUser,
  ): Promise<boolean | void> {}
  static async _onDeleteOperation(_documents: Document[], _operation: DatabaseOperation, _user: BaseUser): Promise<void> {}
}

/** By schema: asked for each document. */
const embedded = new WeakMap<SchemaField, [string, EmbeddedCollectionField][]>();

function embeddedIn(schema: SchemaField): [string, EmbeddedCollectionField][] {
  let fields = embedded.get(schema);
  if (!fields) {
    fields = schema
      .entries()
      .filter((entry): entry is [string, EmbeddedCollectionField] => entry[1] instanceof EmbeddedCollectionField);
    embedded.set(schema, fields);
  }
  return fields;
}

function isDocumentClass(value: unknown): value is typeof Document {
  return typeof value === "function" && value.prototype instanceof Document;
}

/** Flags are stored under `core`, `world`, the system's id, or that of a module (there are none here). */
function checkScope(scope: string): void {
  const scopes = ["core", "world", host.systemId()].filter(Boolean);
  if (host.systemId() && !scopes.includes(scope)) throw new Error(`Flag scope "${scope}" is not valid or not currently active`);
}
