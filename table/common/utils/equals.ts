import { isPlain } from "../plain-object.ts";

/**
 * Whether two values are equal: primitives by Object.is, arrays, sets, maps and objects by content, classes by their own
 * `equals`.
 */
export function equals(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((entry, i) => equals(entry, b[i]));
  if (Array.isArray(b)) return false;
  if (a instanceof Set) return b instanceof Set && a.size === b.size && [...a].every((entry) => b.has(entry));
  if (a instanceof Map) return b instanceof Map && a.size === b.size && [...a].every(([k, v]) => b.has(k) && equals(v, b.get(k)));
  if (a instanceof Date) return b instanceof Date && a.getTime() === b.getTime();
  if (isPlain(a) && isPlain(b)) {
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every((key) => key in b && equals(a[key], b[key]));
  }
  const own: unknown = Reflect.get(a, "equals");
  return typeof own === "function" && own.call(a, b) === true;
}

/** v13's name of {@link equals} for two objects. */
export function objectsEqual(a: object, b: object): boolean {
  return equals(a, b);
}
