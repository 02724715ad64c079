import { DataFieldOperator } from "../data/operators.ts";
import { isPlain, objectOf, type PlainObject } from "../plain-object.ts";
import { equals } from "./equals.ts";
import { isEmpty } from "./is-empty.ts";

export interface DiffObjectOptions {
  /** Only keys that both objects have. Default false. */
  inner?: boolean;
  /** Also include the keys of `original` missing in `other`, as `-=key`. Default false. */
  deletionKeys?: boolean;
}

/** What in `other` differs from `original`: nested objects recursively, arrays and class instances as whole values. */
export function diffObject(
  original: object,
  other: object,
  { inner = false, deletionKeys = false }: DiffObjectOptions = {},
): PlainObject {
  const before = objectOf(original);
  const after = objectOf(other);
  const difference: PlainObject = {};
  for (const key of Object.keys(after)) {
    if (inner && !(key in before)) continue;
    const [from, to] = [before[key], after[key]];
    if (to instanceof DataFieldOperator) difference[key] = to;
    else if (isPlain(from) && isPlain(to)) {
      if (isEmpty(from) || isEmpty(to)) {
        if (isEmpty(from) !== isEmpty(to) && !(deletionKeys && isEmpty(to))) difference[key] = to;
        else if (isEmpty(to) && !isEmpty(from)) difference[key] = diffObject(from, to, { inner, deletionKeys });
        continue;
      }
      const nested = diffObject(from, to, { inner, deletionKeys });
      if (!isEmpty(nested)) difference[key] = nested;
    } else if (!equals(from, to)) difference[key] = to;
  }
  if (deletionKeys) for (const key of Object.keys(before)) if (!(key in after)) difference[`-=${key}`] = null;
  return difference;
}
