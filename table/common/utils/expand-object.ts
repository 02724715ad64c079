import { isPlain, objectOf, type PlainObject } from "../plain-object.ts";
import { hasProperty, getProperty, setProperty } from "./properties.ts";

const MAX_DEPTH = 100;

/** Turns dotted keys into nested objects, at every depth; `{"a.b": 1}` → `{a: {b: 1}}`. Values of the same path are merged. */
export function expandObject(object: object): PlainObject {
  return objectOf(expand(object, 0));
}

function expand(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new Error("Maximum object expansion depth exceeded");
  if (Array.isArray(value)) return value.map((entry) => (isPlain(entry) ? expand(entry, depth + 1) : entry));
  if (!isPlain(value)) return value;
  const expanded: PlainObject = {};
  for (const [key, inner] of Object.entries(value))
    place(expanded, key, isPlain(inner) || Array.isArray(inner) ? expand(inner, depth + 1) : inner);
  return expanded;
}

/** Sets a value at a path; an existing object is merged with it. */
function place(target: PlainObject, key: string, value: unknown): void {
  const present = hasProperty(target, key) ? getProperty(target, key) : undefined;
  if (isPlain(present) && isPlain(value)) for (const [inner, deeper] of Object.entries(value)) place(present, inner, deeper);
  else setProperty(target, key, value);
}
