import type { Document } from "../../common/abstract/document.ts";
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

/** The folders and documents of a collection as a tree. What is in a folder that is gone is at the root. */
export const collectionTree = <D extends Document>(documents: readonly D[], folders: readonly Folder[]): CollectionNode<D> => {
  const { compare } = new Intl.Collator(getGame().i18n.lang, { numeric: true });
  const byName = (a: Document, b: Document): number => compare(String(Reflect.get(a, "name")), String(Reflect.get(b, "name")));
  const bySort = (a: Document, b: Document): number =>
    Number(Reflect.get(a, "sort")) - Number(Reflect.get(b, "sort")) || byName(a, b);
  const known = new Set<string | null>(folders.map(({ id }) => id));
  const placeOf = (one: Document): string | null => {
    const folder: unknown = Reflect.get(one, "folder");
    const id = typeof folder === "object" && folder !== null ? String(Reflect.get(folder, "id")) : null;
    return known.has(id) ? id : null;
  };
  const node = (folder: Folder | null, depth: number): CollectionNode<D> => {
    const within = (one: Document): boolean => placeOf(one) === (folder?.id ?? null);
    const order = folder?.sorting === "m" ? bySort : byName;
    const children = folders.filter(within).sort(order);
    return {
      root: folder === null,
      folder,
      visible: folder?.visible ?? true,
      depth,
      children: children.map((child) => node(child, depth + 1)),
      entries: documents.filter(within).sort(order),
    };
  };
  return node(null, 0);
};
