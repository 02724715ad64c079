import type { PlainObject } from "../../../common/plain-object.ts";
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

/** A folder of a pack, known only as stored. */
export const storedTreeFolder = ({ _id, name, color, folder, sort, sorting }: PlainObject): TreeFolder => ({
  id: String(_id),
  uuid: "",
  name: typeof name === "string" ? name : "",
  color: typeof color === "string" ? color : "",
  folder: typeof folder === "string" ? folder : null,
  sort: typeof sort === "number" ? sort : 0,
  sorting: sorting === "m" ? "m" : "a",
});
