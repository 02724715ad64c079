/** A JSON-like object, as sent between server and client and stored in documents. */
export type PlainObject = Record<string, unknown>;

/** Whether it is an object with keys (`{}` or a prototype-less object), not an instance of a class. */
export function isPlain(value: unknown): value is PlainObject {
  if (value === null || typeof value !== "object") return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** Whether it is an object of any kind, whose keys can be read. */
export function isObject(value: unknown): value is PlainObject {
  return typeof value === "object" && value !== null;
}

/** Whether it can be called. */
export function isFunction(value: unknown): value is (...args: unknown[]) => unknown {
  return typeof value === "function";
}

/** The value, if it is a list; else an empty one. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value, if it is an object of any kind; else an empty one. */
export function objectOf(value: unknown): PlainObject {
  return isObject(value) ? value : {};
}
