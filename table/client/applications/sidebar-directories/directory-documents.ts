import type * as ours from "../../../common/ours.ts";
import { pluralKey } from "../../../common/abstract/document-metadata.ts";
import type { PlainObject } from "../../../common/plain-object.ts";
import { configured, currentGame, localize } from "../platform.ts";

/** A document as directories need it. */
export interface DirectoryDocument {
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
  readonly documentName: string;
  readonly img?: string | null;
  readonly sort?: number;
  readonly visible: boolean;
  readonly isOwner: boolean;
  readonly folder?: { readonly id: string } | null;
  readonly sheet: { render(options?: unknown): unknown } | null;
  canUserModify?(user: unknown, action: string): boolean;
  toDragData(): PlainObject;
  toObject(): PlainObject;
  update(changes: PlainObject): Promise<unknown>;
  deleteDialog(options?: PlainObject): Promise<unknown>;
}

export interface DirectoryFolder {
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
  readonly type: string;
  readonly color?: unknown;
  readonly sort?: number;
  /** "a" by name, "m" manually. */
  readonly sorting: string;
  readonly folder?: { readonly id: string } | null;
  update(changes: PlainObject): Promise<unknown>;
  delete(): Promise<unknown>;
}

/** A document class as directories need it. */
export interface DirectoryDocumentClass {
  readonly documentName: string;
  canUserCreate(user: unknown): boolean;
  create(data: PlainObject, operation?: PlainObject): Promise<unknown>;
  createDialog(data?: PlainObject, operation?: PlainObject): Promise<unknown>;
  deleteDocuments(ids: string[], operation?: PlainObject): Promise<unknown>;
  fromDropData(data: PlainObject): Promise<DirectoryDocument | undefined>;
}

export interface DirectoryCollection {
  readonly documentName: string;
  readonly documentClass: DirectoryDocumentClass;
  /** What the user may see. */
  [ours.listed](): DirectoryDocument[];
  readonly invalidDocumentIds: ReadonlySet<string>;
  get(id: string): DirectoryDocument | undefined;
  /** Stored data of the documents that cannot be created. */
  readonly [ours.invalidSources]: ReadonlyMap<string, PlainObject>;
  /** A pack document's data, prepared for the world. */
  fromCompendium?(document: DirectoryDocument): PlainObject;
  importFromCompendium?(pack: unknown, id: string, updates?: PlainObject, options?: PlainObject): Promise<unknown>;
}

/** One line of a pack's index. */
interface IndexEntry {
  readonly _id: string;
  readonly name: string;
  readonly img?: string | null;
  readonly uuid: string;
  readonly folder?: string | null;
  readonly sort?: number;
}

export interface CompendiumPack {
  /** `<package>.<name>` */
  readonly collection: string;
  readonly title: string;
  readonly documentName: string;
  readonly locked: boolean;
  readonly visible: boolean;
  readonly index: Iterable<IndexEntry>;
  /** Its folders as stored. */
  readonly folders: readonly PlainObject[];
  readonly metadata: PlainObject;
  getDocument(id: string): Promise<DirectoryDocument | null | undefined>;
}

interface DirectoryGame {
  readonly user: { readonly isGM: boolean; readonly id: string } | null;
  readonly collections: { get(documentName: string): DirectoryCollection | undefined };
  readonly folders?: { readonly contents: readonly DirectoryFolder[]; get(id: string): DirectoryFolder | undefined };
  readonly packs: { readonly contents: readonly CompendiumPack[]; get(id: string): CompendiumPack | undefined };
  readonly system: { readonly packFolders?: readonly PlainObject[] };
}

/** The game, as directories need it. @throws before it exists */
export const directoryGame = (): DirectoryGame => {
  const game = currentGame<DirectoryGame>();
  if (game === undefined) throw new Error("There is no game yet");
  return game;
};

/** @throws if the world has no such collection */
export const worldCollection = (documentName: string): DirectoryCollection => {
  const collection = directoryGame().collections.get(documentName);
  if (collection === undefined) throw new Error(`The world has no collection of ${documentName} documents`);
  return collection;
};

/** The name of several documents of a type. Source: `labelPlural` in a document's metadata, platform.md §3. */
export function pluralLabel(documentName: string): string {
  const known = configured<{ documentClass?: { metadata?: { labelPlural?: string } } }>(documentName);
  return localize(known?.documentClass?.metadata?.labelPlural ?? pluralKey(documentName));
}
