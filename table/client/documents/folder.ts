import type { Document } from "../../common/abstract/document.ts";
import { BaseFolder } from "../../common/documents/base-folder.ts";
import type { CompendiumCollection } from "../collections/compendium-collection.ts";
import type { WorldCollection } from "../collections/world-collection.ts";
import { documentConfig, getGame } from "../core/globals.ts";
import { ClientDocumentMixin } from "./client-document.ts";

/** A folder of a directory. */
export class Folder extends ClientDocumentMixin(BaseFolder) {
  declare folder: Folder | null;

  /** The documents in it. */
  get contents(): Document[] {
    const collection = getGame().collections.get(this.type);
    return collection?.filter((document) => document._source["folder"] === this.id) ?? [];
  }

  get children(): Folder[] {
    return getGame().folders.filter((folder) => folder._source["folder"] === this.id);
  }

  /** 1 for a folder at the top. */
  get depth(): number {
    return this.ancestors.length + 1;
  }

  get ancestors(): Folder[] {
    const found: Folder[] = [];
    let parent = this.folder;
    while (parent && !found.includes(parent)) {
      found.push(parent);
      parent = parent.folder;
    }
    return found;
  }

  get displayed(): boolean {
    return (
      this.contents.some((document) => Reflect.get(document, "visible") === true) ||
      this.children.some((folder) => folder.displayed)
    );
  }

  override get visible(): boolean {
    return (getGame().user?.isGM ?? false) || this.displayed;
  }

  get documentClass(): typeof Document {
    return documentConfig(this.type).documentClass;
  }

  get documentCollection(): WorldCollection | undefined {
    return getGame().collections.get(this.type);
  }

  /** Copies its documents into a pack, those of the same name over them if `updateByName`. (DOC Folder) */
  async exportToCompendium(
    pack: CompendiumCollection,
    { updateByName = false, keepId = false }: { updateByName?: boolean; keepId?: boolean } = {},
  ): Promise<CompendiumCollection> {
    for (const document of this.contents) {
      const there = updateByName ? pack.index.find(({ name }) => name === Reflect.get(document, "name")) : undefined;
      const data = document.toObject();
      if (there) await this.documentClass.updateDocuments([{ ...data, _id: there._id }], { pack: pack.collection });
      else await this.documentClass.createDocuments([{ ...data, folder: null }], { pack: pack.collection, keepId });
    }
    return pack;
  }

  getSubfolders(recursive = false): Folder[] {
    return recursive ? this.children.flatMap((folder) => [folder, ...folder.getSubfolders(true)]) : this.children;
  }

  getParentFolders(): Folder[] {
    return this.ancestors;
  }
}
