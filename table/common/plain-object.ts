/** A JSON-like object, as sent between server and client and stored in documents. */
export type PlainObject = Record<string, unknown>;

/** Whether it is an object with keys (`{}` or a prototype-less object), not an instance of a class. */
export function isPlain(value: unknown): value is PlainObject {
  if (value === null || typeof value !== "object") return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
