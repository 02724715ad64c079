import type { DirectoryFolder } from "./directory-documents.ts";
import type { TreeFolder } from "./directory-tree.ts";

/** A folder document as the tree shows it. */
export const treeFolder = (folder: DirectoryFolder): TreeFolder => ({
  id: folder.id,
  uuid: folder.uuid,
  name: folder.name,
  color: folder.color ? String(folder.color) : "",
  folder: folder.folder?.id ?? null,
  sort: folder.sort ?? 0,
  sorting: folder.sorting,
});
