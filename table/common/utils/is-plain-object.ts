import { isPlain, type PlainObject } from "../plain-object.ts";

/** Whether the value is a plain object (v14). */
export function isPlainObject(value: unknown): value is PlainObject {
  return isPlain(value);
}
