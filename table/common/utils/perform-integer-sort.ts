import { SORT_INTEGER_DENSITY } from "../constants/content.ts";

/** Something with a place in an order, usually a document with `sort`. */
export type SortableEntry = object;

export interface IntegerSortOptions<T extends SortableEntry> {
  /** What it is put beside; without it, it goes to the end. */
  target?: T | null;
  /** The others of the same order, without the moved one. */
  siblings?: readonly T[];
  sortKey?: string;
  /** Before or after the target; unless told: before when it moves up, after when it moves down. */
  sortBefore?: boolean;
}

/**
 * Move an entry beside another with as few new numbers as can be: usually one, all of them when there is no room between.
 * Returns the entries with their new numbers.
 */
export function performIntegerSort<T extends SortableEntry>(
  source: T,
  { target = null, siblings = [], sortKey = "sort", sortBefore }: IntegerSortOptions<T> = {},
): { target: T; update: Record<string, number> }[] {
  const place = (entry: T): number => Number(Reflect.get(entry, sortKey) ?? 0);
  const others = siblings.filter((entry) => entry !== source);
  if (target && target !== source && !others.includes(target)) others.push(target);
  others.sort((a, b) => place(a) - place(b));
  const before = sortBefore ?? (target ? place(source) > place(target) : false);
  const at = target ? others.indexOf(target) + (before ? 0 : 1) : others.length;
  const [left, right] = [others[at - 1], others[at]];
  const low = left ? place(left) : right ? place(right) - 2 * SORT_INTEGER_DENSITY : 0;
  const high = right ? place(right) : low + 2 * SORT_INTEGER_DENSITY;
  const middle = Math.round((low + high) / 2);
  if (middle > low && middle < high) return [{ target: source, update: { [sortKey]: middle } }];
  const order = others.toSpliced(at, 0, source);
  return order.map((entry, index) => ({ target: entry, update: { [sortKey]: (index + 1) * SORT_INTEGER_DENSITY } }));
}
