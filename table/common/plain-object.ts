/** A JSON-like object as it travels between server, client and documents. */
export type PlainObject = Record<string, unknown>;

/** Is this a value with keys of its own (`{}` or a prototype-less object), not an instance of some class? */
export function isPlain(value: unknown): value is PlainObject {
  if (value === null || typeof value !== "object") return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
