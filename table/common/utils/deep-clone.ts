import { isPlain, type PlainObject } from "../plain-object.ts";

const MAX_DEPTH = 100;

/**
 * Copies plain objects, arrays and dates at every depth. Instances of classes are kept by reference,
 * or refused with `strict`.
 */
export function deepClone<T>(original: T, { strict = false, _d = 0 }: { strict?: boolean; _d?: number } = {}): T {
  return clone(original, strict, _d) as T;
}

function clone(value: unknown, strict: boolean, depth: number): unknown {
  if (depth > MAX_DEPTH)
    throw new Error("Maximum depth exceeded. Be sure your object does not contain cyclical data structures.");
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => clone(entry, strict, depth + 1));
  if (value instanceof Date) return new Date(value);
  if (!isPlain(value)) {
    if (strict) throw new Error("deepClone cannot clone advanced objects");
    return value;
  }
  const copy: PlainObject = {};
  for (const key of Object.keys(value)) copy[key] = clone(value[key], strict, depth + 1);
  return copy;
}
