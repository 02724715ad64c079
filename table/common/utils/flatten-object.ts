import { isPlain, type PlainObject } from "../plain-object.ts";

/** Turns nested objects into dotted keys. Arrays, class instances and empty objects stay values. */
export function flattenObject(object: object): PlainObject {
  const flat: PlainObject = {};
  for (const [key, value] of Object.entries(object)) {
    if (isPlain(value) && Object.keys(value).length > 0) {
      for (const [inner, leaf] of Object.entries(flattenObject(value))) flat[`${key}.${inner}`] = leaf;
    } else flat[key] = value;
  }
  return flat;
}
