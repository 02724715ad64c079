import { isPlain, type PlainObject } from "../plain-object.ts";

/** Is the value a plain object (v14)? */
export function isPlainObject(value: unknown): value is PlainObject {
  return isPlain(value);
}
