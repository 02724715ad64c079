import * as ours from "../../common/ours.ts";
import type { Document } from "../../common/abstract/document.ts";
import type { DatabaseOperation } from "../../common/abstract/document-database.ts";
import { USER_ROLES } from "../../common/constants/users.ts";
import { DOCUMENT_OWNERSHIP_LEVELS } from "../../common/constants/ownership.ts";
import { isPlain, objectOf, type PlainObject } from "../../common/plain-object.ts";
import { Collection } from "../../common/utils/collection.ts";
import type { PackPayload } from "../../common/wire.ts";
import { findDocumentConfig, getGame } from "../core/globals.ts";
import { askServer } from "../core/socket-link.ts";
import type { Folder } from "../documents/folder.ts";
import type { User } from "../documents/user.ts";
import { DocumentCollection } from "./document-collection.ts";
import { importPack } from "./import-pack.ts";
import { plainText } from "./matches-search.ts";

/** What is known of a pack's document without fetching it. */
export interface CompendiumIndexEntry extends PlainObject {
  _id: string;
  name: string;
  uuid: string;
  img?: string;
  type?: string;
  folder?: string | null;
  sort?: number;
}

/** The metadata of a pack. */
export interface CompendiumMetadata extends PlainObject {
  id: string;
  name: string;
  label: string;
  type: string;
  packageName: string;
  packageType: string;
  ownership?: Record<string, string>;
  locked?: boolean;
}

/** A compendium pack: its index is loaded at once, its documents on demand. */
export class CompendiumCollection<D extends Document = Document> extends DocumentCollection<D> {
  static readonly CONFIG_SETTING = "compendiumConfiguration";

  declare readonly metadata: CompendiumMetadata;
  declare readonly index: Collection<CompendiumIndexEntry>;
  declare readonly [ours.folders]: readonly PlainObject[];

  constructor({ metadata, index, folders }: PackPayload) {
    super();
    const entries = index as readonly CompendiumIndexEntry[];
    const described = metadata as CompendiumMetadata;
    const known = new Collection<CompendiumIndexEntry>();
    for (const entry of entries) known.set(entry._id, this.#withUuid(entry, described));
    Object.defineProperties(this, {
      metadata: { value: Object.freeze({ ...described }), writable: false },
      index: { value: known, writable: false },
      [ours.folders]: { value: folders, writable: false },
    });
  }

  #withUuid(entry: CompendiumIndexEntry, { id, type }: CompendiumMetadata): CompendiumIndexEntry {
    return { ...entry, uuid: entry.uuid || `Compendium.${id}.${type}.${entry._id}` };
  }

  override get documentName(): string {
    return this.metadata.type;
  }

  /** `package.name`. */
  get collection(): string {
    return this.metadata.id;
  }

  get title(): string {
    return getGame().i18n.localize(this.metadata.label);
  }

  /** What the world has configured of it; `compendiumConfiguration` holds it for all packs. */
  get config(): PlainObject {
    return objectOf(objectOf(getGame().settings.get("core", CompendiumCollection.CONFIG_SETTING))[this.collection]);
  }

  get locked(): boolean {
    const { locked } = this.config;
    return typeof locked === "boolean" ? locked : (this.metadata.locked ?? true);
  }

  /** The folder of the compendium directory it is in; those of a manifest's `packFolders` are not documents here. */
  get folder(): Folder | null {
    return getGame().folders.get(String(this.config["folder"] ?? "")) ?? null;
  }

  get sort(): number {
    return Number(this.config["sort"] ?? 0);
  }

  get banner(): string | null {
    const chosen = this.metadata["banner"] ?? findDocumentConfig(this.documentName)?.["compendiumBanner"];
    return typeof chosen === "string" ? chosen : null;
  }

  get indexFields(): Set<string> {
    return new Set(findDocumentConfig(this.documentName)?.compendiumIndexFields ?? []);
  }

  get folders(): readonly PlainObject[] {
    return this[ours.folders];
  }

  get indexed(): boolean {
    return true;
  }

  get visible(): boolean {
    return this.getUserLevel() >= DOCUMENT_OWNERSHIP_LEVELS.OBSERVER;
  }

  get ownership(): Record<string, string> {
    const { ownership } = this.config;
    if (isPlain(ownership)) return Object.fromEntries(Object.entries(ownership).map(([role, level]) => [role, String(level)]));
    return this.metadata.ownership ?? { PLAYER: "OBSERVER", ASSISTANT: "OWNER" };
  }

  /** A user's permission level in this pack, by role. */
  getUserLevel(user: User | null = getGame().user): number {
    const levels: Record<string, number> = DOCUMENT_OWNERSHIP_LEVELS;
    const roles: Record<string, number> = USER_ROLES;
    const fitting = Object.entries(this.ownership).filter(([role]) => (user?.role ?? 0) >= (roles[role] ?? Infinity));
    return Math.max(0, ...fitting.map(([, level]) => levels[level] ?? 0));
  }

  testUserPermission(user: User, permission: string | number, { exact = false }: { exact?: boolean } = {}): boolean {
    const levels: Readonly<Record<string, number>> = DOCUMENT_OWNERSHIP_LEVELS;
    const wanted = typeof permission === "number" ? permission : (levels[permission] ?? Infinity);
    const level = this.getUserLevel(user);
    return exact ? level === wanted : level >= wanted;
  }

  /** The document with this id, fetched if needed; null if the pack has none. */
  async getDocument(id: string): Promise<D | null> {
    const loaded = this.get(id);
    if (loaded) return loaded;
    const [document] = await this.getDocuments({ _id: id });
    return document ?? null;
  }

  /** All documents, or those that match the query (`{_id__in: [...]}`, `{type: "x"}` …). */
  async getDocuments(query: PlainObject = {}): Promise<D[]> {
    const found = await this.documentClass.database.get(this.documentClass, { query, pack: this.collection });
    for (const document of found) this.set(document.id ?? "", document as D);
    return found as D[];
  }

  /** The index, with further fields if requested. */
  async getIndex({ fields = [] }: { fields?: string[] } = {}): Promise<Collection<CompendiumIndexEntry>> {
    const configured = findDocumentConfig(this.documentName)?.compendiumIndexFields ?? [];
    const indexFields = [...new Set([...fields, ...configured])];
    const operation = { pack: this.collection, index: true, indexFields };
    const { result } = await askServer<{ result: CompendiumIndexEntry[] }>(getGame()[ours.link], "modifyDocument", {
      type: this.documentName,
      action: "get",
      operation,
    });
    for (const entry of result)
      this.index.set(entry._id, this.#withUuid({ ...this.index.get(entry._id), ...entry }, this.metadata));
    return this.index;
  }

  /** Index entries whose names contain the query. */
  override search({ query = "" }: { query?: string } = {}): D[] {
    const words = plainText(query.trim());
    return this.index.filter((entry) => plainText(entry.name).includes(words)) as unknown as D[];
  }

  getUuid(id: string): string {
    return `Compendium.${this.collection}.${this.documentName}.${id}`;
  }

  /** Changes what the world has configured of it: `locked`, `ownership`, `folder`, `sort`. */
  async configure(changes: PlainObject = {}): Promise<void> {
    const { settings } = getGame();
    const all = objectOf(settings.get("core", CompendiumCollection.CONFIG_SETTING));
    await settings.set("core", CompendiumCollection.CONFIG_SETTING, {
      ...all,
      [this.collection]: { ...this.config, ...changes },
    });
  }

  async setFolder(folder: Folder | string | null): Promise<void> {
    await this.configure({ folder: typeof folder === "string" ? folder : (folder?.id ?? null) });
  }

  /** Copies all its documents into the world, with its folders within one of its name. (DOC CompendiumCollection) */
  async importAll({
    folderId = null,
    folderName = this.title,
    keepId = true,
  }: { folderId?: string | null; folderName?: string; keepId?: boolean } = {}): Promise<Document[]> {
    return importPack(this, { folderId, folderName, keepId });
  }

  async importDocument(document: Document, options: DatabaseOperation = {}): Promise<Document | undefined> {
    const cls = this.documentClass;
    return cls.create(document.toObject(), { ...options, pack: this.collection });
  }

  /** Updates index and documents after a change. */
  [ours.indexDocument](source: PlainObject): void {
    const { _id, name, img, type, folder, sort } = source as CompendiumIndexEntry;
    const kept = {
      _id,
      name,
      ...(img ? { img } : {}),
      ...(type ? { type } : {}),
      folder: folder ?? null,
      sort: sort ?? 0,
      uuid: this.getUuid(_id),
    };
    this.index.set(_id, { ...this.index.get(_id), ...kept });
  }
}
