import { SORT_INTEGER_DENSITY } from "../../common/constants/content.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import type { Document } from "../../common/abstract/document.ts";

export interface SortRelativeOptions {
  /** The sibling it was dropped on; null: to the end. */
  target?: Document | null;
  siblings?: Document[];
  sortKey?: string;
  sortBefore?: boolean;
  updateData?: PlainObject;
  parentId?: string;
}

/** The new sort values that put a document before or after its target. Whole lists are renumbered only where there is no room. */
export function performIntegerSort(
  source: Document,
  {
    target = null,
    siblings = [],
    sortKey = "sort",
    sortBefore = true,
  }: Omit<SortRelativeOptions, "updateData" | "parentId"> = {},
): { target: Document; update: PlainObject }[] {
  const valueOf = (document: Document): number => Number(Reflect.get(document, sortKey)) || 0;
  const others = siblings.filter((sibling) => sibling !== source).sort((a, b) => valueOf(a) - valueOf(b));
  const found = target ? others.indexOf(target) : -1;
  const place = found === -1 ? (sortBefore && target ? 0 : others.length) : found + (sortBefore ? 0 : 1);
  const before = others[place - 1];
  const after = others[place];
  const low = before ? valueOf(before) : after ? valueOf(after) - 2 * SORT_INTEGER_DENSITY : 0;
  const high = after ? valueOf(after) : low + 2 * SORT_INTEGER_DENSITY;
  if (high - low > 1) return [{ target: source, update: { [sortKey]: Math.round((low + high) / 2) } }];
  const ordered = others.toSpliced(place, 0, source);
  return ordered.map((document, index) => ({ target: document, update: { [sortKey]: (index + 1) * SORT_INTEGER_DENSITY } }));
}

/** Moves a document among its siblings and stores the new order. */
export async function sortRelative(source: Document, { updateData = {}, ...options }: SortRelativeOptions): Promise<unknown> {
  const sorting = performIntegerSort(source, options);
  const updates = sorting.map(({ target, update }) => ({ ...update, _id: target.id, ...(target === source ? updateData : {}) }));
  const cls = source.constructor;
  return cls.updateDocuments(updates, { parent: source.parent, pack: source.pack });
}
