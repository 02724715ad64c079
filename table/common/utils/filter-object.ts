import { isPlain, objectOf, type PlainObject } from "../plain-object.ts";

/** Keeps only those keys of `source` that `template` has, recursively. */
export function filterObject(
  source: object,
  template: object,
  { templateValues = false }: { templateValues?: boolean; deletionKeys?: boolean } = {},
): PlainObject {
  const result: PlainObject = {};
  for (const [key, value] of Object.entries(objectOf(source))) {
    if (!(key in template)) continue;
    const shape: unknown = objectOf(template)[key];
    result[key] =
      isPlain(value) && isPlain(shape) ? filterObject(value, shape, { templateValues }) : templateValues ? shape : value;
  }
  return result;
}
