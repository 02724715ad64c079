import type { Document } from "../../common/abstract/document.ts";
import { buildTree, type TreeEntry, type TreeNode } from "../applications/sidebar-directories/directory-tree.ts";
import { storedTreeFolder } from "../applications/sidebar-directories/tree-folder.ts";
import { getGame } from "../core/globals.ts";
import type { Folder } from "../documents/folder.ts";

/** A folder of a collection with the documents in it; the root has no folder (DOC DirectoryCollection#tree). */
export interface CollectionNode<D> {
  root: boolean;
  folder: Folder | null;
  visible: boolean;
  depth: number;
  children: CollectionNode<D>[];
  entries: D[];
}

/** The folders and documents of a collection as a tree, in the order of the directory. */
export const collectionTree = <D extends Document>(documents: readonly D[], folders: readonly Folder[]): CollectionNode<D> => {
  const byId = new Map(documents.map((document) => [String(document.id), document]));
  const folderById = new Map(folders.map((folder) => [String(folder.id), folder]));
  const found = (entries: readonly TreeEntry[]): D[] => entries.flatMap(({ id }) => byId.get(id) ?? []);
  const node = (at: TreeNode): CollectionNode<D> => {
    const folder = folderById.get(at.id) ?? null;
    const [children, entries] = [at.folders.map(node), found(at.entries)];
    return { root: false, folder, visible: folder?.visible ?? true, depth: at.depth, children, entries };
  };
  const tree = buildTree({
    folders: folders.map(({ _source }) => storedTreeFolder(_source)),
    entries: documents.map(entryOf),
    expanded: new Set(),
    language: getGame().i18n.lang,
    emptyFolders: true,
  });
  return { root: true, folder: null, visible: true, depth: 0, children: tree.folders.map(node), entries: found(tree.entries) };
};

const entryOf = ({ id, uuid, _source: { name, folder, sort } }: Document): TreeEntry => ({
  id: String(id),
  uuid,
  name: String(name),
  folder: typeof folder === "string" ? folder : null,
  sort: typeof sort === "number" ? sort : 0,
  invalid: false,
});
